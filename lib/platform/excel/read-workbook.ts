import { fileTypeFromBuffer } from "file-type";
import { strFromU8, unzipSync } from "fflate";
import readXlsxFile from "read-excel-file/universal";
import { AppError } from "../errors";
import { readCsv } from "./read-csv";

/** A cell as people see it; of a formula the value it had when the file was saved. Dates are midnight UTC. */
export type SheetCell = string | number | boolean | Date | null;
/** rows[0] is line 1 of the sheet. */
export type ReadSheet = { name: string; rows: SheetCell[][] };
type Limits = { rows: number; columns: number };
const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const mostBytesUnpacked = 40_000_000;

const unreadable = () => new AppError("unsupported-type", "files.notASheet");
const tooLarge = ({ rows, columns }: Limits) => new AppError("too-large", "files.sheetTooLarge", { rows, columns });

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A few bytes may unpack to gigabytes, and one cell far out to a sheet full of nothing: both are refused before anything is built from them. */
function assertModest(bytes: Uint8Array, limits: Limits) {
  let unpacked = 0;
  const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      if (unpacked > mostBytesUnpacked) throw tooLarge(limits);
      return isSheet(name);
    },
  });
  for (const part of Object.values(parts)) {
    const xml = strFromU8(part);
    let lines = 0;
    for (const [, line] of xml.matchAll(/<row\b(?:[^>]*?\sr="(\d+)")?/g))
      if ((lines += 1) > limits.rows || Number(line ?? 0) > limits.rows) throw tooLarge(limits);
    for (const [, letters = "", line] of xml.matchAll(/<c\b[^>]*?\sr="([A-Z]+)(\d+)"/g))
      if (columnOf(letters) > limits.columns || Number(line) > limits.rows) throw tooLarge(limits);
  }
}

// The type declares the constructor where it means its instances.
const cellsOf = (row: readonly unknown[]): SheetCell[] =>
  row.map((cell) =>
    typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean" || cell instanceof Date
      ? cell
      : null,
  );

async function readXlsx(bytes: Uint8Array, limits: Limits): Promise<ReadSheet[]> {
  if ((await fileTypeFromBuffer(bytes))?.mime !== workbookType) throw unreadable();
  try {
    assertModest(bytes, limits);
    const sheets = await readXlsxFile(new Uint8Array(bytes).buffer);
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(cellsOf) }));
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  }
}

/**
 * The sheets of an XLSX file, or the one of a CSV file, by the name's ending and by what the bytes themselves show.
 * @throws unsupported-type for anything else, too-large beyond the limits
 */
export async function readWorkbook(name: string, bytes: Uint8Array, limits: Limits): Promise<ReadSheet[]> {
  const ending = name.split(".").at(-1)?.toLowerCase();
  if (ending === "xlsx") return readXlsx(bytes, limits);
  if (ending !== "csv" || bytes.includes(0) || (await fileTypeFromBuffer(bytes)) !== undefined) throw unreadable();
  const rows = readCsv(bytes, limits.rows);
  if (rows.length > limits.rows || rows.some((row) => row.length > limits.columns)) throw tooLarge(limits);
  return [{ name, rows }];
}
