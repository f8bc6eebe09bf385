/** Steps of each track, in order. Tracks run side by side; the server starts after both. */
const tracks = {
  build: ["compile", "pages", "compress"],
  database: ["database", "migrate", "seed"],
  server: ["server"],
};

const trackOf = (name) => Object.keys(tracks).find((track) => tracks[track].includes(name));
const isOpen = ({ ended }) => ended === undefined;
const isRunning = ({ began, ended }) => began !== undefined && ended === undefined;
/** A measured share is believed fully from here on; before it, the expectation counts as well. */
const trustedShare = 0.3;
/** A step that takes this many times its expectation has no estimate any more. */
const overdueFactor = 2;

/**
 * Estimate the seconds a step still needs: from the share of its work that is done where that can be measured, else from
 * what was expected. A step that takes far longer than expected gets a guess: as long again.
 * @param {{ expected: number, began?: number, ended?: number, share?: number }} step
 * @param {number} now in seconds, on the clock of `began`
 * @returns {{ left: number, isGuess?: boolean }}
 */
export function secondsLeft({ expected, began, ended, share }, now) {
  if (ended !== undefined) return { left: 0 };
  if (began === undefined) return { left: expected };
  const elapsed = now - began;
  const byClock = Math.max(expected - elapsed, 0);
  if (share) {
    const byShare = (elapsed * (1 - share)) / share;
    const trust = Math.min(share / trustedShare, 1);
    return { left: byShare * trust + byClock * (1 - trust) };
  }
  return elapsed > expected * overdueFactor + 5 ? { left: elapsed, isGuess: true } : { left: byClock };
}

/**
 * Sum up what is left of all steps: tracks run side by side, so the longest one counts, and the server comes last.
 * @returns {{ step: string, left: number | undefined }} the step that decides when it is over, and the seconds until then
 */
export function estimateRemaining(steps, now) {
  const rows = Object.keys(tracks).map((track) => {
    const own = steps.filter(({ name }) => trackOf(name) === track);
    const parts = own.map((step) => secondsLeft(step, now));
    return {
      left: parts.reduce((sum, part) => sum + part.left, 0),
      isGuess: parts.some(({ isGuess }) => isGuess),
      current: own.find(isRunning) ?? own.find(isOpen),
    };
  });
  const server = rows.pop();
  const open = rows.filter(({ current }) => current);
  const longest = open.toSorted((one, other) => other.left - one.left)[0] ?? server;
  const left = longest === server ? server.left : longest.left + server.left;
  return { step: longest.current?.name ?? "server", left: longest.isGuess ? undefined : left };
}

/**
 * Follow the steps of a start. The share done never goes back, however the estimate changes.
 * @param {Record<string, number>} expected seconds of each step that will be done
 * @param {() => number} clock in seconds
 */
export function followProgress(expected, clock = () => performance.now() / 1_000) {
  const started = clock();
  const steps = Object.entries(expected).map(([name, seconds]) => ({ name, expected: seconds }));
  const listeners = [];
  let failure;
  let maxSeconds = 0;
  const findStep = (name) => steps.find((step) => step.name === name);
  return {
    /** Begin a step and end those before it in its track. */
    begin(name, seconds) {
      const track = tracks[trackOf(name)];
      if (!findStep(name)) steps.push({ name, expected: seconds ?? 1 });
      for (const before of track.slice(0, track.indexOf(name))) this.end(before);
      const step = findStep(name);
      if (step.began !== undefined) return;
      step.began = clock();
      for (const listener of listeners) listener(name, this.snapshot());
    },
    end(name) {
      const step = findStep(name);
      if (step && isOpen(step)) Object.assign(step, { began: step.began ?? clock(), ended: clock() });
    },
    endTrack(name) {
      for (const step of tracks[name]) this.end(step);
    },
    measure(name, share) {
      const step = findStep(name);
      if (step) step.share = Math.min(Math.max(share, step.share ?? 0), 0.97);
    },
    onBegin: (listener) => listeners.push(listener),
    fail(reason) {
      failure = { reason };
    },
    snapshot() {
      if (failure) return { failure };
      const now = clock();
      const { step, left } = estimateRemaining(steps, now);
      const elapsed = now - started;
      if (left !== undefined) maxSeconds = Math.max(maxSeconds, elapsed / Math.max(elapsed + left, 0.001));
      return { step, left, done: left === undefined ? undefined : Math.min(maxSeconds, 0.99) };
    },
  };
}
