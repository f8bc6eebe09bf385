import { z } from "zod";
import { payrollPeriods } from "@/db/schema/work-orders";
import { can, type Actor } from "@/lib/access/actor";
import { mayDecide } from "@/lib/access/second-person";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { canWriteDirectly } from "@/lib/features/crew/sections/write-permission.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { leftOutOf } from "../left-out.queries";
import { paidOut } from "../pay-balance.rules";
import { unverifiedIn } from "../drafting/tables-of-month.queries";
import { payrollDivisionOf, openMonthsOf } from "../payroll-division.queries";
import { comparisonOf } from "./comparison.queries";
import { payrollPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { unlocksOf } from "@/lib/features/accounting-periods/queries";
import { isLastLocked } from "@/lib/features/accounting-periods/rules";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { holidaysAfter, lockDueOn } from "./lock.rules";
import {
  blockedPeopleOf,
  countSeparateLocks,
  locksOf,
  draftingRunOf,
  sumsOf,
  taxStatusesIn,
  unplacedIn,
} from "./queries";
import { periodDetail, periodInput } from "./schema";

const problems = periodDetail.shape.heldPeople.element.shape.problems;

type ActionContext = {
  refusal: ReturnType<typeof payrollPeriod.refusalOf>;
  isLast: boolean;
  isSecond: boolean;
  isAsked: boolean;
};
function actionsFor(actor: Actor, { refusal, isLast, isSecond, isAsked }: ActionContext) {
  const may = {
    lock: can(actor, "work-orders:lock") && !refusal,
    unlock: isLast && (isAsked ? isSecond : can(actor, "work-orders:lock")),
  };
  return (["lock", "unlock"] as const).filter((name) => may[name]);
}

type LeftOutSlip = { state: "draft" | "locked" | null; isHeld: boolean | null; lockId: number | null; isLast: boolean };
/** Return the actions on the slips of a left-out person. */
function actionsOn({ state, isHeld, lockId, isLast }: LeftOutSlip): ("lock" | "unlock")[] {
  if (state === "draft") return isHeld ? [] : ["lock"];
  return lockId !== null && isLast ? ["unlock"] : [];
}

/**
 * Return a month of the division: whether it may be locked and by when, its problems, and the comparison with the
 * previous month. Logs whose pay it names. @throws not-found for a month that is neither drafted nor locked. product
 * 5.15.1, 5.15.6b
 */
export const getPayrollPeriod = read({
  name: "work-orders.get-period",
  access: "work-orders:view",
  input: periodInput,
  output: periodDetail,
  async run({ db, actor, now }, { month }) {
    const { divisionId } = userActorOf(actor);
    const division = await payrollDivisionOf(db, divisionId);
    const [sum] = await sumsOf(db, divisionId, [month]);
    const [lock] = await locksOf(db, divisionId, month);
    if (!lock && !sum && !openMonthsOf(division, now).includes(month)) throw notFound("work-orders.periods.notFound");
    const blocked = await blockedPeopleOf(db, divisionId, month);
    const unplaced = lock ? [] : await unplacedIn(db, divisionId, month);
    const leftOut = lock ? await leftOutOf(db, lock.id, month) : [];
    const taxStatuses = lock ? [] : await taxStatusesIn(db, divisionId, month);
    const comparison = await comparisonOf(db, { divisionId, month, netShare: division.netShare });
    const peopleShown = [...unplaced, ...leftOut, ...taxStatuses, ...comparison.rows].map(({ crewId }) => ({
      crewId,
      classes: ["payroll" as const],
    }));
    await recordSensitiveReads(db, { actor, now }, "work-orders.get-period", peopleShown);
    const holidays = holidaysAfter(month, process.env);
    const refusal = payrollPeriod.refusalOf(month, { ...division.periods, today: dayOf(now), holidays });
    const isLast = isLastLocked(month, division.periods);
    const asker = lock?.unlockAskedBy ?? null;
    const isAsked = asker !== null;
    const isSecond =
      isAsked && (await mayDecide(db, actor, "work-orders:release", { divisionId, involvedUsers: [asker] }));
    return {
      month,
      state: lock ? ("locked" as const) : ("draft" as const),
      people: sum?.people ?? 0,
      workOrders: sum?.workOrders ?? 0,
      takeHome: sum?.takeHome ?? 0,
      toCollect: sum?.toCollect ?? 0,
      held: sum?.held ?? 0,
      leftOpen: lock?.leftOpen ?? 0,
      lockedAt: lock?.lockedAt ?? null,
      lockedByName: lock?.lockedByName ?? null,
      hash: lock?.hash ?? null,
      dueOn: lockDueOn(month, holidays),
      lockableFrom: payrollPeriod.opensOn(month, holidays),
      refusal,
      isLast,
      unverified: lock ? [] : await unverifiedIn(db, divisionId, month),
      run: await draftingRunOf(db, divisionId, month),
      heldPeople: blocked.map((one) => ({ ...one, problems: z.parse(problems, one.problems) })),
      unplaced,
      taxStatuses,
      leftOut: leftOut.map(({ isLast: isLastOfPerson, isHeld, takeHome, ...one }) => ({
        ...one,
        takeHome: paidOut(takeHome ?? 0),
        allowedActions: can(actor, "work-orders:lock") ? actionsOn({ ...one, isHeld, isLast: isLastOfPerson }) : [],
      })),
      lockedApart: await countSeparateLocks(db, divisionId, month),
      maySettleTaxStatus: canWriteDirectly(actor, "crew:edit"),
      comparison,
      unlockAsked: lock?.unlockAskedReason ? { byName: lock.unlockAskedByName, reason: lock.unlockAskedReason } : null,
      unlocks: await unlocksOf(db, payrollPeriods, divisionId, firstDayOf(month)),
      allowedActions: actionsFor(actor, { refusal, isLast, isSecond, isAsked }),
    };
  },
});
