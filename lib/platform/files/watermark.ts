import { join } from "node:path";
import sharp from "sharp";
import { maxPixels } from "./whole-image";

const fontfile = join(
  process.cwd(),
  "node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff",
);
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "");

/** Return a picture as JPEG of at most 2,000 pixels with a text across it; null for other bytes. */
export async function watermarked(bytes: Uint8Array, text: string): Promise<Buffer | null> {
  try {
    const base = await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: 2_000, height: 2_000, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .png()
      .toBuffer({ resolveWithObject: true });
    const markup = `<span foreground="#0b2545" alpha="35%">${escaped(text)}</span>`;
    // The font's name must not end with a digit, which Pango would take for the size.
    const line = await sharp({
      text: {
        text: markup,
        font: "Source Sans 3 SemiBold",
        fontfile,
        rgba: true,
        dpi: Math.max(72, Math.round(base.info.width / 8)),
      },
    })
      .png()
      .toBuffer();
    const tilted = await sharp(line)
      .rotate(-30, { background: clear })
      .resize({ width: base.info.width, height: base.info.height, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
    return await sharp(base.data)
      .composite([{ input: tilted, tile: true }])
      .jpeg({ quality: 85, progressive: false })
      .toBuffer();
  } catch {
    return null;
  }
}
