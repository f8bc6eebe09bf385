import { runtime } from "./runtime";

declare module "./runtime" {
  interface Runtime {
    tally: Map<Counted, number>;
  }
}
type Counted = "cache-hit" | "cache-miss" | "slow-query" | "query";
const sums = () => (runtime.tally ??= new Map());

/** Increment a counter for events that are too frequent to log. */
export function tally(what: Counted) {
  sums().set(what, (sums().get(what) ?? 0) + 1);
}

/** Return the counter since the process started. */
export const tallied = (what: Counted) => sums().get(what) ?? 0;
