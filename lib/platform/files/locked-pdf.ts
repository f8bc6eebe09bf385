import { PDFDocument } from "@cantoo/pdf-lib";

const longestLock = 8_192;

/** The object that says how a PDF is encrypted, with its number and the identity of the file; null for a PDF that is not. */
function lockOf(text: string) {
  const number = [...text.matchAll(/\/Encrypt\s+(\d{1,9})\s+0\s+R/g)].at(-1)?.[1];
  if (number === undefined) return null;
  const begin = new RegExp(`(?<!\\d)${number}\\s+0\\s+obj`).exec(text)?.index;
  const body = begin === undefined ? "" : text.slice(begin, begin + longestLock);
  const end = body.indexOf("endobj");
  const identity = /\/ID\s*\[\s*(<[\da-f\s]{0,200}>|\((?:\\[^]|[^\\)]){0,200}\))/i.exec(text)?.[1] ?? "<>";
  return end < 0 ? null : { number, body: body.slice(0, end), identity };
}

/**
 * Whether a PDF asks for a password before it shows a page; one that only limits printing or copying does not. The library gets the lock alone,
 * in a file without pages: what else an upload holds is not opened here.
 */
export async function asksForPassword(bytes: Buffer): Promise<boolean> {
  const lock = lockOf(bytes.toString("latin1"));
  if (!lock) return false;
  const [root, pages] = [Number(lock.number) + 1, Number(lock.number) + 2];
  const empty = [
    "%PDF-1.7",
    `${root} 0 obj<</Type/Catalog/Pages ${pages} 0 R>>endobj`,
    `${pages} 0 obj<</Type/Pages/Kids[]/Count 0>>endobj`,
    `${lock.body}endobj`,
    `trailer<</Root ${root} 0 R/Size ${pages + 1}/Encrypt ${lock.number} 0 R/ID[${lock.identity}${lock.identity}]>>`,
    "%%EOF",
  ];
  try {
    await PDFDocument.load(Buffer.from(empty.join("\n"), "latin1"), { password: "", updateMetadata: false });
    return false;
  } catch (error) {
    return error instanceof Error && /NEEDS PASSWORD/.test(error.message);
  }
}
