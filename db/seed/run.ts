import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { connection, database, type Transaction } from "../client";
import { users } from "../schema/users";
import { seedCrowd } from "./demo/crowd";
import { seedDemo } from "./demo/seed-demo";
import { seedReference } from "./reference";

/** "5k" is 5,000. */
function countOf(text: string): number {
  const [, digits, thousands] = /^(\d+)(k?)$/i.exec(text) ?? [];
  if (!digits) throw new Error(`--scale takes a number such as 5000 or 5k, not ${text}`);
  return Number(digits) * (thousands ? 1_000 : 1);
}

async function part(name: string, work: () => Promise<Record<string, number>>) {
  const start = performance.now();
  const counts = Object.entries(await work()).filter(([, count]) => count > 0);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${name}: ${counts.map(([what, count]) => `${count} ${what}`).join(", ") || "nothing to add"} (${seconds} s)`);
}

async function seed(db: Transaction, now: Date, extra: number) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('nakhoda seed'))`);
  await part("reference", () => seedReference(db, now));
  if (process.env.DEMO !== "1") return;
  const [someone] = await db.select({ id: users.id }).from(users).limit(1);
  if (!someone) await part("demo", () => seedDemo(db, now));
  if (extra > 0) await part("scale", () => seedCrowd(db, now, extra));
}

const { values } = parseArgs({ options: { scale: { type: "string", default: "0" } } });
const extra = countOf(values.scale);
if (extra > 0 && process.env.DEMO !== "1") throw new Error("--scale invents people: it needs DEMO=1");
await database().transaction((db) => seed(db, new Date(), extra));
await connection().end();
