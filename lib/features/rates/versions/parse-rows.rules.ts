import type { RateKind } from "@/db/enums/rates";
import { messageOf } from "@/lib/platform/errors";
import { plainName } from "@/lib/platform/names";
import { controlProblem, plainText } from "@/lib/platform/i18n/plain-text";
import {
  hasDecimalPoint,
  isExchange,
  isThousandsOrDecimals,
  maxRupiah,
  parseExchangeRate,
  parseRupiah,
} from "../amount.rules";
import { bracketProblems } from "./bracket.rules";
import { columnsOf, keyOf, linesOf, type Cells, type RateColumn } from "../kinds.rules";
import { parsePercent } from "../percent.rules";

/** A cell as typed, pasted or sent. */
export type RawRow = Record<string, string | number | null | undefined>;
/** row counts from 0; message is a message key. */
export type RowProblem = { row: number; column: string; message: string };
type OptionList =
  | "position"
  | "area"
  | "category"
  | "province"
  | "city"
  | "grade"
  | "vessel"
  | "type"
  | "terCategory"
  | "programme"
  | "vatBase";
/** Options by normalized name: their ids, and alternative names people write. */
export type OptionIndex = Record<OptionList, ReadonlyMap<string, number | string>>;

export const maxRateRows = 2_000;
const maxTextLength = 200;
const [firstYear, lastYear] = [2000, 2100];

type Read = { value: string | number | null } | { problem: string };

const questionMark = /\?$/;

/** Cells of a pasted block, with a question mark behind each amount that may be thousands or decimals by the others of its column. */
export const markAmbiguousAmounts = (
  columns: readonly (RateColumn | undefined)[],
  block: readonly string[][],
): string[][] => {
  const asked = new Set(
    columns.flatMap((column, place) =>
      column?.holds === "rupiah" && hasDecimalPoint(block.map((line) => line[place])) ? [place] : [],
    ),
  );
  return block.map((line) =>
    line.map((text, place) => (asked.has(place) && isThousandsOrDecimals(text) ? `${text.trim()}?` : text)),
  );
};

function readAmount({ least }: RateColumn, raw: string | number): Read {
  if (typeof raw === "string" && questionMark.test(raw) && isThousandsOrDecimals(raw.replace(questionMark, "")))
    return { problem: "rates.problems.thousandsOrDecimals" };
  const amount = typeof raw === "number" ? raw : parseRupiah(raw);
  if (amount === undefined || (amount !== null && (!Number.isInteger(amount) || amount < 0)))
    return { problem: "rates.problems.amount" };
  if (amount !== null && amount > maxRupiah) return { problem: "rates.problems.tooMuch" };
  if (least !== undefined && (amount === null || amount < least)) return { problem: "rates.problems.amountMissing" };
  return { value: amount };
}

/** Numbers are hundredths of a per cent, from callers; text is a typed rate. */
function readRate({ least }: RateColumn, raw: string | number): Read {
  const rate = typeof raw === "number" ? raw : parsePercent(raw);
  if (rate === undefined || (rate !== null && (!Number.isInteger(rate) || rate < 0 || rate >= 10_000)))
    return { problem: "rates.problems.percent" };
  return rate === null && least !== undefined ? { problem: "rates.problems.amountMissing" } : { value: rate };
}

/** Parse whole per cent, as fees and VAT are written: 8, 8 %. */
function readShare({ least = 0 }: RateColumn, raw: string | number): Read {
  const text = String(raw)
    .replace(/[\u00a0\u202f\s]+/g, "")
    .replace(/%$/, "");
  const share = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return share >= least && share <= 100 ? { value: share } : { problem: messageOf("rates.problems.share", { least }) };
}

/** Parse per cent with up to two decimals, as fees are written: 8, 7,5 %, 7.25. */
function readDecimalShare(raw: string | number): Read {
  const text = String(raw)
    .replace(/[\u00a0\u202f\s]+/g, "")
    .replace(/%$/, "")
    .replace(",", ".");
  const share = /^\d{1,3}(\.\d{1,2}0*)?$/.test(text) ? Number(text) : 0;
  return share >= 1 && share <= 100 ? { value: share } : { problem: "rates.problems.decimalShare" };
}

/** Parse twelfths of a base; omitted means the whole base. */
function readTwelfths(raw: string | number): Read {
  const text = String(raw)
    .trim()
    .replace(/\s*\/\s*12$/, "");
  if (text === "") return { value: 12 };
  const twelfths = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return twelfths >= 1 && twelfths <= 12 ? { value: twelfths } : { problem: "rates.problems.twelfths" };
}

/** Numbers are hundredths of a rupiah, from callers; text is a typed rate. */
function readDollar(raw: string | number): Read {
  const rate = typeof raw === "number" ? raw : parseExchangeRate(raw);
  return rate !== undefined && isExchange(rate) ? { value: rate } : { problem: "rates.problems.exchange" };
}

function readCount(raw: string | number): Read {
  const text = String(raw).trim();
  if (text === "" || text === "-") return { value: null };
  return /^\d{1,3}$/.test(text) && Number(text) <= 120 ? { value: Number(text) } : { problem: "rates.problems.count" };
}

