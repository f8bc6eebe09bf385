import { PostgresJsPreparedQuery } from "drizzle-orm/postgres-js";
import { incrementCounter } from "./counters";
import { runtime } from "./runtime";

/** A slow query by its text, without values; milliseconds as measured by this process. */
type SlowQuery = { text: string; calls: number; meanMilliseconds: number; maxMilliseconds: number };
type QueryStats = { calls: number; total: number; max: number };

const slowMilliseconds = 500;
const maxQueries = 100;
const maxTextLength = 2_000;
declare module "./runtime" {
  interface Runtime {
    slowQueries: Map<string, QueryStats>;
  }
}
const queryStats = () => (runtime.slowQueries ??= new Map());

/** Record a slow query. When there are too many texts, the least recently seen one is removed. */
export function recordSlowQuery(text: string, milliseconds: number) {
  if (milliseconds < slowMilliseconds) return;
  incrementCounter("slow-query");
  const stats = queryStats();
  const name = text.slice(0, maxTextLength);
  const { calls, total, max } = stats.get(name) ?? { calls: 0, total: 0, max: 0 };
  stats.delete(name);
  stats.set(name, { calls: calls + 1, total: total + milliseconds, max: Math.max(max, milliseconds) });
  const [oldest] = stats.keys();
  if (stats.size > maxQueries && oldest !== undefined) stats.delete(oldest);
}

/** Return the slow queries of this process, by total time. */
export const slowQueries = (limit: number): SlowQuery[] =>
  [...queryStats()]
    .sort(([, one], [, other]) => other.total - one.total)
    .slice(0, limit)
    .map(([text, { calls, total, max }]) => ({
      text,
      calls,
      meanMilliseconds: Math.round(total / calls),
      maxMilliseconds: Math.round(max),
    }));

type Timed = { queryString?: string };
type Executed = (this: Timed, values?: Record<string, unknown>) => Promise<never>;

/** Measure every query of Drizzle from now on. */
export function timeQueries() {
  const prototype = PostgresJsPreparedQuery.prototype as unknown as { execute: Executed };
  const { execute: originalExecute } = prototype;
  prototype.execute = async function execute(this: Timed, values) {
    incrementCounter("query");
    const startedAt = performance.now();
    try {
      return await originalExecute.call(this, values);
    } finally {
      recordSlowQuery(this.queryString ?? "", performance.now() - startedAt);
    }
  };
}
