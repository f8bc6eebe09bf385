import type { SlipLine } from "@/db/enums/work-orders";
import { calculateMonth, type CalculatedSlips } from "@/lib/features/work-orders/calculation/calculate-month.rules";
import type { TablesInForce } from "@/lib/features/work-orders/calculation/month-facts.rules";
import { monthOf, type Changes } from "./people";
import { deliveredTables } from "./tables";

const tablesOf = ({ workMonth }: Changes) => deliveredTables({ isVerified: true, ...(workMonth ? { workMonth } : {}) });

/** Calculate the slips of a month by verified tables. @throws Error with the problems */
export function calculated(changes: Changes = {}, tables: TablesInForce = tablesOf(changes)): CalculatedSlips {
  const month = calculateMonth(monthOf(changes), tables, "lock");
  if ("refused" in month) throw new Error(month.refused.map(({ code }) => code).join(", "));
  return month;
}

/** The codes of what refuses a month. */
export function refusedFor(
  changes: Changes,
  tables: TablesInForce = tablesOf(changes),
  purpose: "draft" | "lock" = "lock",
): string[] {
  const month = calculateMonth(monthOf(changes), tables, purpose);
  return "refused" in month ? month.refused.map(({ code }) => code) : [];
}

/** Amounts by the names of the lines, over all slips of the month. */
export function amountsOf({ slips }: CalculatedSlips): Partial<Record<SlipLine, bigint>> {
  const amounts: Partial<Record<SlipLine, bigint>> = {};
  for (const { name, amount } of slips.flatMap(({ lines }) => lines)) amounts[name] = (amounts[name] ?? 0n) + amount;
  return amounts;
}
