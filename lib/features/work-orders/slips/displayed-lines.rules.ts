import type { SlipLine } from "@/db/enums/work-orders";
import { debtKinds, slipLines, type slipParts } from "@/db/enums/work-orders";
import type { Explanation } from "../explanation.rules";
import { isPaid } from "../calculation/wages.rules";
import type { DisplayedLine, SlipPayment } from "./schema";

type Part = (typeof slipParts)[number];
/** A stored line. jsonb loses large integers, so money is stored as digits. */
export type StoredLine = { name: SlipLine; part: Part; label: string | null; amount: number; explanation: unknown };

const employerLines: readonly SlipLine[] = ["jkk", "jkm", "kes"];
const wages = [
  "basicSalary",
  "kpak",
  "leavePay",
  "regionalAllowance",
  "overtime",
  "overseasAllowance",
  "positionAllowance",
] as const;
const isWage = (name: SlipLine): name is (typeof wages)[number] => wages.some((one) => one === name);
const partOf = (name: SlipLine): Part => {
  if (isWage(name) || name === "tradingOut") return "wages";
  if (name === "pph21Subsidy") return "subsidy";
  if (employerLines.includes(name)) return "employer";
  if (name === "reimbursement") return "reimbursement";
  return name === "irregular" || name === "adjustment" ? "other" : "deduction";
};

/** Values that are text even when they look like a number. */
const textValues = ["name", "number", "reason", "category"];
const readValue = (name: string, value: unknown) =>
  typeof value === "string" && !textValues.includes(name) && /^-?\d+$/.test(value)
    ? BigInt(value)
    : (value as string | number);

/** Read the explanation stored with a line; null when none is stored, never rebuilt. product 5.15.6b */
export function readExplanation(stored: unknown): DisplayedLine["explanation"] {
  if (typeof stored !== "object" || stored === null || !("formula" in stored)) return null;
  const { formula, values, tables, article } = stored as Explanation;
  const entries = Object.entries(values).map(([name, value]) => [name, readValue(name, value)] as const);
  return { formula, values: Object.fromEntries(entries), tables: [...tables], article };
}

const optionalLines: readonly SlipLine[] = [
  ...(["overtime", "tradingOut", "tradingOutApart", "irregular", "adjustment", "reimbursement"] as const),
  ...debtKinds,
];
/**
 * Whether a slip of a category shows a line. Overtime and trading out only if agreed; other pay and debts only if
 * present. D3 §9
 */
const isDisplayed = (name: SlipLine, payrollCategoryId: number | null): boolean => {
  if (optionalLines.includes(name)) return false;
  return !isWage(name) || (payrollCategoryId !== null && isPaid(name, payrollCategoryId));
};

type Before = readonly Pick<StoredLine, "name" | "amount">[];
const amountIn = (lines: Before, name: SlipLine): number | null => {
  const matches = lines.filter((line) => line.name === name);
  return matches.length === 0 ? null : matches.reduce((sum, { amount }) => sum + amount, 0);
};

/** Combine the employer's premiums into one line, so that totals still add up. product 5.15.2 */
function combineEmployerLines(lines: readonly DisplayedLine[]): DisplayedLine {
  const sum = (of: (line: DisplayedLine) => number | null) =>
    lines.every((line) => of(line) === null) ? null : lines.reduce((all, line) => all + (of(line) ?? 0), 0);
  return {
    name: "employer",
    part: "employer",
    label: null,
    amount: sum(({ amount }) => amount),
    before: sum(({ before }) => before),
    explanation: null,
  };
}

/**
 * Return a slip's lines in the documented order: those of the category and any other stored one, since money is never
 * hidden. An unrecorded line is null, not zero; a settlement has only stored lines. D3 §3, §9, product 5.15.2, 5.15.6b
 */
export function displayedLines(
  stored: readonly StoredLine[],
  { payrollCategoryId, isSettlement = false, hidesEmployer, before }: DisplayOptions,
): DisplayedLine[] {
  const lines = slipLines.flatMap((name): DisplayedLine[] => {
    const found = stored.filter((line) => line.name === name);
    const earlier = before ? amountIn(before, name) : null;
    if (found.length === 0)
      return !isSettlement && isDisplayed(name, payrollCategoryId)
        ? [{ name, part: partOf(name), label: null, amount: null, before: earlier, explanation: null }]
        : [];
    return found.map(({ part, label, amount, explanation }, place) => ({
      name,
      part,
      label,
      amount,
      before: place === 0 ? earlier : null,
      explanation: readExplanation(explanation),
    }));
  });
  const employer = lines.filter(({ part }) => part === "employer");
  if (!hidesEmployer || employer.length === 0) return lines;
  const at = lines.findIndex(({ part }) => part === "employer");
  return lines.filter(({ part }) => part !== "employer").toSpliced(at, 0, combineEmployerLines(employer));
}
type DisplayOptions = {
  payrollCategoryId: number | null;
  isSettlement?: boolean;
  hidesEmployer: boolean;
  before: Before | null;
};

