import { terCategories, type Province } from "@/db/enums/rates";
import { insuredLines } from "@/db/enums/work-orders";
import { daysIn, firstDayOf, lastDayOf, monthsFrom, yearOf } from "@/lib/platform/calendar/months";
import {
  isRiskRate,
  isPensionCapKnown,
  pensionOf,
  premiumsOf,
  programmesOf,
  type BpjsTable,
  type Premium,
} from "../bpjs/rules";
import { referenceTo, tableKinds, type Table, type TableKind, type TableReference } from "../explanation.rules";
import { addDays } from "@/lib/platform/calendar/dates";
import { sumOf } from "../fraction.rules";
import { taxMonthOf } from "../tax-month.rules";
import type { TaxMethod } from "../tax/rules";
import { problemOf, type ProgressiveTable, type PtkpTable } from "../tax/tables.rules";
import type { TaxParameters, TerTable } from "../tax/tables.rules";
import type { SlipInputs, WorkOrderInputs } from "./schema";
import { exchangeDays, type ExchangeTable } from "./trading-out.rules";
import { isPaid, unpaidLines } from "./wages.rules";

type MinimumWageTable = Table<readonly { province: Province; year: number; amount: bigint }[]>;
type CityWageTable = Table<readonly { cityId: number; year: number; amount: bigint }[]>;
/** Versions in force in the month; null when there is none. */
export type TablesInForce = {
  ter: TerTable | null;
  ptkp: PtkpTable | null;
  "progressive-tax": ProgressiveTable | null;
  "tax-parameters": TaxParameters | null;
  bpjs: BpjsTable | null;
  "minimum-wages": MinimumWageTable | null;
  "exchange-rate": ExchangeTable | null;
  /** Null when none was entered: then the province's wage applies. */
  "city-minimum-wages": CityWageTable | null;
};

/** Possible problems of a person's month; keys of work-orders.problems. */
export const problemCodes = [
  "inputsInvalid",
  "tableMissing",
  "tableWrong",
  "tableUnverified",
  "tableNotYetInForce",
  "ptkpUnknown",
  "riskRateMissing",
  "riskRateUnknown",
  "pensionCapUnknown",
  "minimumWageMissing",
  "cityUnknown",
  "cityWageMissing",
  "daysTooMany",
  "earlierMissing",
  "earlierUnverified",
  "monthsWrong",
  "payNegative",
  "takeHomeNegative",
  "lineNotPaid",
  "agreementMissing",
  "residenceUnknown",
  "formerUnverified",
  "taxMonthTaken",
  "earlierMonthOpen",
  "exchangeMissing",
  "exchangeRunOut",
  "obligationUnknown",
  "obligationWithFormer",
] as const;
/** stops: the calculation, only the lock, or neither. */
export type Problem = {
  code: (typeof problemCodes)[number];
  stops: "calculation" | "lock" | "nothing";
  values: Record<string, string | number>;
};

const stoppingProblem = (code: Problem["code"], values: Problem["values"] = {}): Problem => ({
  code,
  stops: "calculation",
  values,
});

/**
 * Everything a month is calculated with, once no problem stops it. main: index of the work order that bears the
 * premiums.
 */
export type MonthFacts = {
  taxMethod: TaxMethod;
  premiums: Premium[];
  /** Lines of the agreement that make up the insured wage. */
  insured: Partial<Record<InsuredLine, bigint>>;
  bpjs: TableReference[];
  exchange: ExchangeTable | null;
  main: number;
};
type InsuredLine = (typeof insuredLines)[number];

/** Return the work order that bears the premiums: the one with the most days, the first of equals. product 5.15.4 */
export const mainOf = (orders: readonly WorkOrderInputs[]) =>
  orders.reduce((main, { days }, place) => (days > (orders[main]?.days ?? 0) ? place : main), 0);

const isResident = ({ person }: SlipInputs) => person.residence === "resident";
const paidDays = ({ workOrders }: SlipInputs) => workOrders.reduce((sum, { days }) => sum + days, 0);

