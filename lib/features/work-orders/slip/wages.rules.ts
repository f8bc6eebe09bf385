import { linesOf } from "@/lib/features/rates/kinds.rules";
import type { Explanation } from "../explanation.rules";
import { forDays, roundedHalfUp } from "../fraction.rules";
import type { SlipInputs, WorkOrderInputs } from "./schema";
import { tradingOutLine, tradingOutOnOtherDays, type ExchangeTable } from "./trading-out.rules";

/** The lines of wages in the order slips show them. D3 §3 */
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

/** Whether a category pays a line; what it does not pay is no money that is merely hidden. An agreement with overtime pays it in every category. D3 §9, product 5.15.2 */
export function isPaid(line: WageLine, payrollCategoryId: number): boolean {
  if (line === "basicSalary" || line === "overtime") return true;
  return line === "leavePay" ? paysLeave(payrollCategoryId) : linesOf(payrollCategoryId).includes(line);
}

type Month = { daysInMonth: number; settings: SlipInputs["settings"]; exchange: ExchangeTable | null };

type Earned = { amount: bigint } & Pick<Explanation, "formula" | "values">;

const leaveOf = (basicSalary: bigint, leaveDayTenths: number, days: number, daysInMonth: number) =>
  roundedHalfUp(basicSalary * BigInt(leaveDayTenths) * BigInt(days), 300n * BigInt(daysInMonth));

/** Leave earned in the month: so many days of thirty of the basic salary, or what the agreement states, for the days on board. MLC A2.4 */
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

/** Leave as it is paid: each month, or saved until the last slip pays all of it. What was saved stays owed where the category of now earns none. */
function leaveLine(order: WorkOrderInputs, month: Month): { line: Paid; saved: bigint } {
  const { amount, formula, values } = leaveEarned(order, month);
  const line = (paid: bigint, how: Explanation["formula"], more: Explanation["values"]): Paid => ({
    name: "leavePay",
    amount: paid,
    explanation: { formula: how, values: { ...values, ...more }, tables: [], article: "mlcLeave" },
  });
  const savedBefore = order.leaveSaved;
  if (month.settings.leaveMode === "monthly" && savedBefore === 0n)
    return { line: line(amount, formula, {}), saved: 0n };
  if (order.paysSaved && savedBefore > 0n && month.settings.leaveMode === "atSignOff" && !order.paysLeave)
    return { line: line(savedBefore, "leavePaidBefore", { savedBefore, earned: amount }), saved: amount };
  const sum = savedBefore + amount;
  if (month.settings.leaveMode === "monthly" || order.paysLeave)
    return { line: line(sum, "leavePaid", { savedBefore, earned: amount }), saved: 0n };
  return { line: line(0n, "leaveSaved", { savedBefore, earned: amount, saved: sum }), saved: sum };
}

/** Leave saved on stays that are over, paid without a day on board. Nothing of it stays saved. */
export function settledLeave(leaveSaved: bigint | undefined): Paid[] {
  if (!leaveSaved) return [];
  const values = { savedBefore: leaveSaved, earned: 0n };
  const explanation = { formula: "leavePaid", values, tables: [], article: "mlcLeave" } as const;
  return [{ name: "leavePay", amount: leaveSaved, explanation }];
}

/** A line the category pays that the agreement does not state is nought, and recorded as such; overtime stands where it is agreed alone. */
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

/** The wages of a work order line by line, each rounded by itself, and the leave that stays saved. product 5.15.2 */
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

/** Lines the agreement states and the category does not pay: nobody should find out from the pay. */
export const unpaidLines = ({ wages, payrollCategoryId }: WorkOrderInputs) =>
  wageLines.filter((name) => (wages[name] ?? 0n) > 0n && !isPaid(name, payrollCategoryId));

/** What a line that follows the days would have come to on other days. @returns undefined for a line that does not */
export function onOtherDays(explanation: Explanation, days: number, daysInMonth: number): bigint | undefined {
  const { formula, values } = explanation;
  const { basis, leaveDayTenths } = values;
  if (formula === "notAgreed") return 0n;
  if (typeof basis !== "bigint") return tradingOutOnOtherDays(explanation, days);
  if (formula === "forDays" || formula === "leaveStated") return forDays(basis, days, daysInMonth);
  return formula === "leaveForDays" ? leaveOf(basis, Number(leaveDayTenths), days, daysInMonth) : undefined;
}
