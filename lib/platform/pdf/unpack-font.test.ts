import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { unpackFont } from "./unpack-font";

const packed = readFileSync("node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff");
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;()%/&ÀÉÖñçß–“”€";

/** Return width and outline of each letter. */
function drawn(file: Buffer) {
  const font = create(file);
  const glyphs = [...letters].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0));
  return [font.unitsPerEm, glyphs.map(({ advanceWidth, path }) => [advanceWidth, path.toSVG()])];
}

test("an unpacked font draws every letter like the packed one", () => {
  expect(drawn(unpackFont(packed))).toEqual(drawn(packed));
});

test("refuses what is not a packed font, and a damaged one", () => {
  expect(() => unpackFont(unpackFont(packed))).toThrow("not a WOFF file");
  const damaged = Buffer.from(packed);
  damaged.writeUInt32BE(damaged.readUInt32BE(44 + 12) + 1, 44 + 12);
  expect(() => unpackFont(damaged)).toThrow("damaged");
});
