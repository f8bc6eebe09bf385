import sharp from "sharp";
import { maxPixels } from "./whole-image";

/** Return a picture cut to a size as a data address, for pages that load nothing else; null for other bytes. */
export async function thumbnail(bytes: Uint8Array, width: number, height: number): Promise<string | null> {
  try {
    const small = await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width, height, fit: "cover", position: "top" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 70 })
      .toBuffer();
    return `data:image/jpeg;base64,${small.toString("base64")}`;
  } catch {
    return null;
  }
}
