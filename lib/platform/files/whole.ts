import sharp from "sharp";
import { AppError } from "../errors";
import { asksForPassword } from "./locked-pdf";

/** Maximum number of decoded pixels; a small file may declare far more. */
export const mostPixels = 50_000_000;

const endOfPicture = Buffer.from([0xff, 0xd9]);
const startOfScan = 0xda;
const pngHead = 8;
const chunkFrame = 12;
const tail = 1_024;

/** Check that the end mark follows the image data. A preview in the segments before may have an end mark of its own. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === startOfScan) return bytes.indexOf(endOfPicture, at) > 0;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

function isWholePng(bytes: Buffer): boolean {
  let at = pngHead;
  while (at + chunkFrame <= bytes.length) {
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return true;
    at += chunkFrame + bytes.readUInt32BE(at);
  }
  return false;
}

/**
 * Check for the end mark near the end; blanks and a few bytes of other programs may follow.
 * A linearized PDF has such a mark near its start too, and declares its length there.
 */
function isWholePdf(bytes: Buffer): boolean {
  const said = /\/Linearized[^>]*?\/L\s+(\d+)/.exec(bytes.toString("latin1", 0, tail))?.[1];
  if (said && Number(said) > bytes.length) return false;
  let end = bytes.length;
  while (end > 0 && [0, 9, 10, 12, 13, 32].includes(bytes[end - 1] ?? 0)) end -= 1;
  return bytes.subarray(Math.max(0, end - tail), end).includes("%%EOF");
}

const checks: Record<string, (bytes: Buffer) => boolean> = {
  "image/jpeg": isWholeJpeg,
  "image/png": isWholePng,
  "application/pdf": isWholePdf,
};

const incomplete = () => new AppError("unsupported-type", "files.incomplete");

/** Nothing is decoded: the size of a picture stands in its head. @throws unsupported-type for a file cut short or a PDF that asks for a password, too-large for a picture of too many pixels */
export async function assertWhole(contentType: string, bytes: Buffer) {
  if (!checks[contentType]?.(bytes)) throw incomplete();
  if (contentType === "application/pdf" && (await asksForPassword(bytes)))
    throw new AppError("unsupported-type", "files.locked");
  if (!contentType.startsWith("image/")) return;
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw incomplete();
    });
  if (width * height > mostPixels)
    throw new AppError("too-large", "files.tooManyPixels", { width, height, most: mostPixels / 1_000_000 });
}
