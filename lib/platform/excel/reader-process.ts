import { join } from "node:path";
import { AppError, type ErrorCode } from "../errors";
import { fairQueue } from "../files/fair-queue";
import { LimitExceeded, runInChildProcess, type ProcessLimits } from "../files/child-process";
import type { ReadSheet, SheetCell } from "./sheet";

export type Bounds = { rows: number; columns: number };
type Job = { kind: "zip" | "compound" | "text"; bytes: Uint8Array; bounds: Bounds };
/** Dates are sent as numbers, because the other process has its own Date. */
type WorkerMessage = Exclude<SheetCell, Date> | { time: number };
type Message =
  | { sheet: string; isHidden: boolean }
  | { rows: WorkerMessage[][] }
  | { refusal: string; values: Record<string, number> }
  | { isDone: true };

const defaultLimits: ProcessLimits = { milliseconds: 20_000, megabytes: 256 };
const maxWaiting = 4;

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
const refusalOf = (key: string, values: Record<string, number> = {}) =>
  new AppError(codes[key] ?? "unsupported-type", `sheets.${key}`, values);

const received = (cell: WorkerMessage): SheetCell =>
  typeof cell === "object" && cell !== null ? new Date(cell.time) : cell;

/** Collect sheets and rows sent by the child process until it is done or refuses. */
function sheetCollector() {
  const sheets: ReadSheet[] = [];
  return (sent: unknown): ReadSheet[] | undefined => {
    // Messages come from our own script.
    const message = sent as Message;
    if ("refusal" in message) throw refusalOf(message.refusal, message.values);
    if ("isDone" in message) return sheets;
    if ("sheet" in message) sheets.push({ name: message.sheet, isHidden: message.isHidden, rows: [] });
    else for (const row of message.rows) sheets.at(-1)?.rows.push(row.map(received));
    return undefined;
  };
}

async function running(job: Job, limits: ProcessLimits): Promise<ReadSheet[]> {
  const script = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/excel/read-workbook.worker.mjs");
  try {
    return await runInChildProcess({ script, job, limits, take: sheetCollector() });
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error;
    throw error.resource === "time"
      ? refusalOf("tooSlow", { seconds: limits.milliseconds / 1_000 })
      : refusalOf("tooMuchMemory");
  }
}

const queue = fairQueue({ max: maxWaiting, maxPerUser: maxWaiting }, () => refusalOf("busy"));

/** Read in a child process, one file at a time. Refuse with "busy" when too many are waiting. */
export const readInChildProcess = (job: Job, limits: Partial<ProcessLimits> = {}): Promise<ReadSheet[]> =>
  queue("everybody", () => running(job, { ...defaultLimits, ...limits }));
