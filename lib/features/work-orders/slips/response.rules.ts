import { can, type Actor } from "@/lib/access/actor";
import { monthOf, daysIn } from "@/lib/platform/calendar/months";
import type { SlipDetails } from "./queries";
import type { Slip, SlipRow } from "./schema";
import { documentedFigures, combineDebts, displayedLines, type StoredLine } from "./displayed-lines.rules";

type Line = StoredLine & { workOrderId: number };
type SlipResponse = Omit<Slip, "previous" | "next">;

/** Map a row to its response, with the documented month. */
export const toResponse = <Row extends { period: string }>(row: Row): Row & Pick<SlipRow, "year" | "month"> => ({
  ...row,
  year: Number(row.period.slice(0, 4)),
  month: Number(row.period.slice(5, 7)),
});

type TradingOut = NonNullable<Slip["tradingOut"]>;

/**
 * Return trading out of a Tanker's agreement per day and for the slip, and the rupiah the calculation stored. product
 * 5.15.2, §8
 */
export const tradingOutOf = (
  perDayCents: number | null,
  days: number,
  { converted, isInWages }: Pick<TradingOut, "converted" | "isInWages">,
): Slip["tradingOut"] => (perDayCents ? { perDayCents, totalCents: perDayCents * days, converted, isInWages } : null);

/** Return separate lock actions: for people who signed off or were left out of the month's lock. */
function lockActions({ row, lockId, isLeftOut, hasSignedOff }: SlipDetails): SlipResponse["allowedActions"] {
  if (row.state === "locked") return lockId === null ? [] : ["unlock"];
  return !row.isHeld && (isLeftOut || hasSignedOff) ? ["lock"] : [];
}

/** Return the confirmation of a requested unlock, for those who may release payments. */
const confirmationActions = ({ isUnlockAsked }: SlipDetails, actor: Actor): SlipResponse["allowedActions"] =>
  isUnlockAsked && can(actor, "work-orders:release") ? ["unlock"] : [];

/**
 * Map a slip to the documented response, as the viewer's copy shows it. lines: of this slip and of the previous one.
 */
export function slipResponse(slip: SlipDetails, lines: readonly Line[], actor: Actor): SlipResponse {
  const {
    row,
    earlier,
    accountNumber,
    hidesEmployerLines,
    problems,
    dateOfBirth: _birth,
    tradingOutCents,
    exchange,
    isLeftOut,
    isUnlockAsked,
    hasSignedOff,
    payments,
    ...slipFields
  } = slip;
  const isOwn = actor.kind === "user" && actor.crewId === row.crewId;
  const isEmployerHidden = isOwn && hidesEmployerLines === true;
  const of = (id: number) => lines.filter(({ workOrderId }) => workOrderId === id);
  const allLines = displayedLines(of(row.id), {
    payrollCategoryId: slip.payrollCategoryId,
    isSettlement: row.settles !== null,
    hidesEmployer: isEmployerHidden,
    before: earlier ? of(earlier.id) : null,
  });
  const visibleLines = can(actor, "work-orders:deductions") ? allLines : combineDebts(allLines);
  return {
    ...slipFields,
    ...toResponse(row),
    daysInMonth: daysIn(monthOf(row.period)),
    bankAccountNumber: accountNumber,
    tradingOut: tradingOutOf(tradingOutCents, row.onBoardDaysInPeriod, {
      converted: exchange,
      isInWages: visibleLines.some(({ name }) => name === "tradingOut"),
    }),
    vessel: row.vesselName,
    ...documentedFigures(visibleLines),
    lines: visibleLines,
    allotted: can(actor, "work-orders:deductions") ? slip.allotted : [],
    isEmployerHidden,
    isOwn,
    payments: isOwn || can(actor, "work-orders:payments") ? payments : [],
    // Stored by the calculation in this form.
    problems: problems as SlipResponse["problems"],
    allowedActions: can(actor, "work-orders:lock") ? lockActions(slip) : confirmationActions(slip, actor),
    before: earlier && { period: earlier.period, totalTakeHomePayCrew: earlier.takeHome },
  };
}
