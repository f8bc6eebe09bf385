import { inflateSync } from "node:zlib";

const woffHeader = 44;
const woffEntry = 20;
const openTypeHeader = 12;
const openTypeEntry = 16;
const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpack a WOFF file into the OpenType font inside. From a packed font the renderer inflates a whole table for each
 * glyph.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(woffHeader + index * woffEntry, woffHeader + (index + 1) * woffEntry);
    const [offset, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const packed = woff.subarray(offset, offset + packedLength);
    return { tag: entry.readUInt32BE(0), checksum: entry.readUInt32BE(16), length, packed };
  });
  const header = Buffer.alloc(openTypeHeader + count * openTypeEntry);
  const power = Math.floor(Math.log2(count));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);
  const contents: Buffer[] = [];
  let offset = header.length;
  for (const [index, { tag, checksum, length, packed }] of tables.entries()) {
    const content = packed.length < length ? inflateSync(packed) : packed;
    if (content.length !== length) throw new Error("a table of the font is damaged");
    const values = [tag, checksum, offset, length];
    for (const [place, value] of values.entries())
      header.writeUInt32BE(value, openTypeHeader + index * openTypeEntry + place * 4);
    contents.push(content, Buffer.alloc(padded(length) - length));
    offset += padded(length);
  }
  return Buffer.concat([header, ...contents]);
}
