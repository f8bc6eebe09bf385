import { holdsStream, isCompound, isZip, officeParts, type OfficeProblem } from "@/lib/platform/files/office-documents";

/** Why a file is refused as an Excel workbook; messages in chandler.files. */
type WorkbookProblem = "notXlsx" | OfficeProblem;

const macroName = /(^|\/)(vbaProject[^/]*\.bin|macrosheets\/|vbaData\.xml$)/i;
const otherWorkbook = /\.(xlsm|xltm|xlam|xlsb)$/i;

/** Encrypted workbooks are OLE containers with this stream. */
const isEncrypted = (bytes: Uint8Array) => holdsStream(bytes, "EncryptedPackage");

/** Whether bytes or name suggest an Excel file, so that it is validated as one. */
export const looksLikeWorkbook = (name: string, bytes: Uint8Array) =>
  isZip(bytes) || isCompound(bytes) || /\.xl\w+$/i.test(name);

/**
 * Validate an XLSX by content: a zip whose content types declare a workbook without macros. Cells are never read.
 * Document 3 §5 @returns null when accepted
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
