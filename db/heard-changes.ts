import { connection } from "./client";
import { keptResults } from "./kept-results";
import { runtime } from "./runtime";

const channels = { people: "nakhoda_people", writes: "nakhoda_writes" } as const;
type Heard = keyof typeof channels;
const hear = (what: Heard) => {
  if (runtime.changes) runtime.changes[what] += 1;
};

/** Operations that leave an entry in the log and change nothing that is shown; the trigger of migration 0040 says the same. */
const changesNothing = /^users\.sign-|\.download/;

/** After a write of this process itself: what it shows next must not wait for the news. */
export function hearOwnChange(operation: string) {
  if (changesNothing.test(operation)) return;
  hear("people");
  hear("writes");
}

/** Hears whenever anybody anywhere has changed what counts of people count by (triggers of migration 0008) or has written anything at all, which the log tells (0040), and after a connection that broke; returns what ends that. */
export async function listenForChanges() {
  const listening = await Promise.all(
    (Object.keys(channels) as Heard[]).map((what) =>
      connection().listen(
        channels[what],
        () => hear(what),
        () => hear(what),
      ),
    ),
  );
  runtime.changes = { people: 0, writes: 0 };
  return async () => {
    await Promise.all(listening.map(({ unlisten }) => unlisten()));
    delete runtime.changes;
  };
}

/** A minute at most, for a connection may be broken for a while before it is known. */
function keptUntil(what: Heard, most: number) {
  const kept = keptResults({ most, milliseconds: 60_000 });
  return <T>(name: unknown, read: () => Promise<T>): Promise<T> =>
    kept(JSON.stringify(name), runtime.changes?.[what].toString(), new Date(), read);
}

/**
 * How many people there are of a kind, counted once until something changes: whole divisions are counted by every list and
 * every page otherwise. Counted each time where changes cannot be heard.
 * @param name whose eyes and which people, with everything else the count depends on, the day among it
 */
export const keptCount = keptUntil("people", 500);

/**
 * What has to be reckoned from all there is, reckoned once until anything is written; each time where writes cannot be heard. Never
 * within a transaction, which sees more than others.
 * @param name what is reckoned and for whose eyes, with everything else it depends on, the day among it
 */
export const keptReckoning = keptUntil("writes", 200);
