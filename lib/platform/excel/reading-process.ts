import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { AppError, type ErrorCode } from "../errors";
import type { ReadSheet, SheetCell } from "./sheet";

export type Bounds = { rows: number; columns: number };
type Means = { milliseconds: number; megabytes: number };
type Job = { kind: "zip" | "compound" | "text"; bytes: Uint8Array; bounds: Bounds };
/** Dates travel as their time: the other process has another Date. */
type Sent = Exclude<SheetCell, Date> | { time: number };
type Message =
  { sheet: string } | { rows: Sent[][] } | { refusal: string; values: Record<string, number> } | { isDone: true };

const usualMeans: Means = { milliseconds: 20_000, megabytes: 256 };
const mostWaiting = 4;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

const codes: Partial<Record<string, ErrorCode>> = {
  tooLarge: "too-large",
  tooManySheets: "too-large",
  tooManyCells: "too-large",
  tooMuchInside: "too-large",
  cellTooLong: "too-large",
  tooSlow: "too-large",
  tooMuchMemory: "too-large",
  openQuote: "invalid",
  busy: "too-many",
};
const refused = (key: string, values: Record<string, number> = {}) =>
  new AppError(codes[key] ?? "unsupported-type", `sheets.${key}`, values);

const received = (cell: Sent): SheetCell => (typeof cell === "object" && cell !== null ? new Date(cell.time) : cell);

function answerOf(child: ChildProcess, { milliseconds }: Means): Promise<ReadSheet[]> {
  const sheets: ReadSheet[] = [];
  return new Promise<ReadSheet[]>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(refused("tooSlow", { seconds: milliseconds / 1_000 })), milliseconds);
    // What comes was sent by our own script.
    child.on("message", (message) => take(message as Message));
    child.once("error", reject);
    // Not at "exit": what was sent last may still be on its way.
    child.once("close", (code, signal) => {
      clearTimeout(tooLong);
      // A process that outgrows its memory ends itself with a signal, and a system short of memory ends it with one.
      reject(
        signal
          ? refused("tooMuchMemory")
          : new Error(`the process that reads sheets ended with ${code} and without an answer`),
      );
    });
    function take(message: Message) {
      if ("sheet" in message) sheets.push({ name: message.sheet, rows: [] });
      else if ("rows" in message) for (const row of message.rows) sheets.at(-1)?.rows.push(row.map(received));
      else if ("refusal" in message) reject(refused(message.refusal, message.values));
      else resolve(sheets);
    }
  }).finally(() => child.kill("SIGKILL"));
}

function started(job: Job, means: Means): Promise<ReadSheet[]> {
  const script = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/excel/read-workbook.worker.mjs");
  const child = fork(script, [], {
    env: { NODE_ENV: process.env.NODE_ENV },
    execArgv: [`--max-old-space-size=${means.megabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const answer = answerOf(child, means);
  child.send(job, () => undefined);
  return answer;
}

/**
 * Another process, without our environment: a file made to be endless, to grow without bounds or to change what all objects share costs that
 * process, not the server (docs/decisions/15-reading-spreadsheets.md). One at a time; who would wait behind too many is told to come again.
 */
export async function readInOwnProcess(job: Job, means: Partial<Means> = {}): Promise<ReadSheet[]> {
  if (waiting > mostWaiting) throw refused("busy");
  waiting += 1;
  const answer = last.then(() => started(job, { ...usualMeans, ...means })).finally(() => (waiting -= 1));
  last = answer.catch(() => undefined);
  return answer;
}
