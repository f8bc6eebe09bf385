import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { revalidatePath } from "next/cache";
import { connection, database, type Transaction } from "@/db/client";
import { jobOpenings } from "@/db/schema/job-openings";
import { dayOf } from "@/lib/platform/calendar/dates";
import { log } from "@/lib/platform/log";
import { present } from "@/lib/platform/record";
import { doubtEdition, setEdition } from "./kept-edition.rules";

const channel = "nakhoda_openings";

/** Hears the edition whenever a process of this or another instance has changed an opening, and after a connection that broke. */
export const listenForEditions = () => connection().listen(channel, hear, hear);
const hear = () => void hearEdition().catch((error: unknown) => log.warn({ part: "kept pages" }, String(error)));

/** What a call answered before the router has changed: there, Next keeps no store for it. */
const beforeRouter = new AsyncLocalStorage<{ isOld: boolean }>();

/** Does the work of a call answered before the router; when it let go of the public pages, the new edition is heard after its commit. */
export async function hearingEditions<T>(work: () => Promise<T>): Promise<T> {
  const pages = { isOld: false };
  const result = await beforeRouter.run(pages, work);
  if (pages.isOld) await hearEdition();
  return result;
}

/** Lets go of the public pages kept in the cache of this instance; Next does so at the end of the request, after the commit. Other processes are told at the commit. */
export async function expireKeptPages(db: Transaction) {
  await db.execute(sql`select pg_notify(${channel}, '')`);
  const pages = beforeRouter.getStore();
  if (pages) pages.isOld = true;
  doubtEdition();
  try {
    revalidatePath("/(cached)/cached/[edition]", "layout");
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("static generation store missing"))) throw error;
  }
}

/** Hears which edition of the openings is current: another one after each write, and each day, for closing dates pass. @returns the edition */
export async function hearEdition(now = new Date()): Promise<string> {
  const { id, version } = jobOpenings;
  const all = sql<string>`md5(coalesce(string_agg(${id} || '.' || ${version}, ',' order by ${id}), ''))`;
  const [known] = await database().select({ all }).from(jobOpenings);
  const edition = `${dayOf(now)}-${present(known, "the state of the openings").all}`;
  setEdition(edition);
  return edition;
}
