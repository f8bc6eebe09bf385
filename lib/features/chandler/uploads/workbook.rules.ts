import { holdsStream, isCompound, isZip, officeParts, type OfficeProblem } from "@/lib/platform/files/office";

/** Why a file is not taken as an Excel workbook; each has its words under chandler.files. */
type WorkbookProblem = "notXlsx" | OfficeProblem;

const macroName = /(^|\/)(vbaProject[^/]*\.bin|macrosheets\/|vbaData\.xml$)/i;
const otherWorkbook = /\.(xlsm|xltm|xlam|xlsb)$/i;

/** Office keeps a workbook with a password in its old container, in a stream of this name. */
const isEncrypted = (bytes: Uint8Array) => holdsStream(bytes, "EncryptedPackage");

/** Whether bytes are a file of Excel of whatever kind, so that it is judged as one. */
export const looksLikeWorkbook = (name: string, bytes: Uint8Array) =>
  isZip(bytes) || isCompound(bytes) || /\.xl\w+$/i.test(name);

/**
 * Judges an XLSX by what its bytes show: a zip whose table of content types names a workbook without macros. Cells are never read.
 * Document 3 §5 @returns null for one that is taken
 */
export function workbookProblem(name: string, bytes: Uint8Array): WorkbookProblem | null {
  if (isCompound(bytes)) return isEncrypted(bytes) ? "locked" : "notXlsx";
  if (!isZip(bytes)) return "notXlsx";
  const parts = officeParts(bytes);
  if (typeof parts === "string") return parts;
  const { names, table } = parts;
  if (otherWorkbook.test(name) || /macroEnabled/i.test(table) || names.some((part) => macroName.test(part)))
    return "macros";
  if (!/spreadsheetml\.sheet\.main\+xml/.test(table)) return "notXlsx";
  return /\.[^.]+$/.test(name) && !/\.xlsx$/i.test(name) ? "notXlsx" : null;
}
