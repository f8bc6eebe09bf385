import { isDay } from "@/lib/platform/calendar/dates";
import type { SheetCell } from "@/lib/platform/excel/sheet";
import { plainText, visibleText } from "@/lib/platform/i18n/plain-text";

/** The value of a cell, or the message key of its problem. */
export type CellResult<T> = { ok: true; value: T } | { ok: false; message: string };

const maxExactNumber = 999_999_999_999_999;

/** What people and programs write where there is nothing, in English and Indonesian. */
const blankWord =
  /^(?:[-–—_.]+|n\s*\/\s*a|n\.\s?a\.?|none|nihil|blank|kosong|(?:not|belum) (?:available|applicable|known|ada|tersedia|diketahui)|(?:tidak|tdk|tak|blm) (?:ada|tersedia|diketahui|berlaku))\.?$/i;

export const isBlank = (cell: SheetCell | undefined) => {
  if (cell === undefined || cell === null) return true;
  if (typeof cell !== "string") return false;
  const text = visibleText(cell).trim().replace(/\s+/g, " ");
  return text === "" || blankWord.test(text);
};

/** Read a cell as text. Spreadsheets keep 15 digits of a number and lose the rest. */
export function textIn(cell: SheetCell | undefined): CellResult<string> {
  if (cell === undefined || cell === null) return { ok: true, value: "" };
  if (cell instanceof Date) return { ok: true, value: cell.toISOString().slice(0, 10) };
  if (typeof cell === "number" && Math.abs(cell) > maxExactNumber)
    return { ok: false, message: "crew-import.problems.numberCut" };
  const text = plainText(String(cell)).trim();
  if (/^#(N\/A|VALUE!|REF!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)$/.test(text))
    return { ok: false, message: "crew-import.problems.formulaError" };
  return { ok: true, value: text };
}

/** The mark between the digits of a cell, where it can only be the one before decimals: three digits behind it might be thousands. */
function decimalMark(cell: SheetCell | undefined): string | null {
  const parts = typeof cell === "string" ? /^\d+([.,])(\d+)$/.exec(plainText(cell).trim()) : null;
  const [, mark = "", decimals = ""] = parts ?? [];
  return parts && decimals.length !== 3 ? mark : null;
}

/** Columns of amounts with the marks used before decimals in them. These decide what a mark means in other cells. */
export const decimalMarksIn = <Column extends string>(
  lines: readonly { cells: Partial<Record<Column, SheetCell>> }[],
  columns: readonly Column[],
): ReadonlyMap<Column, ReadonlySet<string>> =>
  new Map(
    columns.map((column) => [column, new Set(lines.flatMap(({ cells }) => decimalMark(cells[column]) ?? []))] as const),
  );

/**
 * An amount with a point or a comma before its decimals, as programs set to Indonesian write it; no thousands separators. Where other cells
 * of the column have the other mark before decimals, three digits behind this one may be thousands, and are asked. @returns it with a point
 */
export function amountIn(
  cell: SheetCell | undefined,
  { decimalMarks }: { decimalMarks: ReadonlySet<string> },
): CellResult<string> {
  const text = textIn(cell);
  if (!text.ok || text.value === "") return text;
  const parts = /^\d+(?:([.,])(\d+))?$/.exec(text.value);
  if (!parts) return { ok: false, message: "crew-import.problems.amount" };
  const [, mark, decimals = ""] = parts;
  const isOther = [...decimalMarks].some((known) => known !== mark);
  if (typeof cell === "string" && decimals.length === 3 && isOther)
    return { ok: false, message: "crew-import.problems.thousandsOrDecimals" };
  return { ok: true, value: text.value.replace(",", ".") };
}

const amountPatterns = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: [1, 2, 3] },
  { pattern: /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, order: [3, 2, 1] },
] as const;

/** Return the first two numbers of a date, day and month in either order. */
function firstTwo(cell: SheetCell | undefined): [number, number] | null {
  const parts = typeof cell === "string" ? /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/.exec(plainText(cell).trim()) : null;
  return parts ? [Number(parts[1]), Number(parts[2])] : null;
}

/**
 * Find the date columns with a cell that only reads with the month first; other cells of the column may be meant so
 * too.
 */
export const monthFirstIn = <Column extends string>(
  lines: readonly { cells: Partial<Record<Column, SheetCell>> }[],
  columns: readonly Column[],
): ReadonlySet<Column> =>
  new Set(
    columns.filter((column) =>
      lines.some(({ cells }) => {
        const [first = 0, second = 0] = firstTwo(cells[column]) ?? [];
        return first >= 1 && first <= 12 && second > 12 && second <= 31;
      }),
    ),
  );

function isAmbiguous(cell: SheetCell | undefined): boolean {
  const [first = 0, second = 0] = firstTwo(cell) ?? [];
  return first !== second && first <= 12 && second <= 12;
}

/**
 * Read a date: a date cell, dd/mm/yyyy, dd-mm-yyyy or yyyy-mm-dd. Where another cell of the column has the month first,
 * refuse an ambiguous date. @returns yyyy-MM-dd
 */
export function dayIn(cell: SheetCell | undefined, { isMonthFirst }: { isMonthFirst: boolean }): CellResult<string> {
  const text = textIn(cell);
  if (!text.ok) return text;
  if (isMonthFirst && isAmbiguous(cell)) return { ok: false, message: "crew-import.problems.dayOrMonth" };
  for (const { pattern, order } of amountPatterns) {
    const parts = pattern.exec(text.value);
    const [year = "", month = "", day = ""] = parts ? order.map((at) => parts[at]) : [];
    const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    if (parts && isDay(date)) return { ok: true, value: date };
  }
  return { ok: false, message: "crew-import.problems.day" };
}
