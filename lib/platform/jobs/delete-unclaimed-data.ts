import { and, asc, inArray, isNull, lt } from "drizzle-orm";
import { database } from "@/db/client";
import { gateTokens, rateLimits, spentChallenges, visitors } from "@/db/schema/captcha";
import { files, preparedFiles } from "@/db/schema/files";
import { idempotencyKeys } from "@/db/schema/audit";
import { visitorDays } from "@/lib/platform/captcha/gate";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const batchSize = 200;

/**
 * Delete uploads that no record claimed in ten days. In small batches, because each is looked up in every table that
 * may refer to files.
 */
async function sweepUploads() {
  const db = database();
  const unclaimed = db
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.subjectId), isNull(files.subjectType), lt(files.createdAt, hoursAgo(24 * visitorDays))))
    .orderBy(asc(files.createdAt))
    .limit(batchSize);
  while ((await db.delete(files).where(inArray(files.id, unclaimed)).returning({ id: files.id })).length === batchSize);
}

/**
 * Nightly cleanup: visitors and their drafts after ten days, unclaimed uploads, used tokens and expired prepared files.
 */
export async function deleteUnclaimedData() {
  const db = database();
  await db.delete(spentChallenges).where(lt(spentChallenges.spentAt, hoursAgo(24)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, hoursAgo(24)));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, hoursAgo(24)));
  await db.delete(preparedFiles).where(lt(preparedFiles.expiresAt, hoursAgo(0)));
  await db.delete(gateTokens).where(lt(gateTokens.createdAt, hoursAgo(24)));
  await sweepUploads();
  await db.delete(visitors).where(lt(visitors.lastSeenAt, hoursAgo(24 * visitorDays)));
}
