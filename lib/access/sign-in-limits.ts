import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import { rateLimits } from "@/db/schema/captcha";

/** A sign-in attempt: the entered email, the network it comes from, and the trusted device, if there is one. */
export type Attempt = { email: string; place: string; device: string | null; now: Date };

type Subject = "device" | "pair" | "place" | "account";
/** Maximum attempts per window. Longer windows allow fewer attempts per hour. */
const tiers: { subject: Subject; maxAttempts: number; seconds: number }[] = [
  { subject: "device", maxAttempts: 5, seconds: 60 },
  { subject: "device", maxAttempts: 10, seconds: 900 },
  { subject: "device", maxAttempts: 20, seconds: 86_400 },
  { subject: "pair", maxAttempts: 5, seconds: 60 },
  { subject: "pair", maxAttempts: 10, seconds: 900 },
  { subject: "pair", maxAttempts: 20, seconds: 86_400 },
  { subject: "place", maxAttempts: 50, seconds: 600 },
  { subject: "account", maxAttempts: 60, seconds: 3_600 },
];

/** A trusted browser is counted separately, so that attempts from elsewhere do not lock it out. */
const subjectsFor = ({ device }: Attempt): Subject[] => (device === null ? ["pair", "place", "account"] : ["device"]);

function countersOf(attempt: Attempt) {
  const { email, place, device, now } = attempt;
  const subjects: Record<Subject, string> = {
    device: `${email}\n${device}`,
    pair: `${email}\n${place}`,
    place,
    account: email,
  };
  return tiers
    .filter(({ subject }) => subjectsFor(attempt).includes(subject))
    .map(({ subject, maxAttempts, seconds }) => ({
      subject,
      maxAttempts,
      key: `sign-in-${subject}-${seconds}:${hashSecret(subjects[subject]).slice(0, 22)}`,
      windowStart: new Date(Math.floor(now.getTime() / (seconds * 1_000)) * seconds * 1_000),
    }));
}

/**
 * Count an attempt before its password is verified, so that parallel attempts are all counted. @returns whether the
 * password may be checked
 */
export async function admitAttempt(attempt: Attempt): Promise<boolean> {
  const counters = countersOf(attempt);
  const rows = counters.map(({ key, windowStart }) => ({ key, windowStart, hits: 1 }));
  const hitsByKey = await database()
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning();
  return hitsByKey.every(({ key, hits }) =>
    counters.some((counter) => counter.key === key && hits <= counter.maxAttempts),
  );
}

/**
 * Clear the counters of this browser or network for the account after a correct password, and take back the attempt.
 */
export async function clearAttempt(attempt: Attempt) {
  const counters = countersOf(attempt);
  const keysOf = (isOwn: boolean) =>
    counters.filter(({ subject }) => isOwn === ["device", "pair"].includes(subject)).map(({ key }) => key);
  await database()
    .delete(rateLimits)
    .where(inArray(rateLimits.key, keysOf(true)));
  const shared = counters.filter(({ subject }) => subject === "place" || subject === "account");
  for (const { key, windowStart } of shared)
    await database()
      .update(rateLimits)
      .set({ hits: sql`${rateLimits.hits} - 1` })
      .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart)));
}
