import { unzipSync } from "fflate";

/** Why a file is not taken as a Word document; each has its words under contracts.files. */
type WordProblem = "notWord" | "macros" | "locked" | "damaged";
type WordKind = { contentType: string; ending: string };

export const docType = "application/msword";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const zip = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const types = "[Content_Types].xml";
const mostOfTypes = 1_000_000;
/** A container of this old kind is counted in sectors of 512 bytes; its head alone fills one. */
const leastOfDoc = 1_024;
const macroPart = /(^|\/)vba(Project[^/]*\.bin|Data\.xml)$/i;

const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
/** Streams of the old container by their names, which it keeps in UTF-16. */
const holds = (bytes: Uint8Array, stream: string) => Buffer.from(bytes).includes(Buffer.from(stream, "utf16le"));

/** Whether bytes are a file of an office program, or a name promises one, so that it is judged as one. */
export const looksLikeWord = (name: string, bytes: Uint8Array) =>
  begins(bytes, zip) || begins(bytes, compound) || /\.(do[ct][xm]?|rtf|odt)$/i.test(name);

const namedAs = (name: string, { contentType, ending }: WordKind): WordKind | WordProblem =>
  /\.[^.]+$/.test(name) && !name.toLowerCase().endsWith(`.${ending}`) ? "notWord" : { contentType, ending };

function oldKind(name: string, bytes: Uint8Array): WordKind | WordProblem {
  if (holds(bytes, "EncryptedPackage")) return "locked";
  if (!holds(bytes, "WordDocument")) return "notWord";
  if (holds(bytes, "_VBA_PROJECT")) return "macros";
  return bytes.length < leastOfDoc ? "damaged" : namedAs(name, { contentType: docType, ending: "doc" });
}

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

function newKind(name: string, bytes: Uint8Array): WordKind | WordProblem {
  // The general flag of the first part: its lowest bit says that it is encrypted.
  if (((bytes[6] ?? 0) & 1) === 1) return "locked";
  let contents: ReturnType<typeof contentsOf>;
  try {
    contents = contentsOf(bytes);
  } catch {
    return "damaged";
  }
  const { names, table } = contents;
  if (/macroEnabled/i.test(table) || names.some((part) => macroPart.test(part))) return "macros";
  if (!/wordprocessingml\.document\.main\+xml/.test(table)) return "notWord";
  return namedAs(name, { contentType: docxType, ending: "docx" });
}

/**
 * Judges a Word document by what its bytes show: the old container with a stream of Word, or a zip whose table of content types names a
 * document, both without macros. What it says is never read. Document 3 §5 @returns its kind, or why it is not taken
 */
export function wordKind(name: string, bytes: Uint8Array): WordKind | WordProblem {
  if (begins(bytes, compound)) return oldKind(name, bytes);
  return begins(bytes, zip) ? newKind(name, bytes) : "notWord";
}
