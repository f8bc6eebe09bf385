import { join } from "node:path";
import { AppError } from "../errors";
import { markSheet } from "../pdf/mark-sheet";
import { fairQueue } from "./fair-queue";
import { LimitExceeded, runInChildProcess, type ProcessLimits } from "./child-process";

type PdfRefusal = "encrypted" | "broken" | "large";
type Answer = { content: Uint8Array } | { refusal: PdfRefusal };
type Limits = ProcessLimits & { mostPages: number };
/** Queue of users waiting for a watermark. */
type WatermarkRequest = { text: string; reader: string };

const defaultLimits: Limits = { mostPages: 60, milliseconds: 15_000, megabytes: 128 };
const queue = fairQueue({ max: 20, maxPerUser: 4 }, () => new AppError("too-many", "files.unmarked.busy"));

const sheets = new Map<string, Promise<Uint8Array>>();
const maxSheets = 20;

/** Cache the last few sheets, because a user who opens one scan usually opens the next. */
function sheetOf(text: string): Promise<Uint8Array> {
  const sheet = sheets.get(text) ?? markSheet(text);
  sheets.delete(text);
  sheets.set(text, sheet);
  for (const oldest of [...sheets.keys()].slice(0, -maxSheets)) sheets.delete(oldest);
  sheet.catch(() => sheets.delete(text));
  return sheet;
}

async function marked(bytes: Uint8Array, text: string, { mostPages, ...means }: Limits): Promise<Answer> {
  const script = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/files/watermark-pdf.worker.mjs");
  const job = { bytes, sheet: await sheetOf(text), mostPages };
  try {
    // Messages come from our own script.
    return await runInChildProcess({ script, job, limits: means, take: (message) => message as Answer });
  } catch (error) {
    if (error instanceof LimitExceeded) return { refusal: "large" };
    throw error;
  }
}

/**
 * Return a copy of a PDF with a text across every page, without scripts, actions, files, forms or metadata.
 * Runs in a child process, one at a time. A file that is encrypted, unreadable or too large is refused.
 * @throws too-many for a user with several waiting requests
 */
export const watermarkedPdf = (
  bytes: Uint8Array,
  { text, reader }: WatermarkRequest,
  limits: Partial<Limits> = {},
): Promise<Answer> => queue(reader, () => marked(bytes, text, { ...defaultLimits, ...limits }));