/** Whether this slip bears the monthly premiums: not if an earlier locked slip did. */
const bearsPremiums = (inputs: Pick<SlipInputs, "workOrders" | "paidBefore">) =>
  !inputs.paidBefore && inputs.workOrders.some(({ days }) => days > 0);

/**
 * Return the tables a month needs. Minimum wages only with health insurance; city wages only if entered and the
 * agreement names a city.
 */
function neededKinds(inputs: SlipInputs, tables: TablesInForce): TableKind[] {
  const byCity = inputs.person.city && tables["city-minimum-wages"] ? (["city-minimum-wages"] as const) : [];
  const tax: TableKind[] = inputs.taxYear.isLastPeriod ? ["ptkp", "progressive-tax"] : ["ter", "ptkp"];
  return [
    "tax-parameters",
    ...(isResident(inputs) ? tax : []),
    ...(bearsPremiums(inputs) ? (["bpjs", "minimum-wages", ...byCity] as const) : []),
  ];
}

function isUnusable(tables: TablesInForce, kind: TableKind): boolean {
  if (kind === "ter") return terCategories.some((category) => problemOf(tables.ter?.rows[category] ?? []));
  return kind === "progressive-tax" && problemOf(tables[kind]?.rows ?? []) !== undefined;
}

function tableProblems(inputs: SlipInputs, tables: TablesInForce): Problem[] {
  const { workMonth, payTiming } = inputs;
  return neededKinds(inputs, tables).flatMap((kind): Problem[] => {
    const table = tables[kind];
    if (!table) return [stoppingProblem("tableMissing", { kind })];
    const counts = kind === "bpjs" || kind.endsWith("minimum-wages") ? workMonth : taxMonthOf(workMonth, payTiming);
    const from = { kind, effectiveFrom: table.effectiveFrom };
    if (table.effectiveFrom > firstDayOf(counts)) return [stoppingProblem("tableNotYetInForce", from)];
    if (isUnusable(tables, kind)) return [stoppingProblem("tableWrong", from)];
    return table.isVerified ? [] : [{ code: "tableUnverified", stops: "lock", values: from }];
  });
}

const statesTradingOut = ({ workOrders }: SlipInputs) =>
  workOrders.some(({ tradingOutCents, days }) => tradingOutCents !== undefined && days > 0);

/** Check the dollar rate: the verified weekly rate of the month's last day. Drafts use the last one until then. */
function exchangeProblems(inputs: SlipInputs, { "exchange-rate": exchange }: TablesInForce): Problem[] {
  if (!statesTradingOut(inputs)) return [];
  const day = inputs.settledOn ?? lastDayOf(inputs.workMonth);
  const against = (code: Problem["code"], values: Problem["values"]): Problem => ({ code, stops: "lock", values });
  if (!exchange) return [against("exchangeMissing", { day })];
  const { effectiveFrom, isVerified } = exchange;
  if (addDays(effectiveFrom, exchangeDays) <= day) return [against("exchangeRunOut", { effectiveFrom, day })];
  return isVerified ? [] : [against("tableUnverified", { kind: "exchange-rate", effectiveFrom })];
}

/** Check the person's year, which only the last tax period uses. */
function yearProblems({ taxYear, workMonth, payTiming, person, settlement }: SlipInputs): Problem[] {
  const month = taxMonthOf(workMonth, payTiming);
  const { taxedFrom, earlier } = taxYear;
  const isOutside = settlement && (settlement.workedUntil < taxedFrom || settlement.workedUntil > month);
  const isLastWithoutSaying = month.endsWith("-12") && !taxYear.isLastPeriod;
  if (isOutside || isLastWithoutSaying || yearOf(taxedFrom) !== yearOf(month) || taxedFrom > month)
    return [stoppingProblem("monthsWrong", { from: taxedFrom, month })];
  if (!taxYear.isLastPeriod || person.residence !== "resident") return [];
  if (!earlier) return [stoppingProblem("earlierMissing")];
  return earlier.isVerified ? [] : [{ code: "earlierUnverified", stops: "lock", values: {} }];
}

