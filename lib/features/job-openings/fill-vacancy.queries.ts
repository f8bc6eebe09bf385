import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { jobOpenings } from "@/db/schema/job-openings";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { expireCachedPages } from "./cached-pages.queries";

/**
 * Reduce the vacancies by one and close the opening with the last. Hiring more is allowed; the update locks the row,
 * so concurrent hires count separately.
 */
export async function fillVacancy(db: Transaction, id: number, { actor, now }: { actor: Actor; now: Date }) {
  const closes = sql`${jobOpenings.closedAt} is null and ${jobOpenings.hired} + 1 >= ${jobOpenings.vacancies}`;
  const closedBy = userIdOf(actor);
  const [opening] = await db
    .update(jobOpenings)
    .set({
      hired: sql`${jobOpenings.hired} + 1`,
      closedAt: sql`case when ${closes} then ${now.toISOString()}::timestamptz else ${jobOpenings.closedAt} end`,
      closedBy: sql`case when ${closes} then ${closedBy}::int else ${jobOpenings.closedBy} end`,
      updatedAt: now,
      version: sql`${jobOpenings.version} + 1`,
    })
    .where(eq(jobOpenings.id, id))
    .returning({
      id: jobOpenings.id,
      hired: jobOpenings.hired,
      vacancies: jobOpenings.vacancies,
      closedAt: jobOpenings.closedAt,
    });
  if (!opening) throw new Error("job opening was not stored");
  await expireCachedPages(db);
  return opening;
}
