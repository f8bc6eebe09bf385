import writeExcelFile, { type Row } from "write-excel-file/node";
import { companyName } from "../mail/company";
import { pagesAcross, printSetup } from "./print-setup";
import { headerHeight, heightOf, linesOf } from "./row-height";
import { safeCell, safeSheetName } from "./safe-cell";

/** A text column keeps what is typed, including long numbers and leading zeros. */
export type TemplateColumn = { label: string; note: string; width: number; isRequired: boolean; isText: boolean };
/** names: columns that identify a row, repeated on every page of a wide sheet. */
export type TemplateSheet = { sheet: string; title: string; notes: string[]; columns: TemplateColumn[]; names: number };

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
  // Without borders, so that a sheet prints only as far as it is filled in.
  const blank: Row = columns.map(({ isText }) => ({ type: String, ...(isText ? { format: "@" } : {}) }));
  const noteHeight = heightOf(Math.max(...columns.map(({ note, width }) => linesOf(note, width))));
  const labels = columns.map(({ label, isRequired, width }) => ({ label: isRequired ? `${label} *` : label, width }));
  return [
    [{ value: safeCell(title), type: String, fontWeight: "bold", fontSize: 14, textColor: "#0b2545" }],
    ...notes.map((note): Row => [{ value: safeCell(note), type: String, textColor: "#51607a" }]),
    columns.map(({ note }) => ({ value: safeCell(note), type: String, height: noteHeight, ...muted })),
    labels.map(({ label }) => ({ value: safeCell(label), type: String, height: headerHeight(labels), ...head })),
    ...Array.from({ length: preparedLines }, () => blank),
  ];
}

/** Render sheets to be filled in: title and notes above a frozen header, prepared rows below. */
export async function renderTemplate(sheets: readonly TemplateSheet[]): Promise<Uint8Array> {
  const prepared = sheets.map((sheet) => ({
    sheet: safeSheetName(sheet.sheet),
    data: rowsOf(sheet),
    columns: sheet.columns.map(({ width }) => ({ width })),
    stickyRowsCount: sheet.notes.length + 3,
  }));
  const print = printSetup({
    title: sheets.map(({ title }) => title).join(", "),
    author: companyName(),
    sheets: sheets.map(({ notes, columns, names }, index) => ({
      name: prepared[index]?.sheet ?? "",
      head: { from: notes.length + 3, to: notes.length + 3 },
      names,
      across: pagesAcross(columns),
    })),
  });
  return new Uint8Array(await writeExcelFile(prepared, { ...font, features: [print] }).toBuffer());
}
