import { LRUCache } from "lru-cache";
import { incrementCounter } from "./counters";

type Read = () => Promise<unknown>;
type Entry = { result: unknown };

/** Freeze objects and lists all through, because later readers get the same ones. */
function deepFreeze(value: unknown): unknown {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/**
 * Cache results by key and state: a changed state is a miss, and without a known state nothing is cached. Concurrent callers share one
 * read, and a failed read is not cached. Results are frozen; over `max` entries the least recently used goes.
 * @param ttl milliseconds an entry lasts at most
 */
export function ttlCache({ max, ttl }: { max: number; ttl: number }) {
  const cache = new LRUCache<string, Entry, Read>({
    max,
    ttl,
    fetchMethod: async (_key, _stale, { context }) => ({ result: deepFreeze(await context()) }),
  });

  return async <T>(key: string, state: string | undefined, read: () => Promise<T>): Promise<T> => {
    if (state === undefined) return read();
    const status: LRUCache.Status<string, Entry, Read> = {};
    const entry = await cache.forceFetch(`${state}\n${key}`, { context: read, status });
    incrementCounter(status.fetch === "miss" ? "cache-miss" : "cache-hit");
    return entry.result as T;
  };
}
