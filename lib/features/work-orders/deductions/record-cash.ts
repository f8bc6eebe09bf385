import { payrollDebts } from "@/db/schema/work-orders";
import { lockCrew } from "@/lib/features/crew/queries";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { openMonthOf } from "../inputs/queries";
import { debtProposed, recordCashInput } from "./schema";

/**
 * Record cash the vessel head paid out on board. Finance confirms it before a slip deducts it. Whole rupiah, a day of
 * Asia/Jakarta. product 5.15 @throws not-found for a person of another vessel, invalid for a future day
 */
export const recordCash = write({
  name: "work-orders.record-cash",
  access: "work-orders:record-cash",
  input: recordCashInput,
  output: debtProposed,
  async run({ db, actor, now, audit }, { crewId, amount, paidOn, note }) {
    const { userId, vesselId } = userActorOf(actor);
    const { divisionId } = await lockCrew(db, actor, crewId);
    if (paidOn > dayOf(now))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "paidOn", message: "deductions.dayToCome" }]);
    const fromMonth = firstDayOf(await openMonthOf(db, { id: crewId, divisionId }));
    const [stored] = await db
      .insert(payrollDebts)
      .values({
        divisionId,
        crewId,
        kind: "cashOnBoard",
        source: "vessel",
        amount,
        note,
        fromMonth,
        paidOn,
        vesselId,
        name: translator("id")("deductions.kinds.cashOnBoard"),
        createdAt: now,
        createdBy: userId,
        updatedAt: now,
      })
      .returning({ id: payrollDebts.id });
    const { id } = requirePresent(stored, "the cash");
    audit({ subject: id, divisionId, after: { crewId, kind: "cashOnBoard", amount, paidOn, vesselId } });
    return { id, crewId };
  },
});
