import {
  holdsStream,
  isCompound,
  isZip,
  namesTemplateElsewhere,
  officeParts,
  type OfficeProblem,
} from "@/lib/platform/files/office";

/** Why a file is refused as a Word document; messages in contracts.files. */
type WordProblem = "notWord" | OfficeProblem;
type WordKind = { contentType: string; ending: string };

export const docType = "application/msword";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** An OLE container has 512-byte sectors; its header alone fills one. */
const leastOfDoc = 1_024;
const macroPart = /(^|\/)vba(Project[^/]*\.bin|Data\.xml)$/i;

/** Whether bytes or name suggest an office file, so that it is validated as one. */
export const looksLikeWord = (name: string, bytes: Uint8Array) =>
  isZip(bytes) || isCompound(bytes) || /\.(do[ct][xm]?|rtf|odt)$/i.test(name);

const namedAs = (name: string, { contentType, ending }: WordKind): WordKind | WordProblem =>
  /\.[^.]+$/.test(name) && !name.toLowerCase().endsWith(`.${ending}`) ? "notWord" : { contentType, ending };

function oldKind(name: string, bytes: Uint8Array): WordKind | WordProblem {
  if (holdsStream(bytes, "EncryptedPackage")) return "locked";
  if (!holdsStream(bytes, "WordDocument")) return "notWord";
  if (holdsStream(bytes, "_VBA_PROJECT")) return "macros";
  if (namesTemplateElsewhere(bytes)) return "external";
  return bytes.length < leastOfDoc ? "damaged" : namedAs(name, { contentType: docType, ending: "doc" });
}

function newKind(name: string, bytes: Uint8Array): WordKind | WordProblem {
  const parts = officeParts(bytes);
  if (typeof parts === "string") return parts;
  const { names, table } = parts;
  if (/macroEnabled/i.test(table) || names.some((part) => macroPart.test(part))) return "macros";
  if (!/wordprocessingml\.document\.main\+xml/.test(table)) return "notWord";
  return namedAs(name, { contentType: docxType, ending: "docx" });
}

/**
 * Validate a Word document by content: an OLE container with a Word stream, or a zip whose content types declare a
 * document, without macros. Its text is never read. Document 3 §5 @returns its kind, or why it is refused
 */
export function wordKind(name: string, bytes: Uint8Array): WordKind | WordProblem {
  if (isCompound(bytes)) return oldKind(name, bytes);
  return isZip(bytes) ? newKind(name, bytes) : "notWord";
}
