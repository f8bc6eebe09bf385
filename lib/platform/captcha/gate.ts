import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { database, type Executor } from "@/db/client";
import { gateTokens, spentChallenges, visitors } from "@/db/schema/captcha";
import type { VisitorActor } from "@/lib/access/actor";
import { addressOf, networkOf } from "@/lib/access/address";
import { cookieValue } from "@/lib/access/session";
import { hashSecret } from "@/db/hash-secret";
import { verifyCaptcha } from "./provider";

export const gateCookie = "nakhoda-gate";
export const visitorCookie = "nakhoda-visitor";
export const visitorDays = 10;
const idleMinutes = 30;
const absoluteHours = 8;

const newSecret = () => randomBytes(32).toString("base64url");

const isAlive = (now: Date) =>
  and(
    isNull(gateTokens.revokedAt),
    gt(gateTokens.lastUsedAt, new Date(now.getTime() - idleMinutes * 60_000)),
    gt(gateTokens.createdAt, new Date(now.getTime() - absoluteHours * 3_600_000)),
  );

/** Check whether a gate token is valid, without extending it. */
export async function isGateOpen(db: Executor, token: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: gateTokens.id })
    .from(gateTokens)
    .where(and(eq(gateTokens.tokenHash, hashSecret(token)), isAlive(now)));
  return rows.length > 0;
}

/** End a gate token by using it; false when it was no longer valid. */
export async function spendGate(db: Executor, token: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(gateTokens)
    .set({ revokedAt: now })
    .where(and(eq(gateTokens.tokenHash, hashSecret(token)), isAlive(now)))
    .returning({ id: gateTokens.id });
  return rows.length > 0;
}

/** Return the visitor of a gate token and extend its idle time of 30 minutes (8 hours at most). */
async function holderOfGateToken(token: string | null | undefined, address: string): Promise<VisitorActor | null> {
  if (!token || token.length > 100) return null;
  const now = new Date();
  const [gate] = await database()
    .update(gateTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(gateTokens.tokenHash, hashSecret(token)), isAlive(now)))
    .returning();
  if (!gate) return null;
  return {
    kind: "visitor",
    visitorId: gate.visitorId,
    gateTokenId: gate.id,
    sameNetwork: gate.network === networkOf(address),
  };
}

export const visitorOfRequest = (request: Request) =>
  holderOfGateToken(
    new URL(request.url).searchParams.get("f") || cookieValue(request.headers, gateCookie),
    addressOf(request.headers),
  );

export const visitorOfCookies = (headers: Headers) =>
  holderOfGateToken(cookieValue(headers, gateCookie), addressOf(headers));

/** Use a captcha answer once; false for a wrong or used one. */
export async function spendCaptcha(db: Executor, answer: string, address: string): Promise<boolean> {
  const signature = await verifyCaptcha(answer, address);
  if (!signature) return false;
  const rows = await db.insert(spentChallenges).values({ signature }).onConflictDoNothing().returning();
  return rows.length > 0;
}

async function visitorFor(
  db: Executor,
  secret: string | undefined,
  now: Date,
): Promise<{ id: string; secret: string }> {
  if (secret) {
    const [existing] = await db
      .update(visitors)
      .set({ lastSeenAt: now })
      .where(eq(visitors.secretHash, hashSecret(secret)))
      .returning();
    if (existing) return { id: existing.id, secret };
  }
  const newVisitorSecret = newSecret();
  const [visitor] = await db
    .insert(visitors)
    .values({ secretHash: hashSecret(newVisitorSecret), lastSeenAt: now })
    .returning();
  if (!visitor) throw new Error("visitor was not stored");
  return { id: visitor.id, secret: newVisitorSecret };
}

/** Issue a gate token. A known browser keeps its drafts and files under the new token. */
export async function issueGateToken(
  db: Executor,
  options: { address: string; now: Date; visitorSecret?: string | undefined },
) {
  const visitor = await visitorFor(db, options.visitorSecret, options.now);
  const token = newSecret();
  const network = networkOf(options.address);
  await db.insert(gateTokens).values({
    tokenHash: hashSecret(token),
    visitorId: visitor.id,
    network,
    createdAt: options.now,
    lastUsedAt: options.now,
  });
  return { token, visitorId: visitor.id, visitorSecret: visitor.secret };
}
