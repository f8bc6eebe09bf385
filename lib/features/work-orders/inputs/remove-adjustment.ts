import { and, eq, isNull } from "drizzle-orm";
import { payDifferences, workOrderAdjustments } from "@/db/schema/work-orders";
import { userIdOf } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { assertOpen, lockPayOf } from "./queries";
import { itemRemoved, removeItemInput } from "./schema";

/**
 * Remove an adjustment of an open month; the row stays on record. A difference it settled opens again. @throws
 * not-found, conflict PERIOD_LOCKED
 */
export const removeAdjustment = write({
  name: "work-orders.remove-adjustment",
  access: "work-orders:lock",
  input: removeItemInput,
  output: itemRemoved,
  async run({ db, actor, now, audit }, { id }) {
    const ofItem = and(eq(workOrderAdjustments.id, id), isNull(workOrderAdjustments.removedAt));
    const [owner] = await db.select({ crewId: workOrderAdjustments.crewId }).from(workOrderAdjustments).where(ofItem);
    if (!owner) throw notFound();
    const person = await lockPayOf(db, actor, owner.crewId);
    const [row] = await db
      .update(workOrderAdjustments)
      .set({ removedAt: now, removedBy: userIdOf(actor) })
      .where(ofItem)
      .returning();
    if (!row) throw notFound();
    const { crewId, amount, reason, differenceId } = row;
    if (differenceId !== null)
      await db
        .update(payDifferences)
        .set({ state: "superseded", updatedAt: now })
        .where(eq(payDifferences.id, differenceId));
    const month = monthOf(row.month);
    if (!row.isWaiting) await assertOpen(db, person, month);
    audit({ subject: id, divisionId: person.divisionId, before: { crewId, month, amount, reason } });
    return { id, crewId };
  },
});
