/** The library ships no types; this is what the specimens ask of it. */
declare module "fontkit" {
  type Glyph = { advanceWidth: number; path: { toSVG(): string } };
  type Font = { unitsPerEm: number; glyphForCodePoint(codePoint: number): Glyph };
  export function create(bytes: Buffer): Font;
}
