import { ttlCache } from "@/db/ttl-cache";
import { dayOf } from "@/lib/platform/calendar/dates";
import { currentOpeningsVersion } from "./openings-version.rules";

/** A minute at most: what an answer names besides openings, such as a rank, may be renamed without another edition. */
const cachedAnswers = ttlCache({ max: 500, ttl: 60_000 });

/**
 * Cache a public response until an opening changes or the day ends. Before the edition is loaded nothing is cached.
 * @param name everything the response depends on besides openings and day
 */
export function cachedUntilOpeningsChange<T>(name: string, now: Date, read: () => Promise<T>): Promise<T> {
  const edition = currentOpeningsVersion();
  return cachedAnswers(name, edition?.startsWith(dayOf(now)) ? edition : undefined, read);
}
