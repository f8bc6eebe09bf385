import { slipLines, type slipParts, type SlipLine } from "@/db/enums/work-orders";
import { daysIn, type Month } from "@/lib/platform/calendar/months";
import { pensionOf, type Premium } from "../bpjs/rules";
import type { Article, Explanation, Formula, TableReference } from "../explanation.rules";
import { taxMonthOf } from "../tax-month.rules";
import { splitBy, sumOf } from "../fraction.rules";
import { taxOn, type Taxed } from "../tax/rules";
import {
  monthFactsOf,
  problemsOf,
  usedTables,
  type MonthFacts,
  type Problem,
  type TablesInForce,
} from "./month-facts.rules";
import { deductDebtsFromSlips } from "./deduct-debts.rules";
import { hashOf } from "./inputs.rules";
import { slipInputs, type PaidBefore, type SlipInputs, type WorkOrderInputs } from "./schema";
import { taxAfter } from "./paid-before.rules";
import { paidInDollars } from "./trading-out.rules";
import { settledLeave, wagesOf } from "./wages.rules";

type Part = (typeof slipParts)[number];
/** debtId: the debt that a line deducts. */
export type SlipLineWithExplanation = {
  name: SlipLine;
  part: Part;
  amount: bigint;
  explanation: Explanation;
  debtId?: number;
};

type Totals = {
  wages: bigint;
  other: bigint;
  employer: bigint;
  subsidy: bigint;
  /** Taxable income, which is also the income total. */
  taxable: bigint;
  deductions: bigint;
  /** Reimbursed, not income. */
  reimbursed: bigint;
  /** Take-home pay: paid out, or collected when below zero. */
  takeHome: bigint;
};
export type Slip = {
  number: string;
  days: number;
  daysInMonth: number;
  lines: SlipLineWithExplanation[];
  totals: Totals;
  /** Leave that stays saved for the last slip. */
  leaveSaved: bigint;
  /** The employer's JHT and JP: not income, but a billed cost. */
  employerPension: bigint;
};
/** What this month adds to the person's tax year. */
export type TaxYearTotals = { taxMonth: Month; gross: bigint; pension: bigint; withheld: bigint };
export type CalculatedSlips = {
  slips: Slip[];
  ofYear: TaxYearTotals;
  notes: Problem[];
  tables: TableReference[];
  hash: string;
};
type Refused = { refused: Problem[] };

const premiumArticles: Record<Premium["programme"], Article> = {
  jht: "jht",
  jp: "jp",
  jkk: "jkkJkm",
  jkm: "jkkJkm",
  kesehatan: "kesehatan",
};
const premiumLines = [
  ["jkk", "employer", "jkk", "employer"],
  ["jkm", "employer", "jkm", "employer"],
  ["kes", "employer", "kesehatan", "employer"],
  ["bpjsJht", "deduction", "jht", "employee"],
  ["bpjsJp", "deduction", "jp", "employee"],
  ["bpjsKesehatan", "deduction", "kesehatan", "employee"],
] as const;

/** The minimum wage is a floor for health insurance only. */
const isUsed = (programme: Premium["programme"], kind: TableReference["kind"]) =>
  !kind.endsWith("minimum-wages") || programme === "kesehatan";

/** Return the social security lines: the work order with the most days bears the premiums, others refer to it. */
function premiumsOn(
  place: number,
  number: string,
  { premiums, insured, bpjs, main }: MonthFacts,
  before?: PaidBefore,
): SlipLineWithExplanation[] {
  return premiumLines.map(([name, part, programme, payer]) => {
    const premium = premiums.find((one) => one.programme === programme && one.payer === payer);
    const article = premiumArticles[programme];
    const line = (amount: bigint, formula: Formula, values: Explanation["values"]): SlipLineWithExplanation => ({
      name,
      part,
      amount,
      explanation: {
        formula,
        values,
        tables: premium ? bpjs.filter(({ kind }) => isUsed(programme, kind)) : [],
        article,
      },
    });
    if (before) return line(0n, "premiumBefore", { number: before.number });
    if (!premium) return line(0n, "noPremium", {});
    if (place !== main) return line(0n, "premiumElsewhere", { number });
    const { wage, base, rate, amount } = premium;
    const formula = base === wage ? "premium" : base < wage ? "premiumCapped" : "premiumRaised";
    return line(amount, formula, { ...insured, wage, base, rate });
  });
}

