import type { subsidies } from "@/db/enums/work-orders";
import type { TerCategory } from "@/db/enums/rates";
import type { Explanation, TableReference } from "../explanation.rules";
import { foreignAllowance, foreignTax, monthlyAllowance, monthlyTax } from "./monthly.rules";
import type { Bracket } from "./tables.rules";
import { lastPeriodAllowance, lastPeriodTax, type Year, type YearlyRates } from "./yearly.rules";

/** How a month is taxed, with the data it needs and their source. product 5.15.5 */
export type TaxMethod = { tables: TableReference[] } & (
  | { method: "foreign"; basisPoints: number }
  | { method: "monthly"; category: TerCategory; brackets: readonly Bracket[]; higherBy: number }
  | { method: "yearly"; earlier: Year; rates: YearlyRates }
);

export type Subsidy = (typeof subsidies)[number];

export type Explained = { amount: bigint; explanation: Explanation };
export type Taxed = { subsidy: Explained; tax: Explained };

type Step = Pick<Explanation, "formula" | "values">;
type Figures = { subsidy: bigint; tax: bigint; subsidyStep: Step; taxStep: Step };

function foreign(basisPoints: number, pay: bigint, subsidy: Subsidy): Figures {
  const allowance = subsidy === "full" ? foreignAllowance(pay, basisPoints) : 0n;
  const gross = pay + allowance;
  return {
    subsidy: allowance,
    tax: foreignTax(gross, basisPoints),
    subsidyStep: { formula: "subsidyForeign", values: { pay, rate: basisPoints } },
    taxStep: { formula: "taxForeign", values: { gross, rate: basisPoints } },
  };
}

function monthly(taxMethod: Extract<TaxMethod, { method: "monthly" }>, pay: bigint, subsidy: Subsidy): Figures {
  const { brackets, category, higherBy } = taxMethod;
  const allowance = subsidy === "full" ? monthlyAllowance(brackets, pay, higherBy).amount : 0n;
  const gross = pay + allowance;
  const { amount, bracket } = monthlyTax(brackets, gross, higherBy);
  const rate = { category, rate: bracket.basisPoints, upTo: bracket.upTo ?? "none", higherBy };
  return {
    subsidy: allowance,
    tax: amount,
    subsidyStep: { formula: "subsidyMonthly", values: { pay, ...rate } },
    taxStep: { formula: "taxMonthly", values: { gross, ...rate } },
  };
}

function yearly({ earlier, rates }: Extract<TaxMethod, { method: "yearly" }>, pay: bigint, subsidy: Subsidy): Figures {
  const year = { ...earlier, gross: earlier.gross + pay };
  const allowance = subsidy === "full" ? lastPeriodAllowance(year, rates).allowance : 0n;
  const {
    amount,
    gross,
    occupational,
    net,
    annual,
    taxable,
    yearly: ofYear,
  } = lastPeriodTax({ ...year, gross: year.gross + allowance }, rates);
  const { months, isPart, pension, free, withheld, former } = year;
  const yearValues = {
    gross,
    occupational,
    months,
    pension,
    former: former?.net ?? 0n,
    net,
    free,
    taxable,
    yearly: ofYear,
  };
  const steps = isPart ? { ...yearValues, annual } : yearValues;
  const paid = { higherBy: rates.higherBy, withheld, formerWithheld: former?.withheld ?? 0n };
  return {
    subsidy: allowance,
    tax: amount,
    subsidyStep: {
      formula: isPart ? "subsidyPartOfYear" : "subsidyYearly",
      values: { ...steps, ...paid, tax: amount },
    },
    taxStep: { formula: isPart ? "taxPartOfYear" : "taxYearly", values: { ...steps, ...paid } },
  };
}

const figuresOf = (taxMethod: TaxMethod, pay: bigint, subsidy: Subsidy): Figures => {
  if (taxMethod.method === "foreign") return foreign(taxMethod.basisPoints, pay, subsidy);
  return taxMethod.method === "monthly" ? monthly(taxMethod, pay, subsidy) : yearly(taxMethod, pay, subsidy);
};

const articleOf = { foreign: "article26", monthly: "ter", yearly: "article17" } as const;

/**
 * Calculate tax on a month's pay including employer premiums, and the allowance that pays it, if any. Negative when too
 * much was withheld in the year: the person gets it back. product 5.15.5, 5.15.6
 */
export function taxOn(taxMethod: TaxMethod, pay: bigint, subsidy: Subsidy): Taxed {
  const { subsidy: allowance, tax, subsidyStep, taxStep } = figuresOf(taxMethod, pay, subsidy);
  const { tables } = taxMethod;
  const article = articleOf[taxMethod.method];
  const allowanceStep = subsidy === "full" ? subsidyStep : ({ formula: "noSubsidy", values: {} } as const);
  return {
    subsidy: {
      amount: allowance,
      explanation: { ...allowanceStep, tables: subsidy === "full" ? tables : [], article },
    },
    tax: { amount: tax, explanation: { ...taxStep, tables, article } },
  };
}