function ptkpProblems({ person, ...inputs }: SlipInputs, { ptkp }: TablesInForce): Problem[] {
  if (!ptkp || !isResident({ person, ...inputs })) return [];
  const isKnown = ptkp.rows.some(({ code }) => code === person.ptkpCode);
  return isKnown ? [] : [stoppingProblem("ptkpUnknown", { ptkpCode: person.ptkpCode || "-" })];
}

const insuredBy = ({ person, workMonth, ...inputs }: SlipInputs, { rows }: BpjsTable) =>
  bearsPremiums(inputs) ? programmesOf(person, workMonth, rows) : [];

const cityWageOf = ({ person, workMonth }: SlipInputs, { "city-minimum-wages": table }: TablesInForce) =>
  table?.rows.find(({ cityId, year }) => cityId === person.city?.id && year === yearOf(workMonth))?.amount;
const provinceWageOf = ({ person, workMonth }: SlipInputs, { "minimum-wages": table }: TablesInForce) =>
  table?.rows.find(({ province, year }) => province === person.province && year === yearOf(workMonth))?.amount;
/** Return the minimum wage for health insurance: the city's, else the province's. Perpres 64/2020, product §8 */
const minimumWageOf = (inputs: SlipInputs, tables: TablesInForce) =>
  cityWageOf(inputs, tables) ?? provinceWageOf(inputs, tables);

/** Warn when a city's minimum wage might be higher than the province's in use and would change the premium. */
function cityProblems(inputs: SlipInputs, tables: TablesInForce): Problem[] {
  const { bpjs, "city-minimum-wages": cities } = tables;
  const { cap } = bpjs?.rows.programmes.kesehatan ?? { cap: null };
  const isFloorless = cap !== null && sumOf(Object.values(insuredIn(inputs))) >= cap;
  if (!cities || isFloorless || cityWageOf(inputs, tables) !== undefined) return [];
  const { city } = inputs.person;
  if (!city) return [{ code: "cityUnknown", stops: "nothing", values: {} }];
  return [{ code: "cityWageMissing", stops: "nothing", values: { city: city.name, year: yearOf(inputs.workMonth) } }];
}

function insuranceProblems(inputs: SlipInputs, tables: TablesInForce): Problem[] {
  const { bpjs } = tables;
  if (!bpjs || !bearsPremiums(inputs)) return [];
  const { riskRate } = inputs.settings;
  const programmes = insuredBy(inputs, bpjs);
  const problems: Problem[] = [];
  if (programmes.includes("jkk") && riskRate === null) problems.push(stoppingProblem("riskRateMissing"));
  else if (riskRate !== null && !isRiskRate(riskRate, bpjs.rows))
    problems.push(stoppingProblem("riskRateUnknown", { riskRate }));
  if (programmes.includes("jp") && !isPensionCapKnown(inputs.workMonth, bpjs))
    problems.push(stoppingProblem("pensionCapUnknown", { month: inputs.workMonth }));
  if (programmes.includes("kesehatan") && tables["minimum-wages"] && minimumWageOf(inputs, tables) === undefined)
    problems.push(
      stoppingProblem("minimumWageMissing", {
        province: inputs.person.province ?? "-",
        year: yearOf(inputs.workMonth),
      }),
    );
  if (programmes.includes("kesehatan")) problems.push(...cityProblems(inputs, tables));
  return problems;
}

/** Return all problems of a person's month, stopping or not. */
export function problemsOf(inputs: SlipInputs, tables: TablesInForce): Problem[] {
  const days = paidDays(inputs);
  const maxDays = daysIn(inputs.workMonth);
  return [
    ...tableProblems(inputs, tables),
    ...exchangeProblems(inputs, tables),
    ...yearProblems(inputs),
    ...ptkpProblems(inputs, tables),
    ...insuranceProblems(inputs, tables),
    ...(days > maxDays ? [stoppingProblem("daysTooMany", { days, most: maxDays })] : []),
    ...inputs.workOrders.flatMap((order) =>
      unpaidLines(order).map((line): Problem => ({
        code: "lineNotPaid",
        stops: "nothing",
        values: { line, number: order.number },
      })),
    ),
  ];
}

