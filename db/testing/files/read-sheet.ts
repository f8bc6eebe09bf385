import { strFromU8, unzipSync } from "fflate";
import { read, type CellObject } from "xlsx";

type SheetCell = { text: string; fill: string | null; format: string | null };

/** With cellStyles a cell knows how it is filled; the library's types say nothing of it. */
const fillOf = ({ s }: CellObject) => (s as { fgColor?: { rgb?: string } } | undefined)?.fgColor?.rgb ?? null;

function seen(cell: CellObject | undefined): SheetCell {
  if (!cell) return { text: "", fill: null, format: null };
  const text = cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : String(cell.v ?? "");
  return { text, fill: fillOf(cell), format: !cell.z || cell.z === "General" ? null : String(cell.z) };
}

/** The first sheet of a workbook as people see it: rows of cells with text (dates as yyyy-MM-dd), fill and number format. */
export function readSheet(file: Uint8Array) {
  const book = read(file, { type: "array", dense: true, cellDates: true, cellStyles: true, cellNF: true });
  const cells = book.Sheets[book.SheetNames[0] ?? ""]?.["!data"] ?? [];
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return {
    rows: Array.from(cells, (row) => Array.from(row ?? [], seen)),
    workbook: part("xl/workbook.xml"),
    xml: part("xl/worksheets/sheet1.xml"),
  };
}
