import type { Executor } from "@/db/client";
import type { Month } from "@/lib/platform/calendar/months";
import { payrollDivisionOf } from "../payroll-division.queries";
import { calculateMonth } from "../calculation/calculate-month.rules";
import { payFactsFor } from "./pay-facts.queries";
import { calculationInputsOf, ordersOf } from "./calculation-inputs.rules";
import { settlementOf } from "./settlement.rules";
import { tablesOf } from "./tables-of-month.queries";

type ShortfallQuery = { divisionId: number; crewId: number; month: Month };

/**
 * Return by how much a person's pay before tax and deductions is below zero. Stores nothing and takes no number. Whole
 * rupiah. @returns 0 when it is not below zero, or when the month has no work yet
 */
export async function payShortfall(db: Executor, { divisionId, crewId, month }: ShortfallQuery): Promise<number> {
  const [facts] = await payFactsFor(db, { crewIds: [crewId], month });
  if (!facts) return 0;
  const division = await payrollDivisionOf(db, divisionId);
  const context = { month, settings: division, lockedThrough: division.periods.lockedThrough };
  const orders = ordersOf(facts, month);
  const settlement = orders.length > 0 ? null : settlementOf(facts, context);
  const numbers = orders.length > 0 ? orders.map((_, place) => `${place + 1}`) : ["1"];
  const { inputs } = calculationInputsOf(facts, { orders, settlement }, numbers, context);
  if (!inputs) return 0;
  const calculation = calculateMonth(inputs, (await tablesOf(db, month))[inputs.payTiming], "draft");
  const negative =
    "refused" in calculation ? calculation.refused.find(({ code }) => code === "payNegative") : undefined;
  return negative ? -Number(negative.values.amount) : 0;
}
