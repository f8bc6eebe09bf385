import sharp from "sharp";
import { AppError } from "../errors";
import { asksForPassword } from "./locked-pdf";

/** Maximum number of decoded pixels; a small file may declare far more. */
export const maxPixels = 50_000_000;

const endOfPicture = Buffer.from([0xff, 0xd9]);
const startOfScan = 0xda;
const pngHeaderBytes = 8;
const chunkFrame = 12;
const tailBytes = 1_024;

/** Check that the end mark follows the image data. A preview in the segments before may have an end mark of its own. */
function isCompleteJpeg(bytes: Buffer): boolean {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    if (bytes[offset + 1] === startOfScan) return bytes.indexOf(endOfPicture, offset) > 0;
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return false;
}

function isCompletePng(bytes: Buffer): boolean {
  let offset = pngHeaderBytes;
  while (offset + chunkFrame <= bytes.length) {
    if (bytes.toString("latin1", offset + 4, offset + 8) === "IEND") return true;
    offset += chunkFrame + bytes.readUInt32BE(offset);
  }
  return false;
}

/**
 * Check for the end mark near the end; blanks and a few bytes of other programs may follow.
 * A linearized PDF has such a mark near its start too, and declares its length there.
 */
function isCompletePdf(bytes: Buffer): boolean {
  const declaredLength = /\/Linearized[^>]*?\/L\s+(\d+)/.exec(bytes.toString("latin1", 0, tailBytes))?.[1];
  if (declaredLength && Number(declaredLength) > bytes.length) return false;
  let end = bytes.length;
  while (end > 0 && [0, 9, 10, 12, 13, 32].includes(bytes[end - 1] ?? 0)) end -= 1;
  return bytes.subarray(Math.max(0, end - tailBytes), end).includes("%%EOF");
}

const checks: Record<string, (bytes: Buffer) => boolean> = {
  "image/jpeg": isCompleteJpeg,
  "image/png": isCompletePng,
  "application/pdf": isCompletePdf,
};

const incomplete = () => new AppError("unsupported-type", "files.incomplete");

/** Check an image or PDF without decoding it. @throws unsupported-type for a truncated file or a PDF with a password
 * @throws too-large for a picture of too many pixels */
export async function assertComplete(contentType: string, bytes: Buffer) {
  if (!checks[contentType]?.(bytes)) throw incomplete();
  if (contentType === "application/pdf" && (await asksForPassword(bytes)))
    throw new AppError("unsupported-type", "files.locked");
  if (!contentType.startsWith("image/")) return;
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw incomplete();
    });
  if (width * height > maxPixels)
    throw new AppError("too-large", "files.tooManyPixels", { width, height, most: maxPixels / 1_000_000 });
}
