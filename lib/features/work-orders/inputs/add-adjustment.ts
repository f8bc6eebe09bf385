import { eq } from "drizzle-orm";
import { workOrderAdjustments, workOrders } from "@/db/schema/work-orders";
import { userIdOf } from "@/lib/access/actor";
import { AppError, messageOf, notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { firstDayOf } from "../month.rules";
import { rupiah } from "../words.rules";
import { belowNought } from "../months/negative.queries";
import { assertOpen, lockPayOf } from "./queries";
import { addAdjustmentInput, itemStored } from "./schema";

/** One line that is too large would hold the whole month: it is refused when it is typed, with what the month can bear. */
function tooMuch(name: string, { month, short, most }: { month: string; short: number; most: number }) {
  const values = { name, month, short: rupiah(short), most: rupiah(Math.max(most, 0)) };
  const key = most > 0 ? "pay-data.belowNought" : "pay-data.nothingToTake";
  return new AppError("rule", key, values, [{ path: "amount", message: messageOf(key, values) }], "PAY_BELOW_NOUGHT");
}

/**
 * Corrects a locked work order with a later month: a line "Adjustment ±" that names it. Whole rupiah, a month of Asia/Jakarta. product 5.15.1
 * @throws not-found, conflict PERIOD_LOCKED, rule for a work order that is not locked, which is corrected itself, and for taking back more than the month pays
 */
export const addAdjustment = write({
  name: "work-orders.add-adjustment",
  access: "work-orders:lock",
  input: addAdjustmentInput,
  output: itemStored,
  async run({ db, actor, now, audit }, { workOrderId, month, reason, direction, ...input }) {
    const [seen] = await db
      .select({ crewId: workOrders.crewId })
      .from(workOrders)
      .where(eq(workOrders.id, workOrderId));
    if (!seen) throw notFound();
    const { crewId } = seen;
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
    const { id } = present(stored, "the adjustment");
    const short = amount < 0 ? await belowNought(db, { divisionId: person.divisionId, crewId, month }) : 0;
    if (short > 0) throw tooMuch(person.fullName, { month, short, most: input.amount - short });
    audit({
      subject: id,
      divisionId: person.divisionId,
      after: { crewId, workOrderNumber: order.number, month, amount },
      reason,
    });
    return { id, crewId };
  },
});
