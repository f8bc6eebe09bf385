import { fileTypeFromBuffer } from "file-type";
import { AppError } from "../errors";
import { readInChildProcess, type Bounds } from "./reader-process";
import type { ReadSheet } from "./sheet";

const sheetEndings = ["xlsx", "xls", "ods", "csv"] as const;

const zip = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const byteOrders = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const unsupportedWorkbook = /\.(xlsb|xlsm|xltx?|xltm)$/i;
const webPage = /^\s*<(!doctype|html|head|body|table|meta|style|\?xml)/i;

const refusal = (key: string) => new AppError("unsupported-type", `sheets.${key}`);
const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);

/** Old systems save web pages and plain text as a workbook. Each gets its own message, because the solution differs. */
async function assertPlainText(bytes: Uint8Array, isCsv: boolean) {
  const isWide = byteOrders.some((mark) => begins(bytes, mark));
  const [, second] = isWide ? bytes : [];
  const start = new TextDecoder(second === undefined ? "utf-8" : second === 0xfe ? "utf-16le" : "utf-16be").decode(
    bytes.subarray(0, 512),
  );
  if (webPage.test(start)) throw refusal("webPage");
  if (!isWide && (bytes.includes(0) || (await fileTypeFromBuffer(bytes)) !== undefined)) throw refusal("notASheet");
  if (!isCsv) throw refusal("namedAsWorkbook");
}

/**
 * Read the sheets of an XLSX, XLS or ODS workbook, or the one sheet of a CSV file. No formula, macro or link is
 * evaluated.
 * The bytes decide the format. The file name only must not name the other of text and workbook; "blob" has no name.
 * @throws unsupported-type for other formats, too-large beyond the limits, invalid for an open quotation mark, too-many
 * while busy
 */
export async function readWorkbook(name: string, bytes: Uint8Array, limits: Bounds): Promise<ReadSheet[]> {
  const expectedKind = sheetEndings.find((knownKind) => name.toLowerCase().endsWith(`.${knownKind}`));
  const hasNoExtension = name === "" || name === "blob";
  if (!expectedKind && !hasNoExtension) throw refusal(unsupportedWorkbook.test(name) ? "otherKind" : "notASheet");
  if (bytes.length === 0) throw refusal("empty");
  const kind = begins(bytes, zip) ? "zip" : begins(bytes, compound) ? "compound" : "text";
  if (kind === "text") await assertPlainText(bytes, !expectedKind || expectedKind === "csv");
  else if (expectedKind === "csv") throw refusal("namedAsText");
  return readInChildProcess({ kind, bytes, bounds: limits });
}
