import writeExcelFile, { type Cell as SheetCell, type Row } from "write-excel-file/node";
import { isDay } from "../dates";
import { autoFilter } from "./auto-filter";
import { safeCell, safeSheetName } from "./safe-cell";

/** day: yyyy-MM-dd */
export type Cell = string | number | null | { day: string | null };
export type ExcelColumn = { label: string; width: number };
export type ExcelTable = { sheet: string; title: string; columns: ExcelColumn[]; rows: Cell[][]; footer: string };

const font = { fontFamily: "Calibri", fontSize: 10 };
const grid = { borderColor: "#d9d3c4", borderStyle: "thin" as const };
const body = { ...grid, alignVertical: "top" as const, wrap: true };
const head = { ...grid, fontWeight: "bold" as const, textColor: "#ffffff", backgroundColor: "#0b2545", alignVertical: "center" as const, wrap: true };

function cellOf(cell: Cell): SheetCell {
  if (cell === null || cell === "") return { ...body };
  if (typeof cell === "number") return { value: cell, type: Number, ...body };
  if (typeof cell === "string") return { value: safeCell(cell), type: String, ...body };
  if (!cell.day || !isDay(cell.day)) return { ...body };
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: "dd mmm yyyy", align: "left", ...body };
}

/** One sheet: title, frozen head with filter buttons, rows, and a last line that says how it was made. product 5.18 */
export async function renderExcel({ sheet, title, columns, rows, footer }: ExcelTable): Promise<Uint8Array> {
  const headRow = 2;
  const data: Row[] = [
    [{ value: safeCell(title), type: String, fontWeight: "bold", fontSize: 14, textColor: "#0b2545" }],
    [],
    columns.map(({ label }) => ({ value: safeCell(label), type: String, height: 32, ...head })),
    ...rows.map((row) => row.map(cellOf)),
    [],
    [{ value: safeCell(footer), type: String, textColor: "#51607a" }],
  ];
  const options = {
    sheet: safeSheetName(sheet),
    orientation: "landscape" as const,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: headRow + 1,
    showGridLines: false,
  };
  const filter = autoFilter({ headRow, lastRow: headRow + rows.length, columns: columns.length });
  return new Uint8Array(await writeExcelFile(data, options, { ...font, features: [filter] }).toBuffer());
}
