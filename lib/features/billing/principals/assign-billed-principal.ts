import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { billingPrincipals } from "@/db/schema/billing";
import { principals } from "@/db/schema/vessels";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { sharePeriod } from "@/lib/features/accounting-periods/queries";
import { userActorOf } from "@/lib/platform/access";
import { AppError, notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { findRow } from "../bills.queries";
import { assignBilledPrincipalInput, principalGiven } from "./schema";

/**
 * Assign a principal to a row whose vessel has none, or remove it: check-ups without a vessel, rows of unchartered
 * vessels. That principal's contracts then price it. product 5.14 @throws not-found, rule for a row with its vessel's
 * principal, invalid for one of another division, conflict PERIOD_LOCKED once billed
 */
export const assignBilledPrincipal = write({
  name: "billing.give-principal",
  access: "billing:lock",
  input: assignBilledPrincipalInput,
  output: principalGiven,
  async run({ db, actor, now, audit, unchanged }, { kind, id, principalId }) {
    const { divisionId, userId } = userActorOf(actor);
    const key = { kind, sourceId: id };
    await sharePeriod(db, billingPeriod);
    const row = await findRow(db, { actor, divisionId }, key);
    if (!row) throw notFound("billing.notFound");
    if (row.isBilled) throw billingPeriod.refuse("locked");
    if (row.principalId !== null) throw refused("billing.hasPrincipal");
    if (principalId !== null) await assertPrincipal(db, divisionId, principalId);
    const ofRow = and(eq(billingPrincipals.kind, kind), eq(billingPrincipals.sourceId, id));
    const [before] = await db.select().from(billingPrincipals).where(ofRow).for("update");
    if ((before?.principalId ?? null) === principalId) {
      unchanged();
      return { kind, id, principalId };
    }
    const stamp = { updatedAt: now, updatedBy: userId };
    if (principalId === null) await db.delete(billingPrincipals).where(ofRow);
    else
      await db
        .insert(billingPrincipals)
        .values({ ...key, divisionId, principalId, ...stamp, createdAt: now, createdBy: userId })
        .onConflictDoUpdate({
          target: [billingPrincipals.kind, billingPrincipals.sourceId],
          set: { principalId, ...stamp, version: (before?.version ?? 0) + 1 },
        });
    audit({
      subject: id,
      divisionId,
      before: before ? { kind, principalId: before.principalId } : null,
      after: { kind, principalId },
    });
    return { kind, id, principalId };
  },
});

/** Require an active principal of the division. @throws invalid */
async function assertPrincipal(db: Transaction, divisionId: number, id: number) {
  const [principal] = await db
    .select({ id: principals.id })
    .from(principals)
    .where(and(eq(principals.id, id), eq(principals.divisionId, divisionId), isNull(principals.retiredAt)));
  if (!principal)
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "principalId", message: "validation.invalid" }]);
}
