import { and, eq, isNull } from "drizzle-orm";
import { irregularPays, workOrderAdjustments } from "@/db/schema/work-orders";
import { userActorOf } from "@/lib/platform/access";
import { AppError, notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { monthOf, firstDayOf } from "@/lib/platform/calendar/months";
import { assertPayCovers, lockPayOf, openMonthOf } from "./queries";
import { confirmItemInput, itemConfirmed } from "./schema";

/**
 * Confirm irregular pay or an adjustment that awaits a second person. If its month was locked meanwhile, it moves to
 * the person's first open one. Whole rupiah, a month of Asia/Jakarta. product 5.15.6b, §8 @throws not-found, conflict
 * CONFIRMED, rule for its author and for taking back more than the month pays
 */
export const confirmPayItem = write({
  name: "work-orders.confirm-item",
  access: "work-orders:verify",
  secondPerson: { right: "work-orders:verify", refusal: "pay-data.secondPerson" },
  input: confirmItemInput,
  output: itemConfirmed,
  async run({ db, actor, now, audit, requireSecondPerson }, { kind, id }) {
    const { userId } = userActorOf(actor);
    const table = kind === "irregular" ? irregularPays : workOrderAdjustments;
    const ofItem = and(eq(table.id, id), isNull(table.removedAt));
    const [owner] = await db.select({ crewId: table.crewId }).from(table).where(ofItem);
    if (!owner) throw notFound();
    const { crewId } = owner;
    const { divisionId, fullName } = await lockPayOf(db, actor, crewId);
    const columns = {
      isWaiting: table.isWaiting,
      month: table.month,
      amount: table.amount,
      createdBy: table.createdBy,
    };
    const [row] = await db.select(columns).from(table).where(ofItem).for("update");
    if (!row) throw notFound();
    if (!row.isWaiting) throw new AppError("conflict", "pay-data.confirmed", {}, [], "CONFIRMED");
    await requireSecondPerson({ divisionId, involvedUsers: [row.createdBy] });
    const open = await openMonthOf(db, { id: crewId, divisionId });
    const entered = monthOf(row.month);
    const month = entered < open ? open : entered;
    await db
      .update(table)
      .set({ isWaiting: false, month: firstDayOf(month), confirmedAt: now, confirmedBy: userId })
      .where(eq(table.id, id));
    const { amount } = row;
    await assertPayCovers(db, { crewId, divisionId, name: fullName, month, amount });
    const before = { isWaiting: true, month: entered };
    audit({ subject: id, divisionId, before, after: { kind, crewId, month, amount, isWaiting: false } });
    return { id, crewId, month };
  },
});
