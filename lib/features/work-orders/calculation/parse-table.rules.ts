import { provinces, socialProgrammes, terCategories, type Province, type SocialProgramme } from "@/db/enums/rates";
import type { Cells } from "@/lib/features/rates/kinds.rules";
import type { TableKind, TableReference } from "../explanation.rules";
import type { Bracket } from "../tax/tables.rules";
import type { TablesInForce } from "./month-facts.rules";

type Version = TableReference & { isVerified: boolean };
type Filled = { [Kind in TableKind]: NonNullable<TablesInForce[Kind]> };
type RowsOf<Kind extends TableKind> = Filled[Kind]["rows"];

const amount = (row: Cells, name: string): bigint => BigInt(figure(row, name));

/** Read a figure of a cell. @throws Error without one: missing never means zero */
function figure(row: Cells, name: string): number {
  const value = row[name];
  if (typeof value !== "number") throw new Error(`a row of rates has no ${name}`);
  return value;
}

const figureOrNone = (row: Cells, name: string) => (typeof row[name] === "number" ? row[name] : null);

function oneOf<Name extends string>(names: readonly Name[], row: Cells, column: string): Name {
  const matching = names.find((name) => name === row[column]);
  if (matching === undefined) throw new Error(`a row of rates has no ${column}`);
  return matching;
}

/** Convert rows that start at an amount into brackets that end at one. Brackets must start at zero. */
function bracketsOf(rows: readonly Cells[]): Bracket[] {
  const sorted = rows.toSorted((one, other) => figure(one, "above") - figure(other, "above"));
  const [first] = sorted;
  if (!first || figure(first, "above") !== 0) return [];
  return sorted.map((row, place) => {
    const next = sorted[place + 1];
    return { upTo: next ? amount(next, "above") : null, basisPoints: figure(row, "rate") };
  });
}

function terRows(rows: readonly Cells[]): RowsOf<"ter"> {
  const [A, B, C] = terCategories.map((name) => bracketsOf(rows.filter(({ terCategory }) => terCategory === name)));
  return { A: A ?? [], B: B ?? [], C: C ?? [] };
}

const ptkpRows = (rows: readonly Cells[]): RowsOf<"ptkp"> =>
  rows.map((row) => ({
    code: String(row.code),
    amount: amount(row, "freeAmount"),
    category: oneOf(terCategories, row, "terCategory"),
  }));

/** @throws Error unless there is one row */
function parameterRows(rows: readonly Cells[]): RowsOf<"tax-parameters"> {
  const [row, ...others] = rows;
  if (!row || others.length > 0) throw new Error("parameters of tax are one row");
  return {
    occupationalBasisPoints: figure(row, "occupationalRate"),
    occupationalMonthly: amount(row, "occupationalMonthly"),
    roundedTo: amount(row, "roundedTo"),
    missingNikBasisPoints: figure(row, "missingNikRate"),
    foreignBasisPoints: figure(row, "foreignRate"),
  };
}

/** JKK has one rate per risk class; the company belongs to one. */
function bpjsRows(rows: readonly Cells[]): RowsOf<"bpjs"> {
  const byName = new Map(rows.map((row) => [oneOf(socialProgrammes, row, "programme"), row]));
  const of = (name: SocialProgramme) => {
    const row = byName.get(name);
    if (!row) throw new Error(`social security has no row of ${name}`);
    return {
      employer: figureOrNone(row, "employerRate"),
      employee: figureOrNone(row, "employeeRate"),
      cap: row.cap === null ? null : amount(row, "cap"),
      untilAge: figureOrNone(row, "untilAge"),
      foreignersAfterMonths: figureOrNone(row, "foreignersAfterMonths"),
    };
  };
  const classes = socialProgrammes.filter((name) => name.startsWith("jkk"));
  return {
    programmes: {
      jht: of("jht"),
      jp: of("jp"),
      jkk: { ...of("jkk-1"), employer: null },
      jkm: of("jkm"),
      kesehatan: of("kesehatan"),
    },
    riskRates: classes.flatMap((name) => of(name).employer ?? []),
  };
}

const wageRows = (rows: readonly Cells[]): RowsOf<"minimum-wages"> =>
  rows.map((row) => ({
    province: oneOf<Province>(provinces, row, "province"),
    year: figure(row, "year"),
    amount: amount(row, "amount"),
  }));

const cityWageRows = (rows: readonly Cells[]): RowsOf<"city-minimum-wages"> =>
  rows.map((row) => ({ cityId: figure(row, "cityId"), year: figure(row, "year"), amount: amount(row, "amount") }));

/** @throws Error unless there is one row */
function exchangeRows(rows: readonly Cells[]): RowsOf<"exchange-rate"> {
  const [row, ...others] = rows;
  if (!row || others.length > 0) throw new Error("an exchange rate is one row");
  return { rupiahPerDollar: figure(row, "rupiahPerDollar") };
}

const readers: { [Kind in TableKind]: (rows: readonly Cells[]) => RowsOf<Kind> } = {
  ter: terRows,
  ptkp: ptkpRows,
  "progressive-tax": bracketsOf,
  "tax-parameters": parameterRows,
  bpjs: bpjsRows,
  "minimum-wages": wageRows,
  "exchange-rate": exchangeRows,
  "city-minimum-wages": cityWageRows,
};

/** Read a version's rows into the table that slips use. @throws Error for a missing cell or row */
export const tableFromRows = <Kind extends TableKind>(
  kind: Kind,
  version: Omit<Version, "kind">,
  rows: readonly Cells[],
) => ({
  ...version,
  kind,
  rows: readers[kind](rows),
});
