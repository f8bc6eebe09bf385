import { and, isNotNull, isNull, lt } from "drizzle-orm";
import { database } from "@/db/client";
import { gateTokens, rateLimits, spentChallenges, visitors } from "@/db/schema/captcha";
import { files } from "@/db/schema/files";
import { idempotencyKeys } from "@/db/schema/audit";
import { visitorDays } from "./gate";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** Every night: what visitors left behind for ten days (drafts go with them) and spent tokens. */
export async function sweep() {
  const db = database();
  await db.delete(spentChallenges).where(lt(spentChallenges.spentAt, hoursAgo(24)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, hoursAgo(24)));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, hoursAgo(24)));
  await db.delete(gateTokens).where(lt(gateTokens.createdAt, hoursAgo(24)));
  await db.delete(files).where(and(isNull(files.subjectId), isNotNull(files.visitorId), lt(files.createdAt, hoursAgo(24 * visitorDays))));
  await db.delete(visitors).where(lt(visitors.lastSeenAt, hoursAgo(24 * visitorDays)));
}
