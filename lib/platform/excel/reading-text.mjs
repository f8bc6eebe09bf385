import { read, utils } from "xlsx";
import { mostLetters, Refusal } from "./reading-refusal.mjs";

const separators = [",", ";", "\t"];
const [head, end] = ["head\n", "\0"];

// Of bytes 0x80 to 0x9f; some releases of Node read them as controls. "\ufffd" where the code page has nothing.
const windows1252 = "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ";
const fromWindows1252 = (bytes) =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80]);

/** UTF-16 with its mark, UTF-8, or what Windows programs of Western Europe write where it is neither. */
function decoded(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromWindows1252(bytes);
  }
}

/** The separator the first line names, as Excel writes it, or holds most of outside quotes. */
function separatorOf(text) {
  const line = text.slice(0, text.search(/\n|$/));
  const named = /^sep=([^\w"])$/.exec(line)?.[1];
  const times = (separator) => line.replace(/"[^"]*"/g, "").split(separator).length;
  return named ?? [...separators].sort((a, b) => times(b) - times(a))[0];
}

/** Every field stays the text it is: no number, date or formula is made of it. */
export function sheetsIn(bytes, { rows: mostRows, columns: mostColumns }) {
  const text = decoded(bytes).replace(/\r\n?/g, "\n");
  if (text.includes(end)) throw new Refusal("notASheet");
  // A first line of our own: by the letters of theirs the library might take the text for another kind of file. The last tells whether a quote was left open.
  const marked = `${head}${text}${text.endsWith("\n") || text === "" ? "" : "\n"}${end}`;
  const book = read(marked, {
    type: "string",
    raw: true,
    dense: true,
    cellText: false,
    FS: separatorOf(text),
    sheetRows: mostRows + 3,
  });
  const sheet = book.Sheets[book.SheetNames[0]];
  const [lines, last] = [sheet["!data"], utils.decode_range(sheet["!ref"]).e];
  if (last.r - 1 > mostRows || last.c >= mostColumns)
    throw new Refusal("tooLarge", { rows: mostRows, columns: mostColumns });
  if (lines[last.r]?.[0]?.v !== end) throw new Refusal("openQuote", { line: last.r });
  const rows = Array.from({ length: last.r - 1 }, (_, line) =>
    Array.from(lines[line + 1] ?? [undefined], (cell) => cell?.v ?? ""),
  );
  if (rows.some((row) => row.some((cell) => cell.length > mostLetters)))
    throw new Refusal("cellTooLong", { most: mostLetters });
  return [{ name: "Sheet1", rows }];
}
