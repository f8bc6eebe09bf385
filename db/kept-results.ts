type Kept = { state: string; until: number; result: Promise<unknown> };

/**
 * Keeps what was read under a name for as long as the state of things it was read in lasts, and no longer than so many milliseconds.
 * Without a known state everything is read each time.
 */
export function keptResults({ most, milliseconds }: { most: number; milliseconds: number }) {
  const known = new Map<string, Kept>();
  return <T>(name: string, state: string | undefined, now: Date, read: () => Promise<T>): Promise<T> => {
    if (state === undefined) return read();
    const kept = known.get(name);
    // What stands under a name was read by the one reader that uses it.
    if (kept?.state === state && kept.until > now.getTime()) return kept.result as Promise<T>;
    const result = read();
    if (known.size >= most) known.clear();
    known.set(name, { state, until: now.getTime() + milliseconds, result });
    result.catch(() => known.delete(name));
    return result;
  };
}
