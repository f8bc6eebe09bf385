import sharp from "sharp";
import { mostPixels } from "../files/whole";

/** An uploaded picture upright, small and as JPEG without its metadata; null when it is no picture. */
export async function portraitPhoto(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: 336, height: 432, fit: "cover", position: "top" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82, progressive: false })
      .toBuffer();
  } catch {
    return null;
  }
}
