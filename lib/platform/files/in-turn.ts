type Limits = { most: number; mostEach: number };

/**
 * Run work one piece at a time and alternate between users, so that one user's long queue does not delay the others.
 * @param busy creates the error for a user with too much waiting work, or when too much waits in total
 */
export function inTurn({ most, mostEach }: Limits, busy: () => Error) {
  const waiting = new Map<string, (() => void)[]>();
  let waits = 0;
  let isTaken = false;

  function nextAfter(served: string) {
    const others = [...waiting].filter(([who]) => who !== served);
    const [first] = others.length > 0 ? others : waiting;
    if (!first) return void (isTaken = false);
    const [who, [start, ...later]] = first;
    waiting.delete(who);
    if (later.length > 0) waiting.set(who, later);
    waits -= 1;
    start?.();
  }

  function turnOf(who: string): Promise<void> {
    const own = waiting.get(who) ?? [];
    if (own.length >= mostEach || waits >= most) throw busy();
    waits += 1;
    return new Promise((start) => waiting.set(who, [...own, start]));
  }

  return async function take<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    if (isTaken) await turnOf(who);
    isTaken = true;
    try {
      return await work();
    } finally {
      nextAfter(who);
    }
  };
}
