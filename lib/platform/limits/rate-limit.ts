import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { rateLimits } from "@/db/schema/captcha";
import { networkKeyOf } from "@/lib/access/address";
import { AppError } from "@/lib/platform/errors";
import { hashSecret } from "@/db/hash-secret";

/**
 * Count one hit, or a weight, in a fixed window and refuse hits beyond the limit. The subject, such as an address, is
 * stored as a hash.
 */
export async function limitRate(
  db: Executor,
  limit: { name: string; subject: string; max: number; seconds: number; now: Date; weight?: number },
) {
  const windowStart = new Date(Math.floor(limit.now.getTime() / (limit.seconds * 1000)) * limit.seconds * 1000);
  const key = `${limit.name}:${hashSecret(networkKeyOf(limit.subject)).slice(0, 22)}`;
  const weight = limit.weight ?? 1;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart, hits: weight })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + ${weight}` },
    })
    .returning();
  if ((row?.hits ?? 0) > limit.max) throw new AppError("too-many", "errors.tooMany");
}
