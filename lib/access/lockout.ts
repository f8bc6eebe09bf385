import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/captcha";
import { sessions, users } from "@/db/schema/users";
import { digest } from "@/db/digest";

type Subject = "pair" | "place" | "account";
/** After so many failures within a window the next try waits for the window's end; longer windows allow fewer tries an hour. */
const tiers: { subject: Subject; most: number; seconds: number }[] = [
  { subject: "pair", most: 5, seconds: 60 },
  { subject: "pair", most: 10, seconds: 900 },
  { subject: "pair", most: 20, seconds: 86_400 },
  { subject: "place", most: 50, seconds: 600 },
  { subject: "account", most: 60, seconds: 3_600 },
];
const knownForMilliseconds = 90 * 86_400_000;

function countersOf(email: string, network: string, now: Date) {
  const subjects: Record<Subject, string> = { pair: `${email}\n${network}`, place: network, account: email };
  return tiers.map((tier) => ({
    ...tier,
    key: `sign-in-${tier.subject}-${tier.seconds}:${digest(subjects[tier.subject]).slice(0, 22)}`,
    windowStart: new Date(Math.floor(now.getTime() / (tier.seconds * 1_000)) * tier.seconds * 1_000),
  }));
}

/** Whether this network has seen a successful sign-in to the account lately: strangers elsewhere cannot lock its owner out. */
async function isFamiliar(email: string, network: string, now: Date): Promise<boolean> {
  const found = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sql`lower(${users.email})`, email),
        eq(sessions.network, network),
        gt(sessions.createdAt, new Date(now.getTime() - knownForMilliseconds)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether a try must wait: too many failures of this address from this network, from this network at all, or of this address from anywhere. */
export async function isLockedOut(email: string, network: string, now: Date): Promise<boolean> {
  const counters = countersOf(email, network, now);
  const rows = await database()
    .select()
    .from(rateLimits)
    .where(
      inArray(
        rateLimits.key,
        counters.map(({ key }) => key),
      ),
    );
  const full = counters.filter(({ key, windowStart, most }) =>
    rows.some((row) => row.key === key && row.windowStart.getTime() === windowStart.getTime() && row.hits >= most),
  );
  if (full.some(({ subject }) => subject !== "account")) return true;
  return full.length > 0 && !(await isFamiliar(email, network, now));
}

export async function noteFailure(email: string, network: string, now: Date) {
  const rows = countersOf(email, network, now).map(({ key, windowStart }) => ({ key, windowStart, hits: 1 }));
  await database()
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + 1` },
    });
}

/** A success clears what this network failed at this address; the counts of other networks stay. */
export async function forgetFailures(email: string, network: string, now: Date) {
  const own = countersOf(email, network, now).filter(({ subject }) => subject === "pair");
  await database()
    .delete(rateLimits)
    .where(or(...own.map(({ key }) => eq(rateLimits.key, key))));
}
