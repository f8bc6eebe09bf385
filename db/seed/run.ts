import { sql } from "drizzle-orm";
import { connection, database, type Transaction } from "../client";
import { users } from "../schema/users";
import { seedBulk } from "./bulk/seed-bulk";
import { seedBulkApplicants } from "./bulk/seed-applicants";
import { seedDemo } from "./demo/seed-demo";
import { createFirstAdmin } from "@/lib/features/users/management/create-first-admin";
import { AppError } from "@/lib/platform/errors";
import { seedReference } from "./reference";
import { printPasswordLink } from "./print-password-link";
import { scaleOf, type Scale } from "./scale";

async function part(name: string, work: () => Promise<Record<string, number>>) {
  const start = performance.now();
  const counts = Object.entries(await work()).filter(([, count]) => count > 0);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(
    `${name}: ${counts.map(([what, count]) => `${count} ${what}`).join(", ") || "nothing to add"} (${seconds} s)`,
  );
}

async function seed(db: Transaction, now: Date, { crew, applicants }: Scale) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('nakhoda seed'))`);
  await part("reference", () => seedReference(db, now));
  if (process.env.DEMO !== "1") return;
  const [anyUser] = await db.select({ id: users.id }).from(users).limit(1);
  if (!anyUser) await part("demo", () => seedDemo(db, now));
  if (crew > 0) await part("scale", () => seedBulk(db, now, crew));
  if (applicants > 0) await part("scale", () => seedBulkApplicants(db, now, applicants));
}

/** Without the demo there is no account yet, so the setting names the first one. */
async function firstAdmin(email: string | undefined, now: Date) {
  if (!email) return;
  const atStart = {
    channel: "job" as const,
    address: "127.0.0.1",
    userAgent: "Nakhoda",
    requestId: crypto.randomUUID(),
  };
  const caller = { ...atStart, actor: { kind: "scheduler" as const }, now, locale: "en" as const };
  const { link } = await createFirstAdmin.execute(caller, { email }).catch((error: unknown) => {
    throw error instanceof AppError ? new Error(`FIRST_ADMIN_EMAIL is no email address: ${email}`) : error;
  });
  if (link) console.log(`first account: ${email} sets the password within seven days at ${link}`);
}

const [option, address] = process.argv.slice(2);
if (option === "--rescue" && address) {
  await printPasswordLink(address, new Date());
  await connection().end();
  process.exit(0);
}
const scale = scaleOf(process.argv.slice(2));
const isScaled = scale.crew + scale.applicants > 0;
if (isScaled && process.env.DEMO !== "1") throw new Error("--scale invents people: it needs DEMO=1");
await database().transaction((db) => seed(db, new Date(), scale));
await firstAdmin(process.env.FIRST_ADMIN_EMAIL, new Date());
if (isScaled) await database().execute(sql`vacuum analyze`);
await connection().end();
