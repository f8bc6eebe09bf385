import { linesOf } from "@/lib/features/rates/kinds.rules";
import type { Explanation } from "../explanation.rules";
import { forDays, roundedHalfUp } from "../fraction.rules";
import type { SlipInputs, WorkOrderInputs } from "./schema";
import { tradingOutLine, tradingOutOnOtherDays, type ExchangeTable } from "./trading-out.rules";

/** Wage lines in the order of the slip. D3 §3 */
const wageLines = [
  "basicSalary",
  "kpak",
  "leavePay",
  "regionalAllowance",
  "overtime",
  "overseasAllowance",
  "positionAllowance",
] as const;
type WageLine = (typeof wageLines)[number];
type Paid = { name: WageLine | "tradingOut"; amount: bigint; explanation: Explanation };

const paysLeave = (payrollCategoryId: number) =>
  payrollCategoryId === 1 || (payrollCategoryId >= 3 && payrollCategoryId <= 11);

/**
 * Whether a category pays a line. An unpaid line is no money, not hidden money; agreed overtime is paid in every
 * category. D3 §9, product 5.15.2
 */
export function isPaid(line: WageLine, payrollCategoryId: number): boolean {
  if (line === "basicSalary" || line === "overtime") return true;
  return line === "leavePay" ? paysLeave(payrollCategoryId) : linesOf(payrollCategoryId).includes(line);
}

type Month = { daysInMonth: number; settings: SlipInputs["settings"]; exchange: ExchangeTable | null };

type Earned = { amount: bigint } & Pick<Explanation, "formula" | "values">;

const leaveOf = (basicSalary: bigint, leaveDayTenths: number, days: number, daysInMonth: number) =>
  roundedHalfUp(basicSalary * BigInt(leaveDayTenths) * BigInt(days), 300n * BigInt(daysInMonth));

/**
 * Calculate leave earned in the month: leave days of thirty of the basic salary, or the agreed amount, prorated. MLC
 * A2.4
 */
function leaveEarned({ wages, days, payrollCategoryId }: WorkOrderInputs, { daysInMonth, settings }: Month): Earned {
  if (!paysLeave(payrollCategoryId)) return { amount: 0n, formula: "leaveStated", values: {} };
  const { basicSalary, leavePay } = wages;
  const { leaveDayTenths } = settings;
  if (leavePay !== null) {
    const values = { basis: leavePay, days, daysInMonth };
    return { amount: forDays(leavePay, days, daysInMonth), formula: "leaveStated", values };
  }
  const amount = leaveOf(basicSalary, leaveDayTenths, days, daysInMonth);
  return { amount, formula: "leaveForDays", values: { basis: basicSalary, leaveDayTenths, days, daysInMonth } };
}

/**
 * Calculate leave pay: monthly, or saved until the last slip. Saved leave stays owed even if the current category earns
 * none.
 */
function leaveLine(order: WorkOrderInputs, month: Month): { line: Paid; saved: bigint } {
  const { amount, formula, values } = leaveEarned(order, month);
  const line = (paid: bigint, formulaName: Explanation["formula"], more: Explanation["values"]): Paid => ({
    name: "leavePay",
    amount: paid,
    explanation: { formula: formulaName, values: { ...values, ...more }, tables: [], article: "mlcLeave" },
  });
  const savedEarlier = order.leaveSaved;
  if (month.settings.leaveMode === "monthly" && savedEarlier === 0n)
    return { line: line(amount, formula, {}), saved: 0n };
  if (order.paysSaved && savedEarlier > 0n && month.settings.leaveMode === "atSignOff" && !order.paysLeave)
    return {
      line: line(savedEarlier, "leavePaidBefore", { savedBefore: savedEarlier, earned: amount }),
      saved: amount,
    };
  const sum = savedEarlier + amount;
  if (month.settings.leaveMode === "monthly" || order.paysLeave)
    return { line: line(sum, "leavePaid", { savedBefore: savedEarlier, earned: amount }), saved: 0n };
  return { line: line(0n, "leaveSaved", { savedBefore: savedEarlier, earned: amount, saved: sum }), saved: sum };
}

/** Return saved leave of ended assignments, paid without days on board. Nothing stays saved. */
export function settledLeave(leaveSaved: bigint | undefined): Paid[] {
  if (!leaveSaved) return [];
  const values = { savedBefore: leaveSaved, earned: 0n };
  const explanation = { formula: "leavePaid", values, tables: [], article: "mlcLeave" } as const;
  return [{ name: "leavePay", amount: leaveSaved, explanation }];
}

/**
 * Calculate a wage line. A line the category pays but the agreement omits is recorded as zero; overtime only if agreed.
 */
function plainLine(name: Exclude<WageLine, "leavePay">, order: WorkOrderInputs, { daysInMonth }: Month): Paid[] {
  const basis = order.wages[name];
  if (!isPaid(name, order.payrollCategoryId) || (basis === null && name === "overtime")) return [];
  if (basis === null)
    return [{ name, amount: 0n, explanation: { formula: "notAgreed", values: {}, tables: [], article: "agreement" } }];
  const { days } = order;
  const values = { basis, days, daysInMonth };
  const explanation = { formula: "forDays" as const, values, tables: [], article: "agreement" as const };
  return [{ name, amount: forDays(basis, days, daysInMonth), explanation }];
}

/** Calculate the wages of a work order, each line rounded, and the leave that stays saved. product 5.15.2 */
export function wagesOf(order: WorkOrderInputs, month: Month): { lines: Paid[]; leaveSaved: bigint } {
  const hasLeave = isPaid("leavePay", order.payrollCategoryId) || order.leaveSaved > 0n;
  const leave = hasLeave ? leaveLine(order, month) : null;
  const lines = wageLines.flatMap((name) => {
    if (name === "leavePay") return leave ? [leave.line] : [];
    return plainLine(name, order, month);
  });
  lines.push(...tradingOutLine(order, month.exchange));
  return { lines, leaveSaved: leave?.saved ?? 0n };
}

/** Return agreed lines that the category does not pay, so that people know beforehand. */
export const unpaidLines = ({ wages, payrollCategoryId }: WorkOrderInputs) =>
  wageLines.filter((name) => (wages[name] ?? 0n) > 0n && !isPaid(name, payrollCategoryId));

/** Recalculate a line for other days. @returns undefined for a line that does not follow the days */
export function onOtherDays(explanation: Explanation, days: number, daysInMonth: number): bigint | undefined {
  const { formula, values } = explanation;
  const { basis, leaveDayTenths } = values;
  if (formula === "notAgreed") return 0n;
  if (typeof basis !== "bigint") return tradingOutOnOtherDays(explanation, days);
  if (formula === "forDays" || formula === "leaveStated") return forDays(basis, days, daysInMonth);
  return formula === "leaveForDays" ? leaveOf(basis, Number(leaveDayTenths), days, daysInMonth) : undefined;
}
