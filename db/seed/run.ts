import { sql } from "drizzle-orm";
import { connection, database, type Transaction } from "../client";
import { users } from "../schema/users";
import { seedDemo } from "./demo/seed-demo";
import { seedReference } from "./reference";

async function part(name: string, work: () => Promise<Record<string, number>>) {
  const start = performance.now();
  const counts = Object.entries(await work()).filter(([, count]) => count > 0);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${name}: ${counts.map(([what, count]) => `${count} ${what}`).join(", ") || "nothing to add"} (${seconds} s)`);
}

async function seed(db: Transaction, now: Date) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('nakhoda seed'))`);
  await part("reference", () => seedReference(db, now));
  if (process.env.DEMO !== "1") return;
  const [someone] = await db.select({ id: users.id }).from(users).limit(1);
  if (!someone) await part("demo", () => seedDemo(db, now));
}

await database().transaction((db) => seed(db, new Date()));
await connection().end();