/** Return the insured lines as the agreement of the work order with the most days states them. */
function insuredIn({ settings, workOrders }: SlipInputs): MonthFacts["insured"] {
  const order = workOrders[mainOf(workOrders)];
  const entries = insuredLines.flatMap((line) => {
    const amount = order && isPaid(line, order.payrollCategoryId) ? order.wages[line] : null;
    return settings.bpjsBase.includes(line) && amount !== null ? [[line, amount] as const] : [];
  });
  return Object.fromEntries(entries);
}

function premiumsFor(inputs: SlipInputs, tables: TablesInForce): Premium[] {
  const { bpjs } = tables;
  if (!bpjs || !bearsPremiums(inputs)) return [];
  const bases = {
    wage: sumOf(Object.values(insuredIn(inputs))),
    minimumWage: minimumWageOf(inputs, tables) ?? 0n,
    riskRate: inputs.settings.riskRate ?? 0,
  };
  return premiumsOf(insuredBy(inputs, bpjs), bases, bpjs.rows);
}

function taxMethodFor(inputs: SlipInputs, tables: TablesInForce): TaxMethod {
  const { person, taxYear, workMonth, payTiming, settlement } = inputs;
  const { ter, ptkp, "progressive-tax": progressive, "tax-parameters": parameters } = tables;
  if (!parameters) throw new Error("tax parameters were asked for before they were judged");
  const { foreignBasisPoints, missingNikBasisPoints } = parameters.rows;
  if (person.residence === "non-resident")
    return { method: "foreign", basisPoints: foreignBasisPoints, tables: [referenceTo(parameters)] };
  const status = ptkp?.rows.find(({ code }) => code === person.ptkpCode);
  if (!ptkp || !status) throw new Error("a status was asked for before it was judged");
  const higherBy = person.hasMatchingNik ? 0 : missingNikBasisPoints;
  if (!taxYear.isLastPeriod && ter) {
    const brackets = ter.rows[status.category];
    const used = [ter, ptkp, ...(higherBy > 0 ? [parameters] : [])].map(referenceTo);
    return { method: "monthly", category: status.category, brackets, higherBy, tables: used };
  }
  if (!progressive || !taxYear.earlier) throw new Error("a year was asked for before it was judged");
  const { gross, pension, withheld } = taxYear.earlier;
  const workedUntil = settlement?.workedUntil ?? taxMonthOf(workMonth, payTiming);
  const months = monthsFrom(taxYear.taxedFrom, workedUntil) + 1;
  return {
    method: "yearly",
    earlier: {
      gross,
      pension,
      withheld,
      months,
      free: status.amount,
      isPart: taxYear.isPart === true,
      former: taxYear.former,
    },
    rates: { brackets: progressive.rows, parameters: parameters.rows, higherBy },
    tables: [progressive, ptkp, parameters].map(referenceTo),
  };
}

/** Return what a month is calculated with. Call only when `problemsOf` finds nothing that stops the calculation. */
export function monthFactsOf(inputs: SlipInputs, tables: TablesInForce): MonthFacts {
  const main = mainOf(inputs.workOrders);
  const premiums = premiumsFor(inputs, tables);
  const least = cityWageOf(inputs, tables) === undefined ? tables["minimum-wages"] : tables["city-minimum-wages"];
  const bpjs = [tables.bpjs, least].flatMap((table) => (table ? [referenceTo(table)] : []));
  const common = { premiums, insured: insuredIn(inputs), bpjs, main, exchange: tables["exchange-rate"] };
  const way = taxMethodFor(inputs, tables);
  if (way.method !== "yearly") return { taxMethod: way, ...common };
  const pension = way.earlier.pension + pensionOf(premiums, "employee") + (inputs.paidBefore?.pension ?? 0n);
  return { taxMethod: { ...way, earlier: { ...way.earlier, pension } }, ...common };
}

/** Return the versions a month uses, in a fixed order, for its hash. */
export const usedTables = (inputs: SlipInputs, tables: TablesInForce): TableReference[] =>
  tableKinds.flatMap((kind) => {
    const isNeeded = kind === "exchange-rate" ? statesTradingOut(inputs) : neededKinds(inputs, tables).includes(kind);
    const table = isNeeded ? tables[kind] : null;
    return table ? [referenceTo(table)] : [];
  });
