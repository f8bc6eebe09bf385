import writeExcelFile, { type Cell as SheetCell, type Row } from "write-excel-file/node";
import { isDay } from "@/lib/platform/calendar/dates";
import { companyName } from "../mail/company";
import { autoFilter } from "./auto-filter";
import type { Cell, Tone } from "./cell";
import { pagesAcross, printSetup } from "./print-setup";
import { headerHeight, heightOf, linesOf, rowHeight } from "./row-height";
import { safeCell, safeSheetName } from "./safe-cell";
import { isSum, sums } from "./sums";

/** isMoney: whole rupiah with thousands separators of the reader's locale. */
type ExcelColumn = { label: string; width: number; isMoney?: boolean };
export type Fact = { label: string; value: string | null };
/**
 * facts are printed above the header, notes below the rows. names: columns that identify a row, repeated on every page
 * of a wide list.
 */
export type ExcelTable = {
  sheet: string;
  title: string;
  facts?: Fact[];
  columns: ExcelColumn[];
  names: number;
  rows: Cell[][];
  notes?: Cell[][];
  footer: string;
};

const font = { fontFamily: "Calibri", fontSize: 10 };
const grid = { borderColor: "#d9d3c4", borderStyle: "thin" as const };
const body = { ...grid, alignVertical: "top" as const, wrap: true };
const head = {
  ...grid,
  fontWeight: "bold" as const,
  textColor: "#ffffff",
  backgroundColor: "#0b2545",
  alignVertical: "center" as const,
  wrap: true,
};
const fills: Record<Tone, string> = {
  valid: "#dff3ea",
  expiring: "#fdf0d2",
  expired: "#fae3de",
  missing: "#f2c4ba",
  none: "#efebe1",
};
// Add a symbol beside the fill, so that it is readable in black and white. The value remains a real date.
const dayFormats: Partial<Record<Tone, string>> = { expiring: '"! "dd mmm yyyy', expired: '"✗ "dd mmm yyyy' };

const moneyFormat = { format: "#,##0" };

function cellOf(cell: Cell, column?: Pick<ExcelColumn, "isMoney">): SheetCell {
  if (cell === null || cell === "") return { ...body };
  if (typeof cell === "number") return { value: cell, type: Number, ...body, ...(column?.isMoney ? moneyFormat : {}) };
  if (isSum(cell)) return cellOf(cell.sum, column);
  if (typeof cell === "string") return { value: safeCell(cell), type: String, ...body };
  const filled = { ...body, ...(cell.tone ? { backgroundColor: fills[cell.tone] } : {}) };
  if ("text" in cell) return { value: safeCell(cell.text), type: String, ...filled };
  if (!cell.day || !isDay(cell.day)) return { ...filled };
  return {
    value: new Date(`${cell.day}T00:00:00Z`),
    type: Date,
    format: (cell.tone && dayFormats[cell.tone]) ?? "dd mmm yyyy",
    align: "left",
    ...filled,
  };
}

const fact = { columnSpan: 2, alignVertical: "top" as const, wrap: true };
/** The title's font is larger than the one columns are measured in. */
const titleWidth = 0.6;
const titleHeight = (lines: number) => lines * 19 + 2;

/** Place it over the repeated columns, because a page break would cut it elsewhere. */
function titleRow(title: string, titleLines: readonly ExcelColumn[]): Row {
  const availableWidth = titleLines.reduce((sum, { width }) => sum + width, 0);
  const height = titleHeight(titleLines.length > 1 ? linesOf(title, availableWidth * titleWidth) : 1);
  const cell = {
    value: safeCell(title),
    type: String,
    fontWeight: "bold",
    fontSize: 14,
    textColor: "#0b2545",
    height,
  } as const;
  return titleLines.length > 1
    ? [{ ...cell, ...fact, columnSpan: titleLines.length }, ...titleLines.slice(1).map(() => null)]
    : [cell];
}

/** Two facts per line: label and value take two columns each, and as many lines as they need. */
function factRows(facts: Fact[], columns: ExcelColumn[]): Row[] {
  const pairs = facts.flatMap((one, index) => (index % 2 === 0 ? [facts.slice(index, index + 2)] : []));
  const availableWidth = (at: number) => (columns[at]?.width ?? 10) + (columns[at + 1]?.width ?? 10);
  return pairs.map((pair) => {
    const lines = pair.flatMap(({ label, value }, index) => [
      linesOf(label, availableWidth(4 * index)),
      linesOf(value ?? "", availableWidth(4 * index + 2)),
    ]);
    const height = heightOf(Math.max(...lines));
    return pair.flatMap(({ label, value }) => [
      { value: safeCell(label), type: String, textColor: "#51607a", height, ...fact },
      null,
      { value: safeCell(value ?? ""), type: String, fontWeight: "bold" as const, ...fact },
      null,
    ]);
  });
}

/** Set the row height by its longest cell, because not every program measures wrapped text. */
function rowOf(row: Cell[], columns: readonly ExcelColumn[]): Row {
  const height = rowHeight(row, columns);
  return row.map((cell, index) => ({ ...cellOf(cell, columns[index]), ...(index === 0 && height ? { height } : {}) }));
}

/** A line below the rows, with cells only where there is text. */
function noteOf(row: Cell[], columns: readonly ExcelColumn[]): Row {
  const height = rowHeight(row, columns);
  return row.map((cell, index) => {
    const displayed = cell === null ? null : cellOf(cell, columns[index]);
    return index === 0 && height ? { ...displayed, height } : displayed;
  });
}

/**
 * Render one sheet: title, facts, frozen header with filters, rows, notes, and a line about its creation. product 5.18
 */
export async function renderExcel({
  sheet,
  title,
  facts = [],
  columns,
  names,
  rows,
  notes = [],
  footer,
}: ExcelTable): Promise<Uint8Array> {
  const above = factRows(facts, columns);
  const name = safeSheetName(sheet);
  const across = pagesAcross(columns);
  const headRow = above.length === 0 ? 2 : above.length + 3;
  const data: Row[] = [
    titleRow(title, across > 1 ? columns.slice(0, names) : []),
    [],
    ...(above.length === 0 ? [] : [...above, []]),
    columns.map(({ label }) => ({ value: safeCell(label), type: String, height: headerHeight(columns), ...head })),
    ...rows.map((row) => rowOf(row, columns)),
    [],
    ...(notes.length === 0 ? [] : [...notes.map((row) => noteOf(row, columns)), []]),
    [{ value: safeCell(footer), type: String, textColor: "#51607a" }],
  ];
  const options = {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: headRow + 1,
    showGridLines: false,
  };
  const lastRow = headRow + rows.length;
  const filter = autoFilter({ headRow, lastRow, columns: columns.length });
  const withFilter = sums({ firstRow: headRow + 1, lastRow, notes, firstNote: lastRow + 2 });
  const print = printSetup({
    title: name,
    author: companyName(),
    sheets: [{ name, head: { from: headRow + 1, to: headRow + 1 }, names, across }],
  });
  return new Uint8Array(
    await writeExcelFile(data, options, { ...font, features: [filter, withFilter, print] }).toBuffer(),
  );
}
