import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { applicants } from "@/db/schema/applicants";
import { AppError } from "@/lib/platform/errors";
import { findRevisionLink } from "../pipeline/revision.queries";
import { isStopped, statesOf } from "../pipeline/rules";
import { selectHistory } from "../pipeline/move-target.queries";

/**
 * Find a usable revision link with its applicant. @throws not-found "Link is not valid!" for an unknown, used or
 * expired token, or when no revision is requested
 */
export async function findOpenRevision(db: Executor, token: string, now: Date) {
  const link = await findRevisionLink(db, token, now);
  const [applicant] = link ? await db.select().from(applicants).where(eq(applicants.id, link.applicantId)) : [];
  const history = applicant ? await selectHistory(db, [applicant.id]) : [];
  const states = statesOf(history.map(({ assessment }) => assessment));
  if (!link || !applicant || states.screening !== "InProgress" || isStopped(states))
    throw new AppError("not-found", "applicants.linkInvalid");
  return { link, applicant };
}
