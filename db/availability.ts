import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { applicationName } from "./encryption";

/** Error codes of postgres.js and the system for an unreachable server. */
const unreachableCodes = new Set([
  ...["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED", "CONNECT_TIMEOUT"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  // admin_shutdown, crash_shutdown, cannot_connect_now
  ...["57P01", "57P02", "57P03"],
]);

const connectionState: { session?: postgres.Sql; isDatabaseDown: boolean } = { isDatabaseDown: false };

/**
 * A connection outside the pool, so that it answers while every pooled connection is busy.
 * It fetches no types: if the server goes away meanwhile, the library would raise an unhandled rejection.
 */
const session = () =>
  (connectionState.session ??= postgres(process.env.DATABASE_URL ?? "", {
    max: 1,
    max_lifetime: null,
    fetch_types: false,
    connection: { application_name: applicationName() },
    backoff: () => 0.25,
    onnotice: () => {},
  }));

/** Maximum time between two turns of an event loop that is not busy. */
const pollMilliseconds = 100;

/** Wait in short steps, so that a busy process first reads what has arrived. */
async function waitFor(milliseconds: number, signal: AbortSignal) {
  for (let remaining = milliseconds; remaining > 0; remaining -= pollMilliseconds) {
    await sleep(Math.min(remaining, pollMilliseconds), null, { ref: false, signal });
    await immediate();
  }
}

/** Check whether the database answers within this time. */
export async function isReachable(milliseconds: number): Promise<boolean> {
  const timeoutController = new AbortController();
  const timedOut = waitFor(milliseconds, timeoutController.signal).then(
    () => false,
    () => false,
  );
  const responded = session()`select 1`.then(
    () => true,
    () => false,
  );
  const isUp = await Promise.race([responded, timedOut]);
  timeoutController.abort();
  // A connection that did not answer is stuck, so the next check opens another.
  if (!isUp) void endSession();
  return isUp;
}

async function endSession() {
  const closing = connectionState.session;
  delete connectionState.session;
  await closing?.end({ timeout: 0 }).catch(() => undefined);
}

/** Timeout for a busy database. It must not be reported as down too early, because then every request is refused. */
const busyTimeoutMilliseconds = 2_500;

/** Check the database four times a second until the signal. `isDatabaseDown` returns the last result. */
export async function watchDatabase(signal?: AbortSignal) {
  while (!signal?.aborted) {
    connectionState.isDatabaseDown = !(await isReachable(busyTimeoutMilliseconds));
    await sleep(250, null, { ref: false, ...(signal ? { signal } : {}) }).catch(() => null);
  }
  connectionState.isDatabaseDown = false;
  await endSession();
}

export const isDatabaseDown = () => connectionState.isDatabaseDown;

/** Check whether an error, or the cause of a query error, means that the database is unreachable. */
export function isUnreachable(error: unknown): boolean {
  const { code, cause }: { code?: unknown; cause?: unknown } = Object(error);
  return unreachableCodes.has(String(code)) || (cause !== undefined && isUnreachable(cause));
}
