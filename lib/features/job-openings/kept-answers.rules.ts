import { ttlCache } from "@/db/ttl-cache";
import { dayOf } from "@/lib/platform/calendar/dates";
import { currentEdition } from "./kept-edition.rules";

/** A minute at most: what an answer names besides openings, such as a rank, may be renamed without another edition. */
const kept = ttlCache({ max: 500, ttl: 60_000 });

/**
 * What the public is told of the openings is read once for everybody who asks the same, until an opening is changed or the day ends.
 * Asked for before the edition was heard it is read each time.
 * @param name everything the answer depends on besides the openings and the day
 */
export function keptInEdition<T>(name: string, now: Date, read: () => Promise<T>): Promise<T> {
  const edition = currentEdition();
  return kept(name, edition?.startsWith(dayOf(now)) ? edition : undefined, read);
}