function readText(raw: string | number): Read {
  const text = plainText(String(raw)).replace(/\s+/g, " ").trim();
  if (text === "") return { problem: "validation.required" };
  if (text.length > maxTextLength) return { problem: messageOf("validation.tooLong", { max: maxTextLength }) };
  const problem = controlProblem(text);
  return problem === null ? { value: text } : { problem };
}

/** Parse a cell, or return its problem. */
export function parseCell(column: RateColumn, raw: string | number | null | undefined, options: OptionIndex): Read {
  const content = raw ?? "";
  const { holds } = column;
  if (holds === "rupiah") return readAmount(column, content);
  if (holds === "percent") return readRate(column, content);
  if (holds === "share") return readShare(column, content);
  if (holds === "decimalShare") return readDecimalShare(content);
  if (holds === "twelfths") return readTwelfths(content);
  if (holds === "exchange") return readDollar(content);
  if (holds === "count") return readCount(content);
  if (holds === "text") return readText(content);
  if (String(content).trim() === "") return column.isOpen ? { value: null } : { problem: "validation.required" };
  if (holds === "year") {
    const year = /^\d{4}$/.test(String(content).trim()) ? Number(content) : 0;
    return year >= firstYear && year <= lastYear ? { value: year } : { problem: "rates.problems.year" };
  }
  const value = options[holds].get(plainName(String(content)));
  return value === undefined ? { problem: `rates.problems.${holds}` } : { value };
}

/** Require an amount, zero included, for each line of the category, and none for others. */
function checkLines(row: Cells): { row: Cells; problems: Omit<RowProblem, "row">[] } {
  const lines = linesOf(Number(row.payrollCategoryId));
  const problems = ["kpak", "regionalAllowance", "overseasAllowance", "positionAllowance"].flatMap((column) => {
    const amount = row[column];
    if (lines.includes(column)) return amount === null ? [{ column, message: "rates.problems.lineMissing" }] : [];
    return amount ? [{ column, message: "rates.problems.lineExtra" }] : [];
  });
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value === 0 && !lines.includes(name) ? null : value,
  ]);
  return { row: Object.fromEntries(entries), problems };
}

function readRow(kind: RateKind, raw: RawRow, options: OptionIndex): ReturnType<typeof checkLines> {
  const readCells = columnsOf[kind].map((column) => ({
    column: column.name,
    ...parseCell(column, raw[column.name], options),
  }));
  const problems = readCells.flatMap((cell) =>
    "problem" in cell ? [{ column: cell.column, message: cell.problem }] : [],
  );
  const row: Cells = Object.fromEntries(
    readCells.flatMap((cell) => ("value" in cell ? [[cell.column, cell.value]] : [])),
  );
  // A vessel implies its type, so a row names only one of them.
  if (row.vesselId && row.vesselTypeId) problems.push({ column: "vesselTypeId", message: "rates.problems.oneOf" });
  if (kind !== "salary-matrix" || row.payrollCategoryId === undefined) return { row, problems };
  const checked = checkLines(row);
  return { row: checked.row, problems: [...problems, ...checked.problems] };
}

/** Report rows that repeat an earlier key, with that row's number, from 1. */
function repeatedRows(kind: RateKind, rows: readonly Cells[]): RowProblem[] {
  const keys = columnsOf[kind].filter(({ isKey }) => isKey).map(({ name }) => name);
  const first = new Map<string, number>();
  return rows.flatMap((row, index) => {
    if (keys.some((name) => row[name] === undefined)) return [];
    const key = keyOf(kind, row);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    const message = messageOf("rates.problems.twice", { row: (earlier ?? 0) + 1 });
    return earlier === undefined ? [] : [{ row: index, column: keys[0] ?? columnsOf[kind][0]?.name ?? "", message }];
  });
}

/** Amounts beside which another of their column has a point before its decimals: thousands or decimals is asked. */
function questioned(kind: RateKind, raws: readonly RawRow[]): RowProblem[] {
  const amounts = columnsOf[kind].filter(
    ({ holds, name }) => holds === "rupiah" && hasDecimalPoint(raws.map((raw) => raw[name])),
  );
  return raws.flatMap((raw, row) =>
    amounts
      .filter(({ name }) => isThousandsOrDecimals(raw[name]))
      .map(({ name }) => ({ row, column: name, message: "rates.problems.thousandsOrDecimals" })),
  );
}

/** Rows of a version from what was typed, pasted or sent, and everything that is wrong with them, by row and column. The browser and the server ask the same. */
export function parseRows(kind: RateKind, raws: readonly RawRow[], options: OptionIndex) {
  const read = raws.map((raw) => readRow(kind, raw, options));
  const rows = read.map(({ row }) => row);
  const problems = read.flatMap((result, row) => result.problems.map((problem) => ({ row, ...problem })));
  return {
    rows,
    problems: [...problems, ...questioned(kind, raws), ...repeatedRows(kind, rows), ...bracketProblems(kind, rows)],
  };
}
