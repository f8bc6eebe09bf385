import { connection } from "./client";
import { keptResults } from "./kept-results";

const channel = "nakhoda_people";
/** Held by the process: pages, calls and the listener are built apart. */
const shared = globalThis as unknown as { nakhodaChanges?: number };
const hear = () => void (shared.nakhodaChanges = (shared.nakhodaChanges ?? 0) + 1);

/** After a write of this process itself: what it shows next must not wait for the news. */
export function hearOwnChange() {
  if (shared.nakhodaChanges !== undefined) hear();
}

/** Hears whenever anybody anywhere has changed what counts of people count by (triggers of migration 0008), and after a connection that broke. */
export const listenForChanges = () => connection().listen(channel, hear, hear);

/** A minute at most, for a connection may be broken for a while before it is known. */
const kept = keptResults({ most: 500, milliseconds: 60_000 });

/**
 * How many people there are of a kind, counted once until something changes: whole divisions are counted by every list and
 * every page otherwise. Counted each time where changes cannot be heard.
 * @param name whose eyes and which people, with everything else the count depends on, the day among it
 */
export const keptCount = <T>(name: unknown, count: () => Promise<T>): Promise<T> =>
  kept(JSON.stringify(name), shared.nakhodaChanges?.toString(), new Date(), count);
