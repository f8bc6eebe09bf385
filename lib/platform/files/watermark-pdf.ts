import { join } from "node:path";
import { AppError } from "../errors";
import { markSheet } from "../pdf/mark-sheet";
import { inTurn } from "./in-turn";
import { Exhausted, inOwnProcess, type Means } from "./own-process";

type PdfRefusal = "encrypted" | "broken" | "large";
type Answer = { content: Uint8Array } | { refusal: PdfRefusal };
type Limits = Means & { mostPages: number };
/** Whose turn it is when several wait. */
type Asked = { text: string; reader: string };

const usualLimits: Limits = { mostPages: 60, milliseconds: 15_000, megabytes: 128 };
const oneAtATime = inTurn({ most: 20, mostEach: 4 }, () => new AppError("too-many", "files.unmarked.busy"));

const sheets = new Map<string, Promise<Uint8Array>>();
const mostSheets = 20;

/** Somebody who opens one scan opens the next: the last few sheets are kept. */
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
    // What comes was sent by our own script.
    return await inOwnProcess({ script, job, means, take: (message) => message as Answer });
  } catch (error) {
    if (error instanceof Exhausted) return { refusal: "large" };
    throw error;
  }
}

/**
 * A PDF with a text across every page and nothing in it but its pages: no scripts, actions, files, forms or facts about the document.
 * What asks for a password, cannot be read or takes too many pages, seconds or bytes is refused. In a process of its own, one at a time.
 * @throws too-many at whoever has several waiting
 */
export const watermarkedPdf = (
  bytes: Uint8Array,
  { text, reader }: Asked,
  limits: Partial<Limits> = {},
): Promise<Answer> => oneAtATime(reader, () => marked(bytes, text, { ...usualLimits, ...limits }));
