import { read, utils } from "xlsx";
import { maxCellLength, Refusal } from "./reader-limits.mjs";

const separators = [",", ";", "\t"];
const [head, end] = ["head\n", "\0"];

// Characters of bytes 0x80 to 0x9f, which some releases of Node read as controls. "\ufffd" where undefined.
const windows1252 = "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ";
const fromWindows1252 = (bytes) =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80]);

/** Decode UTF-16 with its mark, UTF-8, or else Windows-1252. */
function decoded(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromWindows1252(bytes);
  }
}

/** Detect the separator: named in the first line, as by Excel, or the most frequent one outside quotes. */
function separatorOf(text) {
  const line = text.slice(0, text.search(/\n|$/));
  const named = /^sep=([^\w"])$/.exec(line)?.[1];
  const times = (separator) => line.replace(/"[^"]*"/g, "").split(separator).length;
  return named ?? [...separators].sort((a, b) => times(b) - times(a))[0];
}

/** Keep every field as text: no conversion to numbers, dates or formulas. */
export function sheetsIn(bytes, { rows: maxRows, columns: maxColumns }) {
  const text = decoded(bytes).replace(/\r\n?/g, "\n");
  if (text.includes(end)) throw new Refusal("notASheet");
  // Add a first line of our own, because the library may mistake the text for another format. The last line detects an
  // open quotation mark.
  const marked = `${head}${text}${text.endsWith("\n") || text === "" ? "" : "\n"}${end}`;
  const book = read(marked, {
    type: "string",
    raw: true,
    dense: true,
    cellText: false,
    FS: separatorOf(text),
    sheetRows: maxRows + 3,
  });
  const sheet = book.Sheets[book.SheetNames[0]];
  const [lines, last] = [sheet["!data"], utils.decode_range(sheet["!ref"]).e];
  if (last.r - 1 > maxRows || last.c >= maxColumns)
    throw new Refusal("tooLarge", { rows: maxRows, columns: maxColumns });
  if (lines[last.r]?.[0]?.v !== end) throw new Refusal("openQuote", { line: last.r });
  const rows = Array.from({ length: last.r - 1 }, (_, line) =>
    Array.from(lines[line + 1] ?? [undefined], (cell) => cell?.v ?? ""),
  );
  if (rows.some((row) => row.some((cell) => cell.length > maxCellLength)))
    throw new Refusal("cellTooLong", { most: maxCellLength });
  return [{ name: "Sheet1", rows }];
}
