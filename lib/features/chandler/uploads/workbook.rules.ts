import { unzipSync } from "fflate";

/** Why a file is not taken as an Excel workbook; each has its words under chandler.files. */
type WorkbookProblem = "notXlsx" | "macros" | "locked" | "damaged";

const zip = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const mostOfTypes = 1_000_000;
const types = "[Content_Types].xml";
const macroName = /(^|\/)(vbaProject[^/]*\.bin|macrosheets\/|vbaData\.xml$)/i;
const otherWorkbook = /\.(xlsm|xltm|xlam|xlsb)$/i;

const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
/** Office keeps a workbook with a password in its old container, in a stream of this name. */
const isEncrypted = (bytes: Uint8Array) => Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));

/** Whether bytes are a file of Excel of whatever kind, so that it is judged as one. */
export const looksLikeWorkbook = (name: string, bytes: Uint8Array) =>
  begins(bytes, zip) || begins(bytes, compound) || /\.xl\w+$/i.test(name);

/** The names in a zip, and its table of content types; nothing else of it is unpacked. @throws for what is no whole zip */
function contentsOf(bytes: Uint8Array): { names: string[]; table: string } {
  const names: string[] = [];
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      return name === types && originalSize <= mostOfTypes;
    },
  });
  return { names, table: Buffer.from(parts[types] ?? new Uint8Array()).toString("utf8") };
}

/**
 * Judges an XLSX by what its bytes show: a zip whose table of content types names a workbook without macros. Cells are never read.
 * Document 3 §5 @returns null for one that is taken
 */
export function workbookProblem(name: string, bytes: Uint8Array): WorkbookProblem | null {
  if (begins(bytes, compound)) return isEncrypted(bytes) ? "locked" : "notXlsx";
  if (!begins(bytes, zip)) return "notXlsx";
  // The general flag of the first part: its lowest bit says that it is encrypted.
  if (((bytes[6] ?? 0) & 1) === 1) return "locked";
  let contents: ReturnType<typeof contentsOf>;
  try {
    contents = contentsOf(bytes);
  } catch {
    return "damaged";
  }
  const { names, table } = contents;
  if (otherWorkbook.test(name) || /macroEnabled/i.test(table) || names.some((part) => macroName.test(part)))
    return "macros";
  if (!/spreadsheetml\.sheet\.main\+xml/.test(table)) return "notXlsx";
  return /\.[^.]+$/.test(name) && !/\.xlsx$/i.test(name) ? "notXlsx" : null;
}