const sumOf = (lines: readonly DisplayedLine[], ...parts: Part[]) =>
  lines.filter(({ part }) => parts.includes(part)).reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Sum the displayed lines, so that the page adds up. Whole rupiah. */
export const sumsOf = (lines: readonly DisplayedLine[]) => ({
  wages: sumOf(lines, "wages"),
  other: sumOf(lines, "other"),
  employer: sumOf(lines, "employer"),
  subsidy: sumOf(lines, "subsidy"),
  income: sumOf(lines, "wages", "other", "employer", "subsidy"),
  deductions: sumOf(lines, "deduction"),
  reimbursed: sumOf(lines, "reimbursement"),
  takeHome: sumOf(lines, "wages", "other", "subsidy", "reimbursement") - sumOf(lines, "deduction"),
});

type SlipDays = { onBoardDaysInPeriod: number; daysInMonth: number; lines: readonly DisplayedLine[] };
/** Whether a partial month bears whole premiums, so that the page can say so. product 5.15.4 */
export const bearsWholePremiums = ({ onBoardDaysInPeriod: days, daysInMonth, lines }: SlipDays) =>
  days > 0 && days < daysInMonth && lines.some(({ name, amount }) => name.startsWith("bpjs") && (amount ?? 0) > 0);

/**
 * Return the monthly tax rate recorded with the slip; null for a last period, a foreigner and unrecorded ones. product
 * 5.18
 */
export function monthlyRateOf(lines: readonly DisplayedLine[]): { category: string; rate: number } | null {
  const explanation = lines.find(({ name }) => name === "pph21Tax")?.explanation;
  if (explanation?.formula !== "taxMonthly") return null;
  const { category, rate } = explanation.values;
  return typeof category === "string" && typeof rate === "number" ? { category, rate } : null;
}

const isDebtLine = ({ name }: Pick<DisplayedLine, "name">) => debtKinds.some((kind) => kind === name);

/**
 * Combine debts into one line without names and balances, for viewers without access to debts. Totals still add up.
 * product 5.15
 */
export function combineDebts(lines: readonly DisplayedLine[]): DisplayedLine[] {
  const debtLines = lines.filter(isDebtLine);
  if (debtLines.length === 0) return [...lines];
  const amount = sumOf(debtLines, "deduction");
  const combined: DisplayedLine = {
    name: "owed",
    part: "deduction",
    label: null,
    amount,
    before: null,
    explanation: null,
  };
  return [...lines.filter((line) => !isDebtLine(line)), combined];
}

/** Return the balance after a line that deducts a debt; null for any other line. Whole rupiah. */
export function debtLeftAfter({ explanation }: Pick<DisplayedLine, "explanation">): bigint | null {
  const { formula, values } = explanation ?? {};
  const after = formula === "debtDeducted" || formula === "debtCarried" ? values?.after : undefined;
  return typeof after === "bigint" ? after : null;
}

/** Map lines and totals to the documented names. Debts are one sum; reimbursements are not income. D3 §3 */
export function documentedFigures(lines: readonly DisplayedLine[]) {
  const one = (name: SlipLine) => lines.find((line) => line.name === name)?.amount ?? null;
  const sums = sumsOf(lines);
  const owed = lines.filter((line) => isDebtLine(line) || line.name === "owed");
  return {
    reimbursed: sums.reimbursed,
    income: {
      BasicSalary: one("basicSalary"),
      KPAK: one("kpak"),
      LeavePay: one("leavePay"),
      PPh21Subsidy: one("pph21Subsidy"),
      RegionalAllowance: one("regionalAllowance"),
      Overtime: one("overtime"),
      OverseasAllowance: one("overseasAllowance"),
      PositionAllowance: one("positionAllowance"),
      TradingOut: one("tradingOut"),
      Other: sums.other,
      TotalWages: sums.wages,
      JKK: one("jkk"),
      JKM: one("jkm"),
      Kes: one("kes"),
      EmployerSocialSecurity: sums.employer,
      TotalTaxable: sums.income,
      Total: sums.income,
    },
    deduction: {
      BpjsJHT: one("bpjsJht"),
      BpjsJP: one("bpjsJp"),
      BpjsKesehatan: one("bpjsKesehatan"),
      PPh21Tax: one("pph21Tax"),
      TradingOutApart: one("tradingOutApart"),
      Owed: owed.length > 0 ? sumOf(owed, "deduction") : null,
      Total: sums.deductions,
    },
  };
}

/** Return the password of a person's slip: the date of birth as ddMMyyyy. @param dateOfBirth yyyy-MM-dd */
export const passwordOf = (dateOfBirth: string) => dateOfBirth.split("-").reverse().join("");

/** Whether a returned transfer was followed by another. @param payments in order */
export const isSentAgain = (payments: readonly Pick<SlipPayment, "state">[], place: number) =>
  payments[place]?.state === "rejected" && payments.slice(place + 1).some(({ state }) => state !== "rejected");
