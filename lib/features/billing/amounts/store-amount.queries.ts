import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { AmountFee, AmountKind } from "@/db/enums/billing";
import { applicants, assessments } from "@/db/schema/applicants";
import { billingAmounts } from "@/db/schema/billing";
import { preparationMcus, preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { hideStoppedApplicants } from "@/lib/features/crew/queries";
import { assertUnbilled } from "@/lib/features/accounting-periods/billed-rows.queries";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { AuditRecord } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import type { Actor } from "@/lib/access/actor";
import { feeFrom } from "../rules";

type Scope = { db: Transaction; actor: Actor; now: Date; locale: Locale };
type Write = Scope & { audit(record: AuditRecord): void; unchanged(): void };
type EnteredAmount = {
  feeOption?: AmountFee | undefined;
  mcuPrice: number;
  mcuFeePercentage: number;
  mcuFeeValue: number;
  version?: number | undefined;
};

/** Match a check-up of the division. */
const checkupExists: Record<AmountKind, (scope: Scope, id: number, divisionId: number) => Promise<unknown[]>> = {
  "mcu-register": ({ db, actor }, id, divisionId) =>
    db
      .select({ id: assessments.id })
      .from(assessments)
      .innerJoin(applicants, eq(applicants.id, assessments.applicantId))
      .where(
        and(
          eq(assessments.id, id),
          eq(assessments.divisionId, divisionId),
          eq(assessments.type, "mcu"),
          eq(assessments.status, "InProgress"),
          sql`${assessments.details} ->> 'date' is not null`,
          hideStoppedApplicants(actor),
        ),
      ),
  "mcu-planning": ({ db }, id, divisionId) =>
    db
      .select({ id: preparationMcus.id })
      .from(preparationMcus)
      .innerJoin(preparations, eq(preparations.id, preparationMcus.preparationId))
      .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
      .where(and(eq(preparationMcus.id, id), eq(vessels.divisionId, divisionId))),
};

const feeColumns = (entered: EnteredAmount) => {
  if (entered.feeOption === "contract") return { feeOption: null, feePercentage: null, feeValue: null };
  const fee = requirePresent(feeFrom(entered.mcuFeePercentage, entered.mcuFeeValue), "the fee");
  return {
    feeOption: fee.option,
    feePercentage: fee.option === "percentage" ? fee.percent : null,
    feeValue: fee.option === "value" ? Number(fee.value) : null,
  };
};

const auditedFee = ({ amount, feeOption, feePercentage, feeValue }: typeof billingAmounts.$inferSelect) => ({
  amount,
  feeOption,
  feePercentage,
  feeValue,
});

/** Store the billed amount of a check-up; the audit entry is on the check-up. @returns the stored version */
export async function storeAmount(
  scope: Write,
  kind: AmountKind,
  sourceId: number,
  entered: EnteredAmount,
): Promise<number> {
  const { db, actor, now, audit, unchanged } = scope;
  const { divisionId, userId } = userActorOf(actor);
  if ((await checkupExists[kind](scope, sourceId, divisionId)).length === 0) throw notFound("billing.notFound");
  await assertUnbilled(db, { kind, sourceId });
  const values = { amount: entered.mcuPrice, ...feeColumns(entered) };
  const key = { kind, sourceId, divisionId };
  const ofSource = and(eq(billingAmounts.kind, kind), eq(billingAmounts.sourceId, sourceId));
  const stamp = { updatedAt: now, updatedBy: userId };
  const [first] = await db
    .insert(billingAmounts)
    .values({ ...key, ...values, ...stamp, createdAt: now, createdBy: userId })
    .onConflictDoNothing()
    .returning();
  if (first) {
    audit({ subject: sourceId, before: null, after: { kind, ...auditedFee(first) } });
    return first.version;
  }
  const [before] = await db.select().from(billingAmounts).where(ofSource).for("update");
  const currentAmount = requirePresent(before, "the amount");
  await assertUnchanged(scope, currentAmount, entered.version);
  const isSame = (Object.keys(values) as (keyof typeof values)[]).every((name) => currentAmount[name] === values[name]);
  if (isSame) {
    unchanged();
    return currentAmount.version;
  }
  const [stored] = await db
    .update(billingAmounts)
    .set({ ...values, ...stamp, version: currentAmount.version + 1 })
    .where(ofSource)
    .returning();
  const after = requirePresent(stored, "the amount");
  audit({ subject: sourceId, before: auditedFee(currentAmount), after: { kind, ...auditedFee(after) } });
  return after.version;
}
