import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { revalidatePath } from "next/cache";
import { connection, database, type Transaction } from "@/db/client";
import { jobOpenings } from "@/db/schema/job-openings";
import { dayOf } from "@/lib/platform/calendar/dates";
import { log } from "@/lib/platform/log";
import { requirePresent } from "@/lib/platform/unknown-record";
import { markOpeningsStale, setOpeningsVersion } from "./openings-version.rules";

const channel = "nakhoda_openings";

/** Subscribe to opening changes of all processes and reload the edition, also after a reconnect. */
export const listenForOpeningChanges = () => connection().listen(channel, reloadEdition, reloadEdition);
const reloadEdition = () =>
  void loadOpeningsVersion().catch((error: unknown) => log.warn({ part: "kept pages" }, String(error)));

/** Track invalidations of calls handled before the router, where Next has no request store. */
const preRouterCalls = new AsyncLocalStorage<{ isOld: boolean }>();

/** Run a call handled before the router and reload the edition after its commit if it invalidated pages. */
export async function withOpeningsReload<T>(handler: () => Promise<T>): Promise<T> {
  const pages = { isOld: false };
  const result = await preRouterCalls.run(pages, handler);
  if (pages.isOld) await loadOpeningsVersion();
  return result;
}

/**
 * Invalidate the cached public pages of this instance (Next does it after the commit) and notify other processes at
 * the commit.
 */
export async function expireCachedPages(db: Transaction) {
  await db.execute(sql`select pg_notify(${channel}, '')`);
  const pages = preRouterCalls.getStore();
  if (pages) pages.isOld = true;
  markOpeningsStale();
  try {
    revalidatePath("/(cached)/cached/[edition]", "layout");
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("static generation store missing"))) throw error;
  }
}

/**
 * Load the current edition. It changes with each write, and each day because closing dates pass. @returns the edition
 */
export async function loadOpeningsVersion(now = new Date()): Promise<string> {
  const { id, version } = jobOpenings;
  const all = sql<string>`md5(coalesce(string_agg(${id} || '.' || ${version}, ',' order by ${id}), ''))`;
  const [state] = await database().select({ all }).from(jobOpenings);
  const edition = `${dayOf(now)}-${requirePresent(state, "the state of the openings").all}`;
  setOpeningsVersion(edition);
  return edition;
}
