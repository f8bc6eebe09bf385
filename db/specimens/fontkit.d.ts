/** The library ships no types; this is what the specimens and our documents ask of it. */
declare module "fontkit" {
  type Glyph = { advanceWidth: number; path: { toSVG(): string } };
  type Font = { unitsPerEm: number; characterSet: number[]; glyphForCodePoint(codePoint: number): Glyph };
  export function create(bytes: Buffer): Font;
}
