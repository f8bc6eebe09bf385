import writeExcelFile, { type Row } from "write-excel-file/node";
import { safeCell, safeSheetName } from "./safe-cell";

/** A text column keeps what is typed: no digit of a long number is lost, no leading zero. */
export type TemplateColumn = { label: string; note: string; width: number; isRequired: boolean; isText: boolean };
export type TemplateSheet = { sheet: string; title: string; notes: string[]; columns: TemplateColumn[] };

const font = { fontFamily: "Calibri", fontSize: 10 };
const grid = { borderColor: "#d9d3c4", borderStyle: "thin" as const };
const head = {
  ...grid,
  fontWeight: "bold" as const,
  textColor: "#ffffff",
  backgroundColor: "#0b2545",
  alignVertical: "center" as const,
  wrap: true,
};
const muted = { textColor: "#51607a", wrap: true, alignVertical: "top" as const };
const preparedLines = 300;

function rowsOf({ title, notes, columns }: TemplateSheet): Row[] {
  const blank: Row = columns.map(({ isText }) => ({ type: String, ...grid, ...(isText ? { format: "@" } : {}) }));
  return [
    [{ value: safeCell(title), type: String, fontWeight: "bold", fontSize: 14, textColor: "#0b2545" }],
    ...notes.map((note): Row => [{ value: safeCell(note), type: String, textColor: "#51607a" }]),
    columns.map(({ note }) => ({ value: safeCell(note), type: String, height: 44, ...muted })),
    columns.map(({ label, isRequired }) => ({
      value: safeCell(isRequired ? `${label} *` : label),
      type: String,
      height: 30,
      ...head,
    })),
    ...Array.from({ length: preparedLines }, () => blank),
  ];
}

/** Sheets to be filled in: title and notes above a frozen heading, prepared lines below. */
export async function renderTemplate(sheets: readonly TemplateSheet[]): Promise<Uint8Array> {
  const prepared = sheets.map((sheet) => ({
    sheet: safeSheetName(sheet.sheet),
    data: rowsOf(sheet),
    columns: sheet.columns.map(({ width }) => ({ width })),
    stickyRowsCount: sheet.notes.length + 3,
  }));
  return new Uint8Array(await writeExcelFile(prepared, font).toBuffer());
}
