import { tally } from "./tally";

type Kept = { state: string; until: number; found?: unknown; underWay?: Promise<unknown> };

/**
 * Keeps what was read under a name for as long as the state of things it was read in lasts, and no longer than so many milliseconds.
 * Without a known state everything is read each time. Only what was found is kept: a promise would hold all that the request it was
 * made in holds, and a page that is written holds those written beside it.
 */
export function keptResults({ most, milliseconds }: { most: number; milliseconds: number }) {
  const known = new Map<string, Kept>();

  async function settle(name: string, kept: Kept, result: Promise<unknown>) {
    try {
      kept.found = await result;
      delete kept.underWay;
    } catch {
      if (known.get(name) === kept) known.delete(name);
    }
  }

  return <T>(name: string, state: string | undefined, now: Date, read: () => Promise<T>): Promise<T> => {
    if (state === undefined) return read();
    const kept = known.get(name);
    // What stands under a name was read by the one reader that uses it.
    if (kept?.state === state && kept.until > now.getTime()) {
      tally("cache-hit");
      return (kept.underWay ?? Promise.resolve(kept.found)) as Promise<T>;
    }
    tally("cache-miss");
    const result = read();
    if (known.size >= most) known.clear();
    const begun = { state, until: now.getTime() + milliseconds, underWay: result };
    known.set(name, begun);
    void settle(name, begun, result);
    return result;
  };
}
