import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { applicationName } from "./encrypted";

/** Error codes of postgres.js and the system for an unreachable server. */
const unreachable = new Set([
  ...["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED", "CONNECT_TIMEOUT"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  // admin_shutdown, crash_shutdown, cannot_connect_now
  ...["57P01", "57P02", "57P03"],
]);

const reach: { session?: postgres.Sql; isAway: boolean } = { isAway: false };

/**
 * A connection outside the pool, so that it answers while every pooled connection is busy.
 * It fetches no types: if the server goes away meanwhile, the library would raise an unhandled rejection.
 */
const session = () =>
  (reach.session ??= postgres(process.env.DATABASE_URL ?? "", {
    max: 1,
    max_lifetime: null,
    fetch_types: false,
    connection: { application_name: applicationName() },
    backoff: () => 0.25,
    onnotice: () => {},
  }));

/** Maximum time between two turns of an event loop that is not busy. */
const turn = 100;

/** Wait in short steps, so that a busy process first reads what has arrived. */
async function passed(milliseconds: number, signal: AbortSignal) {
  for (let left = milliseconds; left > 0; left -= turn) {
    await sleep(Math.min(left, turn), null, { ref: false, signal });
    await immediate();
  }
}

/** Check whether the database answers within this time. */
export async function isReachable(milliseconds: number): Promise<boolean> {
  const patience = new AbortController();
  const tooLate = passed(milliseconds, patience.signal).then(
    () => false,
    () => false,
  );
  const answered = session()`select 1`.then(
    () => true,
    () => false,
  );
  const isThere = await Promise.race([answered, tooLate]);
  patience.abort();
  // A connection that did not answer is stuck, so the next check opens another.
  if (!isThere) void endSession();
  return isThere;
}

async function endSession() {
  const ended = reach.session;
  delete reach.session;
  await ended?.end({ timeout: 0 }).catch(() => undefined);
}

/** Timeout for a busy database. It must not be reported as down too early, because then every request is refused. */
const patienceWithBusy = 2_500;

/** Check the database four times a second until the signal. `isDatabaseDown` returns the last result. */
export async function watchDatabase(signal?: AbortSignal) {
  while (!signal?.aborted) {
    reach.isAway = !(await isReachable(patienceWithBusy));
    await sleep(250, null, { ref: false, ...(signal ? { signal } : {}) }).catch(() => null);
  }
  reach.isAway = false;
  await endSession();
}

export const isAway = () => reach.isAway;

/** Check whether an error, or the cause of a query error, means that the database is unreachable. */
export function isUnreachable(error: unknown): boolean {
  const { code, cause }: { code?: unknown; cause?: unknown } = Object(error);
  return unreachable.has(String(code)) || (cause !== undefined && isUnreachable(cause));
}
