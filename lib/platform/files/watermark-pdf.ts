import { join } from "node:path";
import { AppError } from "../errors";
import { markSheet } from "../pdf/mark-sheet";
import { inTurn } from "./in-turn";
import { Exhausted, inOwnProcess, type Means } from "./own-process";

type PdfRefusal = "encrypted" | "broken" | "large";
type Answer = { content: Uint8Array } | { refusal: PdfRefusal };
type Limits = Means & { mostPages: number };
/** Queue of users waiting for a watermark. */
type Asked = { text: string; reader: string };

const usualLimits: Limits = { mostPages: 60, milliseconds: 15_000, megabytes: 128 };
const oneAtATime = inTurn({ most: 20, mostEach: 4 }, () => new AppError("too-many", "files.unmarked.busy"));

const sheets = new Map<string, Promise<Uint8Array>>();
const mostSheets = 20;

/** Cache the last few sheets, because a user who opens one scan usually opens the next. */
function sheetOf(text: string): Promise<Uint8Array> {
  const sheet = sheets.get(text) ?? markSheet(text);
  sheets.delete(text);
  sheets.set(text, sheet);
  for (const oldest of [...sheets.keys()].slice(0, -mostSheets)) sheets.delete(oldest);
  sheet.catch(() => sheets.delete(text));
  return sheet;
}

async function marked(bytes: Uint8Array, text: string, { mostPages, ...means }: Limits): Promise<Answer> {
  const script = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/files/watermark-pdf.worker.mjs");
  const job = { bytes, sheet: await sheetOf(text), mostPages };
  try {
    // Messages come from our own script.
    return await inOwnProcess({ script, job, means, take: (message) => message as Answer });
  } catch (error) {
    if (error instanceof Exhausted) return { refusal: "large" };
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
  { text, reader }: Asked,
  limits: Partial<Limits> = {},
): Promise<Answer> => oneAtATime(reader, () => marked(bytes, text, { ...usualLimits, ...limits }));