function otherPay({
  irregular,
  adjustments,
  reimbursed = [],
}: Pick<WorkOrderInputs, "irregular" | "adjustments" | "reimbursed">): SlipLineWithExplanation[] {
  return [
    ...reimbursed.map(({ name, amount }) => {
      const explanation = { formula: "reimbursed", values: { name }, tables: [], article: "reimbursement" } as const;
      return { name: "reimbursement", part: "reimbursement", amount, explanation } as const;
    }),
    ...irregular.map(({ name, amount }) => {
      const explanation = { formula: "irregular", values: { name }, tables: [], article: "irregularPay" } as const;
      return { name: "irregular", part: "other", amount, explanation } as const;
    }),
    ...adjustments.map(({ workOrderNumber: number, reason, amount }) => {
      const explanation = {
        formula: "adjustment",
        values: { number, reason },
        tables: [],
        article: "correction",
      } as const;
      return { name: "adjustment", part: "other", amount, explanation } as const;
    }),
  ];
}

const sumOfPart = (lines: readonly SlipLineWithExplanation[], part: Part) =>
  sumOf(lines.filter((line) => line.part === part).map(({ amount }) => amount));

/** Sum the rounded lines, so that totals can be added up by hand. */
export function totalsOf(lines: readonly SlipLineWithExplanation[]): Totals {
  const of = (part: Part) => sumOfPart(lines, part);
  const [wages, other, employer, subsidy] = [of("wages"), of("other"), of("employer"), of("subsidy")];
  const [deductions, reimbursed] = [of("deduction"), of("reimbursement")];
  const cash = wages + other + subsidy;
  const takeHome = cash + reimbursed - deductions;
  return { wages, other, employer, subsidy, taxable: cash + employer, deductions, reimbursed, takeHome };
}

type Draft = { number: string; days: number; lines: SlipLineWithExplanation[]; leaveSaved: bigint; pay: bigint };

function draftsOf(inputs: SlipInputs, facts: MonthFacts): Draft[] {
  const { settlement } = inputs;
  if (settlement) {
    const leave = settledLeave(settlement.leaveSaved).map((line): SlipLineWithExplanation => ({
      ...line,
      part: "wages",
    }));
    const lines = [...leave, ...otherPay(settlement)];
    return [{ number: settlement.number, days: 0, lines, leaveSaved: 0n, pay: totalsOf(lines).taxable }];
  }
  const month = { daysInMonth: daysIn(inputs.workMonth), settings: inputs.settings, exchange: facts.exchange };
  const bearer = inputs.workOrders[facts.main]?.number ?? "";
  return inputs.workOrders.map((order, place) => {
    const { lines: wages, leaveSaved } = wagesOf(order, month);
    const paid = wages.map((line): SlipLineWithExplanation => ({ ...line, part: "wages" }));
    const dollarLines = inputs.settings.paysDollarsApart ? paidInDollars(paid) : [];
    const lines = [...paid, ...otherPay(order), ...premiumsOn(place, bearer, facts, inputs.paidBefore), ...dollarLines];
    return { number: order.number, days: order.days, lines, leaveSaved, pay: totalsOf(lines).taxable };
  });
}

/** Return tax and allowance lines of a work order: its share of the person's tax. */
function taxLines(
  taxed: Taxed,
  part: { pay: bigint; whole: bigint; subsidy: bigint; tax: bigint },
): SlipLineWithExplanation[] {
  const { pay, whole, subsidy, tax } = part;
  const shared = (explained: Taxed["tax"]) => {
    const values = { ...explained.explanation.values, ofPerson: explained.amount, ownPay: pay, wholePay: whole };
    return { ...explained.explanation, values };
  };
  return [
    { name: "pph21Subsidy", part: "subsidy", amount: subsidy, explanation: shared(taxed.subsidy) },
    { name: "pph21Tax", part: "deduction", amount: tax, explanation: shared(taxed.tax) },
  ];
}

const inOrder = (lines: SlipLineWithExplanation[]) =>
  lines.toSorted((one, other) => slipLines.indexOf(one.name) - slipLines.indexOf(other.name));

