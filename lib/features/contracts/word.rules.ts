import {
  holdsStream,
  isCompound,
  isZip,
  namesTemplateElsewhere,
  officeParts,
  type OfficeProblem,
} from "@/lib/platform/files/office";

/** Why a file is not taken as a Word document; each has its words under contracts.files. */
type WordProblem = "notWord" | OfficeProblem;
type WordKind = { contentType: string; ending: string };

export const docType = "application/msword";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A container of this old kind is counted in sectors of 512 bytes; its head alone fills one. */
const leastOfDoc = 1_024;
const macroPart = /(^|\/)vba(Project[^/]*\.bin|Data\.xml)$/i;

/** Whether bytes are a file of an office program, or a name promises one, so that it is judged as one. */
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
 * Judges a Word document by what its bytes show: the old container with a stream of Word, or a zip whose table of content types names a
 * document, both without macros. What it says is never read. Document 3 §5 @returns its kind, or why it is not taken
 */
export function wordKind(name: string, bytes: Uint8Array): WordKind | WordProblem {
  if (isCompound(bytes)) return oldKind(name, bytes);
  return isZip(bytes) ? newKind(name, bytes) : "notWord";
}
