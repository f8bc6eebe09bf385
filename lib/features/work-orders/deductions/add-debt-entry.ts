import { and, eq } from "drizzle-orm";
import { payrollDebtEntries } from "@/db/schema/work-orders";
import { userIdOf } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { needsSecondPerson } from "../second-person.queries";
import { lockDebt } from "./queries";
import { addDebtEntryInput, debtEntryAdded } from "./schema";

/**
 * Record a repayment outside slips, or write off the rest with a reason. From the division's threshold a second person
 * confirms first. Whole rupiah, a day of Asia/Jakarta. product 5.15, §8 @throws not-found, invalid for a future day,
 * rule for what is not open, for more than the balance, and while another entry waits
 */
export const addDebtEntry = write({
  name: "work-orders.add-debt-entry",
  access: "work-orders:open-debt",
  input: addDebtEntryInput,
  output: debtEntryAdded,
  async run({ db, actor, now, audit }, { debtId, kind, onDay, reason, ...input }) {
    const { row, balance } = await lockDebt(db, actor, debtId);
    if (row.state !== "open" || balance === 0) throw refused("deductions.notOpen");
    if (onDay > dayOf(now))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "onDay", message: "deductions.dayToCome" }]);
    const waiting = and(eq(payrollDebtEntries.debtId, debtId), eq(payrollDebtEntries.state, "proposed"));
    if ((await db.$count(payrollDebtEntries, waiting)) > 0) throw refused("deductions.entryWaits");
    const amount = kind === "writtenOff" ? balance : (input.amount ?? 0);
    if (amount > balance) throw refused("deductions.moreThanOwed");
    const userId = userIdOf(actor);
    const isWaiting = await needsSecondPerson(db, row.divisionId, amount);
    const confirmation = isWaiting ? {} : { state: "confirmed" as const, decidedAt: now, decidedBy: userId };
    const by = { createdAt: now, createdBy: userId, updatedAt: now };
    const [stored] = await db
      .insert(payrollDebtEntries)
      .values({ debtId, kind, amount, onDay, reason, ...by, ...confirmation })
      .returning({ id: payrollDebtEntries.id });
    const { id } = requirePresent(stored, "the entry");
    const { divisionId, crewId } = row;
    audit({ subject: debtId, divisionId, after: { crewId, kind, amount, onDay, isWaiting }, reason });
    return { id, debtId, amount, isWaiting };
  },
});
