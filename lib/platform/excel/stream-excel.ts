import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from "fflate";
import { getCellAddress } from "write-excel-file/utility";
import { isDay } from "@/lib/platform/calendar/dates";
import type { PlainCell } from "./cell";
import { renderExcel, type ExcelTable } from "./render-excel";
import { rowHeight } from "./row-height";
import { safeCell } from "./safe-cell";

/** A sheet whose rows come in batches. The title is read after the last batch, because it may contain the row count. */
export type LongTable = Pick<ExcelTable, "sheet" | "columns" | "names" | "footer"> & { title(rows: number): string };

const sheetFile = "xl/worksheets/sheet1.xml";
const textFile = "xl/sharedStrings.xml";
const headerRow = 3;
const sampleRow = headerRow + 1;
const sample: PlainCell[] = ["text", 1, { day: "2000-01-01" }, null];
const dayZero = Date.UTC(1899, 11, 30);
const dayMilliseconds = 86_400_000;

/** A short sheet with the same layout: its XML parts around one row, and the styles of that row's cells. */
async function patternOf(table: LongTable, rows: number) {
  const parts = unzipSync(await renderExcel({ ...table, title: table.title(rows), rows: [sample] }));
  const [above, row, below] = strFromU8(parts[sheetFile] ?? new Uint8Array()).split(
    new RegExp(`(?=<row r="${sampleRow}")|(?=<row r="${sampleRow + 1}")`),
  );
  const [text, number, day, blank] = [...(row ?? "").matchAll(/<c r="[A-Z]+\d+" s="(\d+)"/g)].map(([, style]) => style);
  if (!above || !below || !text || !number || !day || !blank) throw new Error("the pattern of a sheet has changed");
  return { parts, above, below, styles: { text, number, day, blank } };
}
type Styles = Awaited<ReturnType<typeof patternOf>>["styles"];

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => (sign === "&" ? "&amp;" : sign === "<" ? "&lt;" : "&gt;"));

function cellXml(cell: PlainCell, address: string, styles: Styles): string {
  if (typeof cell === "string" && cell !== "")
    return `<c r="${address}" s="${styles.text}" t="inlineStr"><is><t xml:space="preserve">${escaped(safeCell(cell))}</t></is></c>`;
  if (typeof cell === "number" && Number.isFinite(cell))
    return `<c r="${address}" s="${styles.number}"><v>${cell}</v></c>`;
  if (typeof cell === "object" && cell?.day && isDay(cell.day))
    return `<c r="${address}" s="${styles.day}"><v>${(Date.parse(`${cell.day}T00:00:00Z`) - dayZero) / dayMilliseconds}</v></c>`;
  return `<c r="${address}" s="${styles.blank}"/>`;
}

/** Move the lines below the rows and the filter area to the right row numbers. */
const shifted = (below: string, lines: number) =>
  below
    .replace(
      /(<row r="|<c r="[A-Z]+)(\d+)(?=")/g,
      (_all, before: string, line: string) => `${before}${Number(line) + lines}`,
    )
    .replace(
      /(<autoFilter ref="[A-Z]+\d+:[A-Z]+)(\d+)(?=")/,
      (_all, before: string, line: string) => `${before}${Number(line) + lines}`,
    );

function zipped() {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: 4 });
    zip.add(file);
    return (text: string | Uint8Array, isLast = false) =>
      file.push(typeof text === "string" ? strToU8(text) : text, isLast);
  };
  const close = () => {
    zip.end();
    return new Uint8Array(Buffer.concat(chunks));
  };
  return { open, close };
}

/**
 * Render the same sheet as renderExcel while its rows arrive. Only one batch is in memory, and other requests run
 * between batches.
 * product 5.18
 */
export async function streamExcel(
  table: LongTable,
  batches: AsyncIterable<PlainCell[][]>,
): Promise<{ body: Uint8Array; rows: number }> {
  const { parts, above, below, styles } = await patternOf(table, 0);
  const letters = table.columns.map((_column, index) => getCellAddress(0, index).replace(/\d+/, ""));
  const { open, close } = zipped();
  for (const [name, part] of Object.entries(parts)) if (name !== sheetFile && name !== textFile) open(name)(part, true);
  const sheet = open(sheetFile);
  sheet(above);
  let rows = 0;
  for await (const batch of batches) {
    const lines = batch.map((row, index) => {
      const line = sampleRow + rows + index;
      const height = rowHeight(row, table.columns);
      const customHeight = height === null ? "" : ` ht="${height}" customHeight="1"`;
      return `<row r="${line}"${customHeight}>${row.map((cell, column) => cellXml(cell, `${letters[column]}${line}`, styles)).join("")}</row>`;
    });
    rows += batch.length;
    sheet(lines.join(""));
  }
  sheet(shifted(below, rows - 1), true);
  open(textFile)((await patternOf(table, rows)).parts[textFile] ?? new Uint8Array(), true);
  return { body: close(), rows };
}
