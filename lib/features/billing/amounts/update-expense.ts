import { and, eq, isNull } from "drizzle-orm";
import { scheduleDocuments } from "@/db/schema/scheduling";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { assertUnbilled } from "@/lib/features/accounting-periods/billed-rows.queries";
import { stampOf } from "@/lib/features/scheduling/audit-entry.rules";
import { lockSchedule, storeSchedule } from "@/lib/features/scheduling/lock.queries";
import { logSchedules } from "@/lib/features/scheduling/log.queries";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { expenseUpdated, updateExpenseInput } from "./schema";

/**
 * Update the price of a travel document in whole rupiah; zero puts it on hold. The document keeps it in any schedule
 * state. Document 3 §4, §7 @throws invalid, not-found, conflict PERIOD_LOCKED once billed, or when it changed meanwhile
 */
export const updateExpense = write({
  name: "billing.update-expense",
  access: "billing:expenses",
  input: updateExpenseInput,
  output: expenseUpdated,
  async run(scope, { employeeSchedulingDocumentId: id, price, version }) {
    const { db, actor, now, audit, unchanged } = scope;
    const ofId = and(
      eq(scheduleDocuments.id, id),
      eq(scheduleDocuments.kind, "accommodation"),
      isNull(scheduleDocuments.removedAt),
    );
    const [scheduled] = await db
      .select({ scheduleId: scheduleDocuments.scheduleId })
      .from(scheduleDocuments)
      .where(ofId);
    if (!scheduled) throw notFound("billing.notFound");
    const held = await lockSchedule(db, actor, scheduled.scheduleId, "billing:expenses");
    const [document] = await db.select().from(scheduleDocuments).where(ofId).for("update");
    if (!document) throw notFound("billing.notFound");
    await assertUnchanged(scope, document, version);
    await assertUnbilled(db, { kind: "expenses", sourceId: id });
    if (document.price === price) {
      unchanged();
      return { employeeSchedulingDocumentId: id, price, version: document.version };
    }
    const stored = { price, updatedAt: now, updatedBy: userIdOf(actor), version: document.version + 1 };
    await db.update(scheduleDocuments).set(stored).where(ofId);
    const schedule = await storeSchedule(db, held.schedule, {}, stampOf(scope));
    const changes = [{ field: "accommodationDocuments", from: document.price, to: price }];
    await logSchedules(db, scope, [{ event: "changed", before: held.schedule, after: schedule, changes }]);
    const { divisionId } = held.vessel;
    audit({ subject: id, divisionId, before: { price: document.price }, after: { price } });
    return { employeeSchedulingDocumentId: id, price, version: stored.version };
  },
});
