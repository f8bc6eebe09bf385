import { runtime } from "./runtime";

declare module "./runtime" {
  interface Runtime {
    counters: Map<CounterName, number>;
  }
}
type CounterName = "cache-hit" | "cache-miss" | "slow-query" | "query";
const processCounters = () => (runtime.counters ??= new Map());

/** Increment a counter for events that are too frequent to log. */
export function incrementCounter(name: CounterName) {
  processCounters().set(name, (processCounters().get(name) ?? 0) + 1);
}

/** Return the counter since the process started. */
export const counterValue = (name: CounterName) => processCounters().get(name) ?? 0;
