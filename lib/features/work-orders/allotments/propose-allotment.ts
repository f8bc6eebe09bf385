import { payrollAllotments } from "@/db/schema/work-orders";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { assertOpen, lockPayOf } from "../inputs/queries";
import { selectAllotments } from "./queries";
import { allotmentProposed, maxPayees, proposeAllotmentInput } from "./schema";

/**
 * Propose an allotment of the take-home pay with the seafarer's consent. A second person confirms it, as with a bank
 * account. At most three. Whole rupiah, months of Asia/Jakarta. product 5.15, MLC A2.2 @throws not-found, invalid for a
 * consent dated in the future, conflict PERIOD_LOCKED, PAYROLL_LOCKING, rule for a fourth payee and for a place that is
 * taken
 */
export const proposeAllotment = write({
  name: "work-orders.propose-allotment",
  access: "work-orders:allot",
  input: proposeAllotmentInput,
  output: allotmentProposed,
  async run({ db, actor, now, audit }, { fromMonth, untilMonth, ...values }) {
    const { userId } = userActorOf(actor);
    const { crewId, place, consentOn } = values;
    const person = await lockPayOf(db, actor, crewId);
    if (consentOn > dayOf(now))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "consentOn", message: "deductions.dayToCome" }]);
    await assertOpen(db, person, fromMonth);
    const existing = await selectAllotments(db, crewId, firstDayOf(fromMonth));
    if (existing.length >= maxPayees) throw refused("allotments.mostPayees");
    if (existing.some(({ row }) => row.place === place)) throw refused("allotments.placeTaken");
    const { divisionId } = person;
    const months = { fromMonth: firstDayOf(fromMonth), untilMonth: untilMonth && firstDayOf(untilMonth) };
    const by = { createdAt: now, createdBy: userId, updatedAt: now };
    const [stored] = await db
      .insert(payrollAllotments)
      .values({ ...values, ...months, divisionId, ...by })
      .returning({ id: payrollAllotments.id });
    const { id } = requirePresent(stored, "the allotment");
    const { payeeName, bankName, amount, share } = values;
    audit({
      subject: id,
      divisionId,
      after: { crewId, place, payeeName, bankName, amount, share, fromMonth, untilMonth, consentOn },
    });
    return { id, crewId };
  },
});
