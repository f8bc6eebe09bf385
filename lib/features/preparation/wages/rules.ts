import type { positionLevels } from "@/db/enums/positions";
import { linesOf } from "@/lib/features/rates/kinds.rules";

/** Monthly wages in whole rupiah; missing lines are null. tradingOutCents: US cents per day. */
export type Wages = {
  basicSalary: number;
  overtime: number | null;
  leavePay: number;
  allowances: number | null;
  allowancesTradingOut: number | null;
  overseasAllowance: number | null;
  positionAllowance: number | null;
  tradingOutCents: number | null;
  totalWages: number;
};

type Rate = Record<"basicSalary" | "kpak" | "regionalAllowance" | "overseasAllowance" | "positionAllowance", number>;

/** Calculate leave pay: 2.5 of 30 days' basic salary, if the category includes leave. MLC A2.4, product 5.15.8 */
export const leavePayOf = (basicSalary: number, payrollCategoryId: number) =>
  payrollCategoryId === 1 || (payrollCategoryId >= 3 && payrollCategoryId <= 11)
    ? Math.round((basicSalary * 2.5) / 30)
    : 0;

/** Calculate the wages of a rate: the category's lines and their sum. product 5.15, 5.15.8 */
export function marineWages(rate: Rate, payrollCategoryId: number): Wages {
  const lines = linesOf(payrollCategoryId);
  const line = (name: keyof Rate) => (lines.includes(name) ? rate[name] : null);
  const wages = {
    basicSalary: rate.basicSalary,
    overtime: null,
    leavePay: leavePayOf(rate.basicSalary, payrollCategoryId),
    allowances: line("kpak"),
    allowancesTradingOut: line("regionalAllowance"),
    overseasAllowance: line("overseasAllowance"),
    positionAllowance: line("positionAllowance"),
    tradingOutCents: null,
  };
  return { ...wages, totalWages: sumOf(wages) };
}

/** Sum the monthly pay. Trading out in dollars is not included. */
export const sumOf = (wages: Omit<Wages, "totalWages" | "tradingOutCents">) =>
  wages.basicSalary +
  wages.leavePay +
  (wages.overtime ?? 0) +
  (wages.allowances ?? 0) +
  (wages.allowancesTradingOut ?? 0) +
  (wages.overseasAllowance ?? 0) +
  (wages.positionAllowance ?? 0);

type Entered = Record<"basicSalary" | "overtime" | "leavePay" | "allowances" | "tradingOutCents", number>;

/** Return a tanker's entered wages with the sum of the lines. */
export function tankerWages({ basicSalary, overtime, leavePay, allowances, tradingOutCents }: Entered): Wages {
  const emptyAllowances = { allowancesTradingOut: null, overseasAllowance: null, positionAllowance: null };
  const wages = { basicSalary, overtime, leavePay, allowances, tradingOutCents, ...emptyAllowances };
  return { ...wages, totalWages: sumOf(wages) };
}

/** Return whether an entered total matches, with a tolerance of one rupiah. product 5.15.8 */
export const matchesSum = (total: number, sum: number) => Math.abs(total - sum) <= 1;

/**
 * Result of the minimum wage check: below it, ratings and cadets are blocked, others get a warning. SE-DJPL 20/2024
 */
export type WageCheck = "unknown" | "enough" | "warn" | "block";

export function wageCheck(
  basicSalary: number,
  minimum: number | null,
  level: (typeof positionLevels)[number],
): WageCheck {
  if (minimum === null) return "unknown";
  if (basicSalary >= minimum) return "enough";
  return level === "support" || level === "cadet" ? "block" : "warn";
}
