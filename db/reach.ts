import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { applicationName } from "./encrypted";

/** What postgres.js and the system report where the server is not there, refuses new sessions or has ended one. */
const unreachable = new Set([
  ...["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED", "CONNECT_TIMEOUT"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  // admin_shutdown, crash_shutdown, cannot_connect_now
  ...["57P01", "57P02", "57P03"],
]);

const reach: { session?: postgres.Sql; isAway: boolean } = { isAway: false };

/**
 * A session beside the pool: it answers although every connection of the pool is in use. It asks for no types: where the
 * server goes while they are fetched, the library rejects a promise that nobody holds.
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

/** So much passes at most between two turns of the event loop that are not late. */
const turn = 100;

/** Waits for so many milliseconds, of which a busy process has fewer: it first reads what has come meanwhile. */
async function passed(milliseconds: number, signal: AbortSignal) {
  for (let left = milliseconds; left > 0; left -= turn) {
    await sleep(Math.min(left, turn), null, { ref: false, signal });
    await immediate();
  }
}

/** Whether the database answers within so many milliseconds. */
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
  // A session that was asked and never answered is stuck: the next look begins with another.
  if (!isThere) void endSession();
  return isThere;
}

async function endSession() {
  const ended = reach.session;
  delete reach.session;
  await ended?.end({ timeout: 0 }).catch(() => undefined);
}

/** So long a busy server may take for an answer: it must not be called away, for then everybody is refused. */
const patienceWithBusy = 2_500;

/** Looks four times a second whether the database is there, until the signal; `isAway` says what was seen last. */
export async function watchDatabase(signal?: AbortSignal) {
  while (!signal?.aborted) {
    reach.isAway = !(await isReachable(patienceWithBusy));
    await sleep(250, null, { ref: false, ...(signal ? { signal } : {}) }).catch(() => null);
  }
  reach.isAway = false;
  await endSession();
}

export const isAway = () => reach.isAway;

/** Whether something failed because the database cannot be reached, bare or in the error of a query. */
export function isUnreachable(error: unknown): boolean {
  const { code, cause }: { code?: unknown; cause?: unknown } = Object(error);
  return unreachable.has(String(code)) || (cause !== undefined && isUnreachable(cause));
}
