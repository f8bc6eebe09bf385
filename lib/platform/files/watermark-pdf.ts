import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { markSheet } from "../pdf/mark-sheet";

type PdfRefusal = "encrypted" | "broken" | "large";
type Answer = { content: Uint8Array } | { refusal: PdfRefusal };
type Limits = { mostPages: number; milliseconds: number; bytes: number };

const usualLimits: Limits = { mostPages: 60, milliseconds: 15_000, bytes: 400_000_000 };
let last: Promise<unknown> = Promise.resolve();

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

/** Another thread: a file made to be endless or to grow without bounds costs that thread, not the server. */
function inOwnThread(
  bytes: Uint8Array,
  sheet: Uint8Array,
  { mostPages, milliseconds, bytes: mostBytes }: Limits,
): Promise<Answer> {
  const script = join(process.cwd(), "lib/platform/files/watermark-pdf.worker.mjs");
  const worker = new Worker(script, {
    workerData: { bytes, sheet, mostPages },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  });
  const before = process.memoryUsage.rss();
  return new Promise<Answer>((resolve, reject) => {
    const tooLong = setTimeout(() => resolve({ refusal: "large" }), milliseconds);
    const tooMuch = setInterval(
      () => process.memoryUsage.rss() - before > mostBytes && resolve({ refusal: "large" }),
      50,
    );
    worker.once("message", resolve);
    worker.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve({ refusal: "large" }) : reject(error),
    );
    worker.once("exit", () => {
      clearTimeout(tooLong);
      clearInterval(tooMuch);
      reject(new Error("the thread that marks PDFs ended without an answer"));
    });
  }).finally(() => worker.terminate());
}

/**
 * A PDF with a text across every page and nothing in it but its pages: no scripts, actions, files, forms or facts about the document.
 * What asks for a password, cannot be read or takes too many pages, seconds or bytes is refused. One at a time.
 */
export async function watermarkedPdf(bytes: Uint8Array, text: string, limits: Partial<Limits> = {}): Promise<Answer> {
  const sheet = await sheetOf(text);
  const answer = last.then(() => inOwnThread(bytes, sheet, { ...usualLimits, ...limits }));
  last = answer.catch(() => undefined);
  return answer;
}