function slipsOf(inputs: SlipInputs, facts: MonthFacts, drafts: Draft[], taxed: Taxed): Slip[] {
  const weights = drafts.map(({ pay }) => pay);
  const subsidies = splitBy(taxed.subsidy.amount, weights, facts.main);
  const taxes = splitBy(taxed.tax.amount, weights, facts.main);
  return drafts.map(({ number, days, lines, leaveSaved, pay }, place) => {
    const part = { pay, whole: sumOf(weights), subsidy: subsidies[place] ?? 0n, tax: taxes[place] ?? 0n };
    const all = inOrder([...lines, ...taxLines(taxed, part)]);
    return {
      number,
      days,
      daysInMonth: daysIn(inputs.workMonth),
      lines: all,
      totals: totalsOf(all),
      leaveSaved,
      employerPension: place === facts.main ? pensionOf(facts.premiums, "employer") : 0n,
    };
  });
}

/** Deduct debts from the slips after tax; they change nothing that is taxed. */
function deductDebts(slips: Slip[], { debts }: SlipInputs, main: number): Slip[] {
  if (!debts) return slips;
  const deducted = deductDebtsFromSlips(
    slips.map(({ totals: { takeHome, reimbursed } }) => ({ takeHome, reimbursed })),
    debts,
    main,
  );
  return slips.map((slip, place) => {
    const lines = inOrder([...slip.lines, ...(deducted[place] ?? [])]);
    return { ...slip, lines, totals: totalsOf(lines) };
  });
}

function ofYear(inputs: SlipInputs, facts: MonthFacts, slips: Slip[]): TaxYearTotals {
  const taxes = slips.flatMap(({ lines }) => lines.filter(({ name }) => name === "pph21Tax"));
  return {
    taxMonth: taxMonthOf(inputs.workMonth, inputs.payTiming),
    gross: sumOf(slips.map(({ totals }) => totals.taxable)),
    pension: pensionOf(facts.premiums, "employee"),
    withheld: sumOf(taxes.map(({ amount }) => amount)),
  };
}

/**
 * Calculate a person's slips of a month, one per work order, each line with its explanation. A year settled without
 * days on board gives one slip. Whole rupiah; months in Asia/Jakarta. Fails closed: missing or invalid input refuses
 * the month and never counts as zero. A lock also refuses unverified tables. D3 §3, product 5.15
 */
export function calculateMonth(
  input: unknown,
  tables: TablesInForce,
  purpose: "draft" | "lock",
): CalculatedSlips | Refused {
  const parsed = slipInputs.safeParse(input);
  if (!parsed.success) return { refused: parsed.error.issues.map(invalidInputProblem) };
  const inputs = parsed.data;
  const problems = problemsOf(inputs, tables);
  const stops = problems.filter((problem) => blockingProblems(problem, purpose));
  if (problems.some(({ stops: at }) => at === "calculation")) return { refused: stops };
  const facts = monthFactsOf(inputs, tables);
  const drafts = draftsOf(inputs, facts);
  const pay = sumOf(drafts.map((draft) => draft.pay));
  if (pay < 0n) stops.push({ code: "payNegative", stops: "calculation", values: { amount: pay.toString() } });
  if (stops.length > 0) return { refused: stops };
  const { person, paidBefore: before } = inputs;
  const taxed = before
    ? taxAfter(facts.taxMethod, pay, person.subsidy, before)
    : taxOn(facts.taxMethod, pay, person.subsidy);
  const slips = deductDebts(slipsOf(inputs, facts, drafts, taxed), inputs, facts.main);
  const used = usedTables(inputs, tables);
  const notes = [...problems, ...negativeTakeHomeWarning(slips)];
  return { slips, ofYear: ofYear(inputs, facts, slips), notes, tables: used, hash: hashOf(inputs, used) };
}

/**
 * Warn when take-home pay is negative, as whole premiums on a few days or a settlement can cause: it is collected, not
 * paid.
 */
function negativeTakeHomeWarning(slips: readonly Slip[]): Problem[] {
  const amount = sumOf(slips.map(({ totals }) => totals.takeHome));
  return amount < 0n ? [{ code: "takeHomeNegative", stops: "nothing", values: { amount: (-amount).toString() } }] : [];
}

const blockingProblems = ({ stops }: Problem, purpose: "draft" | "lock") =>
  stops === "calculation" || (purpose === "lock" && stops === "lock");

const invalidInputProblem = ({ path }: { path: PropertyKey[] }): Problem => ({
  code: "inputsInvalid",
  stops: "calculation",
  values: { field: path.map(String).join(".") || "-" },
});
