import { strToU8, unzipSync, zipSync } from "fflate";
import { read } from "xlsx";
import { options, sheetsOf } from "./read-cells.mjs";
import {
  maxCells,
  maxMegabytes,
  maxSheets,
  Refusal,
  tooManyCells,
  tooManySheets,
  tooMuchInside,
} from "./reader-limits.mjs";

/** Read only parts with cell data: no macros, pictures, comments, metadata or external links. */
const isWanted = (name) =>
  /\.(xml|rels)$/i.test(name) &&
  !/(^|\/)(customXml|docProps|externalLinks|worksheets\/_rels)\/|^(meta|settings)\.xml$/i.test(name);

/** Guard against zip bombs: check the declared sizes, and give no part more room than it declared. */
function unpacked(bytes) {
  let size = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isWanted(name)) return false;
      if ((size += originalSize) > maxMegabytes * 1_000_000) throw tooMuchInside();
      return true;
    },
  });
}

// Byte for byte, because the search patterns are ASCII.
const textOf = (part) => (part ? Buffer.from(part.buffer, part.byteOffset, part.length).toString("latin1") : "");

function countOf(xml, pattern, limit) {
  const matches = xml.matchAll(pattern);
  let count = 0;
  while (count <= limit && !matches.next().done) count += 1;
  return count;
}

/** Count rows and filled cells before anything is built from them. */
function assertModestWorkbook(parts, { rows, columns }) {
  let cells = 0;
  for (const part of Object.values(parts)) {
    const xml = textOf(part);
    if (/<(\w+:)?sheets\b/.test(xml) && countOf(xml, /<(?:\w+:)?sheet[\s/>]/g, maxSheets) > maxSheets)
      throw tooManySheets();
    if (!/<(\w+:)?sheetData\b/.test(xml)) continue;
    if (countOf(xml, /<(?:\w+:)?row[\s/>]/g, rows) > rows) throw new Refusal("tooLarge", { rows, columns });
    if ((cells += countOf(xml, /<(?:\w+:)?c(?:\s[^<>]*[^<>/])?>/g, maxCells)) > maxCells) throw tooManyCells();
  }
}

/** OpenDocument writes equal cells and rows once with a repeat count. */
function assertModestTables(xml) {
  let [times, cells] = [1, 0];
  for (const [tag, kind, next] of xml.matchAll(/<(?:\w+:)?table-(row|cell)\b[^<>]*>(?=\s*(<\/)?)/g)) {
    const repeated = Number(/number-(?:rows|columns)-repeated=["'](\d+)/.exec(tag)?.[1] ?? 1);
    if (kind === "row") times = repeated;
    else if (!tag.endsWith("/>") && (!next || /value-type=/.test(tag)) && (cells += times * repeated) > maxCells)
      throw tooManyCells();
  }
}

function assertReadable(parts, bounds) {
  const [types, manifest, content] = ["[Content_Types].xml", "META-INF/manifest.xml", "content.xml"].map((name) =>
    textOf(parts[name]),
  );
  if (/spreadsheetml\.sheet\.main\+xml/.test(types)) return assertModestWorkbook(parts, bounds);
  if (/ms-excel\.|spreadsheetml\.template/.test(types)) throw new Refusal("otherKind");
  if (/encryption-data|encrypted-package/.test(manifest)) throw new Refusal("locked");
  if (!/<(?:\w+:)?spreadsheet\b/.test(content)) throw new Refusal("notASheet");
  return assertModestTables(content);
}

const formulaCell =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<\1f\b[^<>]*(?:\/>|>[^<]*<\/\1f>)\s*(<\1v\s*\/>|<\1v>\s*<\/\1v>)?\s*<\/\1c>/g;
const isText = /\st=["']str["']/;

/** Mark formulas without a computed value, which the library would read as empty cells. An empty text is a value. */
const withMissingValues = (xml) =>
  xml.replace(formulaCell, (cell, prefix, attributes, value) =>
    value && isText.test(attributes)
      ? cell
      : `<${prefix}c${attributes.replace(/\st=["']\w*["']/, "")} t="str"><${prefix}v>#VALUE!</${prefix}v></${prefix}c>`,
  );

function nameMissingValues(parts) {
  for (const [name, part] of Object.entries(parts)) {
    const xml = textOf(part);
    if (/<(\w+:)?sheetData\b/.test(xml)) parts[name] = Buffer.from(withMissingValues(xml), "latin1");
  }
}

/** Read an XLSX or ODS workbook; the library gets its decompressed parts. */
export function sheetsIn(bytes, bounds) {
  const parts = unpacked(bytes);
  assertReadable(parts, bounds);
  nameMissingValues(parts);
  // The library requires styles in every OpenDocument file, which not every program writes.
  return sheetsOf(read(zipSync({ "styles.xml": strToU8("<styles/>"), ...parts }, { level: 0 }), options), bounds);
}
