import { connection } from "./client";
import { runtime } from "./runtime";
import { ttlCache } from "./ttl-cache";

/** Notified by the trigger of migration 0040 on the audit log: every committed write leaves an entry there. */
const channel = "nakhoda_writes";
const invalidate = () => {
  if (runtime.writes !== undefined) runtime.writes += 1;
};

/** Operations that leave an audit entry and change nothing that is shown; the trigger of migration 0040 names the same. */
const doesNotInvalidate = /^users\.sign-|\.download/;

/** Invalidate at once after a write of this process: its next page must not wait for the notification. */
export function invalidateAfterWrite(operation: string) {
  if (!doesNotInvalidate.test(operation)) invalidate();
}

/** Listen for writes of any process, and invalidate after a lost connection; returns what ends listening. */
export async function listenForWrites() {
  const { unlisten } = await connection().listen(channel, invalidate, invalidate);
  runtime.writes = 0;
  return async () => {
    await unlisten();
    delete runtime.writes;
  };
}

/** A minute at most: a connection may be lost for a while before it is known. */
const cached = ttlCache({ max: 700, ttl: 60_000 });

/**
 * Cache an expensive aggregate until any write is committed, at most 60 s. Disabled when LISTEN is unavailable. Never use it inside a
 * transaction, which sees more than others.
 * @param key what is read and for whose visibility, with everything else the result depends on, the day included
 */
export const cachedUntilWrite = <T>(key: unknown, read: () => Promise<T>): Promise<T> =>
  cached(JSON.stringify(key), runtime.writes?.toString(), read);
