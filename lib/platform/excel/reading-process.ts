import { join } from "node:path";
import { AppError, type ErrorCode } from "../errors";
import { inTurn } from "../files/in-turn";
import { Exhausted, inOwnProcess, type Means } from "../files/own-process";
import type { ReadSheet, SheetCell } from "./sheet";

export type Bounds = { rows: number; columns: number };
type Job = { kind: "zip" | "compound" | "text"; bytes: Uint8Array; bounds: Bounds };
/** Dates are sent as numbers, because the other process has its own Date. */
type Sent = Exclude<SheetCell, Date> | { time: number };
type Message =
  | { sheet: string; isHidden: boolean }
  | { rows: Sent[][] }
  | { refusal: string; values: Record<string, number> }
  | { isDone: true };

const usualMeans: Means = { milliseconds: 20_000, megabytes: 256 };
const mostWaiting = 4;

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

/** Collect sheets and rows sent by the child process until it is done or refuses. */
function gathering() {
  const sheets: ReadSheet[] = [];
  return (sent: unknown): ReadSheet[] | undefined => {
    // Messages come from our own script.
    const message = sent as Message;
    if ("refusal" in message) throw refused(message.refusal, message.values);
    if ("isDone" in message) return sheets;
    if ("sheet" in message) sheets.push({ name: message.sheet, isHidden: message.isHidden, rows: [] });
    else for (const row of message.rows) sheets.at(-1)?.rows.push(row.map(received));
    return undefined;
  };
}

async function started(job: Job, means: Means): Promise<ReadSheet[]> {
  const script = join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/excel/read-workbook.worker.mjs");
  try {
    return await inOwnProcess({ script, job, means, take: gathering() });
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    throw error.of === "time" ? refused("tooSlow", { seconds: means.milliseconds / 1_000 }) : refused("tooMuchMemory");
  }
}

const oneAtATime = inTurn({ most: mostWaiting, mostEach: mostWaiting }, () => refused("busy"));

/** Read in a child process, one file at a time. Refuse with "busy" when too many are waiting. */
export const readInOwnProcess = (job: Job, means: Partial<Means> = {}): Promise<ReadSheet[]> =>
  oneAtATime("everybody", () => started(job, { ...usualMeans, ...means }));
