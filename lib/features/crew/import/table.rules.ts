import type { ReadSheet, SheetCell } from "@/lib/platform/excel/sheet";
import { columnNamed } from "./columns.rules";
import { sheetNames, type SheetName } from "./schema";
import { isBlank } from "./cell.rules";
import { remarkIn, type Remark } from "./remark.rules";

export type Line = { line: number; cells: Record<string, SheetCell> };
/** A sheet with its heading and its name in the file; line numbers are those of the file. */
export type Table = {
  sheet: SheetName;
  name: string;
  /** Whether the program that made the workbook does not show the sheet. */
  isHidden: boolean;
  headingLine: number;
  columns: string[];
  unknown: string[];
  duplicateColumns: string[];
  lines: Line[];
  /** Lines that are totals or notes, not people or documents. */
  remarks: Remark[];
};

const maxLinesAbove = 12;

type Heading = Omit<Table, "lines" | "name" | "isHidden" | "remarks"> & { columnIndexes: Map<string, number> };

const identifying: Record<SheetName, (columns: ReadonlySet<string>) => boolean> = {
  certificates: (columns) => columns.has("kind") && columns.has("number") && columns.has("issued"),
  crew: (columns) => (columns.has("seafarerCode") || columns.has("employeeNumber")) && columns.size > 1,
};

function headingOf(sheet: SheetName, row: readonly SheetCell[], headingLine: number): Heading | null {
  const columnIndexes = new Map<string, number>();
  const [unknown, duplicateColumns]: [string[], string[]] = [[], []];
  for (const [columnIndex, cell] of row.entries()) {
    if (typeof cell !== "string" || isBlank(cell)) continue;
    const key = columnNamed(sheet, cell);
    if (key === undefined) unknown.push(cell.trim().slice(0, 60));
    else if (columnIndexes.has(key)) duplicateColumns.push(key);
    else columnIndexes.set(key, columnIndex);
  }
  return identifying[sheet](new Set(columnIndexes.keys()))
    ? { sheet, headingLine, columns: [...columnIndexes.keys()], unknown, duplicateColumns, columnIndexes }
    : null;
}

function findHeading(rows: ReadSheet["rows"]): Heading | null {
  for (const [index, row] of rows.slice(0, maxLinesAbove).entries()) {
    for (const sheet of [...sheetNames].reverse()) {
      const heading = headingOf(sheet, row, index + 1);
      if (heading) return heading;
    }
  }
  return null;
}

type Row = { line: number; row: readonly SheetCell[] };

const valueIn = (cell: SheetCell | undefined) => (isBlank(cell) ? null : (cell ?? null));

/** Totals anywhere, and notes: lines that begin with such a word, or a single text below the last line of the table. */
function remarksIn(rows: readonly Row[], columnIndexes: ReadonlyMap<string, number>): Remark[] {
  const isFilled = ({ row }: Row) => row.filter((cell) => !isBlank(cell)).length > 1;
  const lastOfTable = rows.findLast(
    (one) => isFilled(one) && remarkIn(one, columnIndexes, { isBelow: false }) === null,
  );
  return rows.flatMap((one) => remarkIn(one, columnIndexes, { isBelow: one.line > (lastOfTable?.line ?? 0) }) ?? []);
}

/** Return the crew and certificate tables of a file. Headings may be anywhere in the first lines; other sheets are skipped. */
export function tablesIn(sheets: readonly ReadSheet[]): Table[] {
  return sheets.flatMap(({ name, isHidden = false, rows }) => {
    const heading = findHeading(rows);
    if (!heading) return [];
    const { columnIndexes, ...headingFields } = heading;
    const below = rows.slice(heading.headingLine).map((row, index) => ({ line: heading.headingLine + index + 1, row }));
    const remarks = remarksIn(below, columnIndexes);
    const skipped = new Set(remarks.map(({ line }) => line));
    const lines = below.flatMap(({ line, row }) => {
      const cells = Object.fromEntries(
        [...columnIndexes].map(([key, columnIndex]) => [key, valueIn(row[columnIndex])]),
      );
      return skipped.has(line) || Object.values(cells).every(isBlank) ? [] : [{ line, cells }];
    });
    return [{ ...headingFields, name, isHidden, lines, remarks }];
  });
}

/** Two tables of a kind, by their names: a line number would mean two people. */
export function duplicateTables(
  tables: readonly Table[],
): { sheet: SheetName; names: string[]; hidden: string[] } | null {
  const namesBySheet = sheetNames.map((sheet) => {
    const own = tables.filter((table) => table.sheet === sheet);
    const hidden = own.filter(({ isHidden }) => isHidden).map(({ name }) => name);
    return { sheet, names: own.map(({ name }) => name), hidden };
  });
  return namesBySheet.find(({ names }) => names.length > 1) ?? null;
}
