import { PostgresJsPreparedQuery } from "drizzle-orm/postgres-js";
import { tally } from "./tally";
import { runtime } from "./runtime";

/** A query by its text, which holds no values; milliseconds as this process waited for it. */
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

/** Keeps a query that took long; of too many texts the one that came longest ago goes. */
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

/** The slow queries of this process, those that cost most first. */
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

/** Has the time of every query of Drizzle taken from now on. */
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
