import {
  holdsStream,
  isCompound,
  isZip,
  namesTemplateElsewhere,
  officeParts,
  type OfficeProblem,
} from "@/lib/platform/files/office-documents";

/** Why a file is refused as a Word document; messages in contracts.files. */
type WordDocumentProblem = "notWord" | OfficeProblem;
type WordDocumentKind = { contentType: string; extension: string };

export const docType = "application/msword";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** An OLE container has 512-byte sectors; its header alone fills one. */
const minDocBytes = 1_024;
const macroPart = /(^|\/)vba(Project[^/]*\.bin|Data\.xml)$/i;

/** Whether bytes or name suggest an office file, so that it is validated as one. */
export const looksLikeWordDocument = (name: string, bytes: Uint8Array) =>
  isZip(bytes) || isCompound(bytes) || /\.(do[ct][xm]?|rtf|odt)$/i.test(name);

const extensionOf = (
  name: string,
  { contentType, extension }: WordDocumentKind,
): WordDocumentKind | WordDocumentProblem =>
  /\.[^.]+$/.test(name) && !name.toLowerCase().endsWith(`.${extension}`) ? "notWord" : { contentType, extension };

function docKind(name: string, bytes: Uint8Array): WordDocumentKind | WordDocumentProblem {
  if (holdsStream(bytes, "EncryptedPackage")) return "locked";
  if (!holdsStream(bytes, "WordDocument")) return "notWord";
  if (holdsStream(bytes, "_VBA_PROJECT")) return "macros";
  if (namesTemplateElsewhere(bytes)) return "external";
  return bytes.length < minDocBytes ? "damaged" : extensionOf(name, { contentType: docType, extension: "doc" });
}

function docxKind(name: string, bytes: Uint8Array): WordDocumentKind | WordDocumentProblem {
  const parts = officeParts(bytes);
  if (typeof parts === "string") return parts;
  const { names, table } = parts;
  if (/macroEnabled/i.test(table) || names.some((part) => macroPart.test(part))) return "macros";
  if (!/wordprocessingml\.document\.main\+xml/.test(table)) return "notWord";
  return extensionOf(name, { contentType: docxType, extension: "docx" });
}

/**
 * Validate a Word document by content: an OLE container with a Word stream, or a zip whose content types declare a
 * document, without macros. Its text is never read. Document 3 §5 @returns its kind, or why it is refused
 */
export function wordDocumentKind(name: string, bytes: Uint8Array): WordDocumentKind | WordDocumentProblem {
  if (isCompound(bytes)) return docKind(name, bytes);
  return isZip(bytes) ? docxKind(name, bytes) : "notWord";
}
