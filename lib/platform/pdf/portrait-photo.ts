import sharp from "sharp";
import { maxPixels } from "../files/whole-image";

/** Convert an uploaded picture to a small upright JPEG without metadata; null for other bytes. */
export async function portraitPhoto(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: 336, height: 432, fit: "cover", position: "top" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82, progressive: false })
      .toBuffer();
  } catch {
    return null;
  }
}
