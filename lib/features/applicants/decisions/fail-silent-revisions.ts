import { and, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { applicants, revisionLinks } from "@/db/schema/applicants";
import { addJob } from "@/db/queue";
import { write } from "@/lib/platform/operation";

const maxPerRun = 500;

/**
 * Queue one job per application with an expired, unused revision link. Separate jobs keep one failure from blocking
 * the others. Run by the scheduler only. product 5.1 @throws forbidden for users
 */
export const failSilentRevisions = write({
  name: "applicants.fail-silent-revisions",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ found: z.array(z.number()) }),
  async run({ db, now, unchanged }) {
    const expiredLinks = await db
      .selectDistinct({ id: applicants.id })
      .from(revisionLinks)
      .innerJoin(applicants, and(eq(applicants.id, revisionLinks.applicantId), eq(applicants.currentStatusId, 1)))
      .where(and(lt(revisionLinks.expiresAt, now), isNull(revisionLinks.usedAt), isNull(revisionLinks.revokedAt)))
      .orderBy(applicants.id)
      .limit(maxPerRun);
    for (const { id } of expiredLinks)
      await addJob(db, "fail-silent-revision", { applicantId: id }, { key: `fail-silent-revision:${id}` });
    unchanged();
    return { found: expiredLinks.map(({ id }) => id) };
  },
});
