import { crc32 } from "node:zlib";
import sharp from "sharp";

const small = sharp({ create: { width: 40, height: 30, channels: 3, background: "#ffffff" } });
const startOfFrame = Buffer.from([0xff, 0xc0]);

/** A small JPEG whose header declares another size. */
export async function jpegSaying(width: number, height: number): Promise<Buffer> {
  const bytes = await small.clone().jpeg().toBuffer();
  const frame = bytes.indexOf(startOfFrame);
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** The same as PNG. */
export async function pngSaying(width: number, height: number): Promise<Buffer> {
  const bytes = await small.clone().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** How the name of a file of a kind ends. */
export const endingOf = (contentType: string) =>
  contentType === "application/pdf" ? /\.pdf$/ : contentType === "image/png" ? /\.png$/ : /\.jpe?g$/;
