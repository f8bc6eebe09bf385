import { runtime } from "./runtime";

declare module "./runtime" {
  interface Runtime {
    tally: Map<Counted, number>;
  }
}
type Counted = "cache-hit" | "cache-miss" | "slow-query" | "query";
const sums = () => (runtime.tally ??= new Map());

/** Counts what happens too often to be told one by one. */
export function tally(what: Counted) {
  sums().set(what, (sums().get(what) ?? 0) + 1);
}

/** How often since this process began. */
export const tallied = (what: Counted) => sums().get(what) ?? 0;
