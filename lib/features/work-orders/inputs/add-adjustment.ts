import { eq } from "drizzle-orm";
import { workOrderAdjustments, workOrders } from "@/db/schema/work-orders";
import { userIdOf } from "@/lib/access/actor";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { needsSecondPerson } from "../second-person.queries";
import { assertPayCovers, assertOpen, lockPayOf } from "./queries";
import { addAdjustmentInput, itemStored } from "./schema";

/**
 * Correct a locked work order in a later month, as a line "Adjustment ±". From the division's threshold a second person
 * confirms it first. Whole rupiah, a month of Asia/Jakarta. product 5.15.1 @throws not-found, conflict PERIOD_LOCKED,
 * rule for a work order that is not locked, and for taking back more than the month pays
 */
export const addAdjustment = write({
  name: "work-orders.add-adjustment",
  access: "work-orders:lock",
  input: addAdjustmentInput,
  output: itemStored,
  async run({ db, actor, now, audit }, { workOrderId, month, reason, direction, ...input }) {
    const [owner] = await db
      .select({ crewId: workOrders.crewId })
      .from(workOrders)
      .where(eq(workOrders.id, workOrderId));
    if (!owner) throw notFound();
    const { crewId } = owner;
    const person = await lockPayOf(db, actor, crewId);
    const [order] = await db.select().from(workOrders).where(eq(workOrders.id, workOrderId)).for("share");
    if (!order) throw notFound();
    if (order.state !== "locked") throw refused("pay-data.notLocked");
    await assertOpen(db, person, month);
    const amount = direction === "takeBack" ? -input.amount : input.amount;
    const [stored] = await db
      .insert(workOrderAdjustments)
      .values({
        workOrderId,
        crewId,
        month: firstDayOf(month),
        reason,
        amount,
        createdAt: now,
        createdBy: userIdOf(actor),
      })
      .returning({ id: workOrderAdjustments.id });
    const { id } = requirePresent(stored, "the adjustment");
    const isWaiting = await needsSecondPerson(db, person.divisionId, amount);
    await assertPayCovers(db, { crewId, divisionId: person.divisionId, name: person.fullName, month, amount });
    if (isWaiting) await db.update(workOrderAdjustments).set({ isWaiting }).where(eq(workOrderAdjustments.id, id));
    audit({
      subject: id,
      divisionId: person.divisionId,
      after: { crewId, workOrderNumber: order.number, month, amount, isWaiting },
      reason,
    });
    return { id, crewId, isWaiting };
  },
});
