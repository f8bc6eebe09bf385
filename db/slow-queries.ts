import { PostgresJsPreparedQuery } from "drizzle-orm/postgres-js";
import { tally } from "./tally";
import { runtime } from "./runtime";

/** A slow query by its text, without values; milliseconds as measured by this process. */
type SlowQuery = { text: string; calls: number; meanMilliseconds: number; maxMilliseconds: number };
type Kept = { calls: number; total: number; max: number };

const slowFrom = 500;
const mostTexts = 100;
const longestText = 2_000;
declare module "./runtime" {
  interface Runtime {
    slowQueries: Map<string, Kept>;
  }
}
const kept = () => (runtime.slowQueries ??= new Map());

/** Record a slow query. When there are too many texts, the least recently seen one is removed. */
export function keepSlow(text: string, milliseconds: number) {
  if (milliseconds < slowFrom) return;
  tally("slow-query");
  const texts = kept();
  const name = text.slice(0, longestText);
  const { calls, total, max } = texts.get(name) ?? { calls: 0, total: 0, max: 0 };
  texts.delete(name);
  texts.set(name, { calls: calls + 1, total: total + milliseconds, max: Math.max(max, milliseconds) });
  const [oldest] = texts.keys();
  if (texts.size > mostTexts && oldest !== undefined) texts.delete(oldest);
}

/** Return the slow queries of this process, by total time. */
export const slowQueries = (most: number): SlowQuery[] =>
  [...kept()]
    .sort(([, one], [, other]) => other.total - one.total)
    .slice(0, most)
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
  const { execute: untimed } = prototype;
  prototype.execute = async function execute(this: Timed, values) {
    tally("query");
    const began = performance.now();
    try {
      return await untimed.call(this, values);
    } finally {
      keepSlow(this.queryString ?? "", performance.now() - began);
    }
  };
}
