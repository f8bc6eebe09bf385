import { and, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { applicants, revisionLinks } from "@/db/schema/applicants";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { moveApplicants } from "./pipeline.queries";

const mostAtOnce = 500;

/** Ends the applications whose revision link ran out unused: 14 days of silence. Run by the clock only. product 5.1 @throws forbidden for people */
export const failSilentRevisions = write({
  name: "applicants.fail-silent-revisions",
  access: "applicants:fail",
  input: z.object({}),
  output: z.object({ failed: z.number() }),
  async run(scope) {
    if (scope.actor.kind !== "scheduler") throw new AppError("forbidden", "errors.forbidden");
    const silent = await scope.db
      .selectDistinct({ id: applicants.id })
      .from(revisionLinks)
      .innerJoin(applicants, and(eq(applicants.id, revisionLinks.applicantId), eq(applicants.currentStatusId, 1)))
      .where(and(lt(revisionLinks.expiresAt, scope.now), isNull(revisionLinks.usedAt), isNull(revisionLinks.revokedAt)))
      .limit(mostAtOnce);
    if (silent.length === 0) {
      scope.unchanged();
      return { failed: 0 };
    }
    const moved = await moveApplicants(scope, { ids: silent.map(({ id }) => id), moves: () => [{ type: "failed", status: "Completed", reason: "no-response" }] });
    return { failed: moved.length };
  },
});
