type Limits = { max: number; maxPerUser: number };

/**
 * Run work one piece at a time and alternate between users, so that one user's long queue does not delay the others.
 * @param busy creates the error for a user with too much waiting work, or when too much waits in total
 */
export function fairQueue({ max, maxPerUser }: Limits, busy: () => Error) {
  const waiting = new Map<string, (() => void)[]>();
  let waitingCount = 0;
  let isBusy = false;

  function nextAfter(servedKey: string) {
    const others = [...waiting].filter(([userKey]) => userKey !== servedKey);
    const [first] = others.length > 0 ? others : waiting;
    if (!first) return void (isBusy = false);
    const [userKey, [start, ...rest]] = first;
    waiting.delete(userKey);
    if (rest.length > 0) waiting.set(userKey, rest);
    waitingCount -= 1;
    start?.();
  }

  function waitForTurn(userKey: string): Promise<void> {
    const ownQueue = waiting.get(userKey) ?? [];
    if (ownQueue.length >= maxPerUser || waitingCount >= max) throw busy();
    waitingCount += 1;
    return new Promise((start) => waiting.set(userKey, [...ownQueue, start]));
  }

  return async function take<Result>(userKey: string, work: () => Promise<Result>): Promise<Result> {
    if (isBusy) await waitForTurn(userKey);
    isBusy = true;
    try {
      return await work();
    } finally {
      nextAfter(userKey);
    }
  };
}
