import { drizzle } from "drizzle-orm/postgres-js";
import { disconnect } from "@/db/client";
import { seedDemo } from "@/db/seed/demo/seed-demo";
import { seedReference } from "@/db/seed/reference";
import { dayOf } from "@/lib/platform/calendar/dates";
import { preparedDatabase } from "./prepared-database";
import { nameIn, replaceCopy } from "../setup/worker-databases.mjs";
import type { Scratch } from "./scratch-database";

/** Tests do not count rows by themselves, and plans made for empty tables would be slow. */
async function fill({ sql }: Scratch, now: Date) {
  await drizzle(sql, { casing: "snake_case" }).transaction(async (db) => {
    await seedReference(db, now);
    await seedDemo(db, now);
  });
  await sql`analyze`;
}

/** Names a database with the demo fleet of a day, seeded once for all workers. */
export function demoDatabase(now: Date): Promise<string> {
  const original = nameIn(process.env.TEST_TEMPLATE_URL ?? "");
  return preparedDatabase(`demo_${dayOf(now).replaceAll("-", "")}`, (scratch) => fill(scratch, now), original);
}

/** Gives the tests of a file a copy of the demo fleet; the next file starts with the seeded database. */
export async function commitDemo(now: Date) {
  const { JEST_WORKER_ID = "", TEST_TEMPLATE_URL = "" } = process.env;
  const demo = await demoDatabase(now);
  await disconnect();
  await replaceCopy(TEST_TEMPLATE_URL, JEST_WORKER_ID, demo);
}
