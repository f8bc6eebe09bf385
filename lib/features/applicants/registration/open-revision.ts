import { eq } from "drizzle-orm";
import { applicants, registrationDrafts } from "@/db/schema/applicants";
import { AppError } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write } from "@/lib/platform/operation";
import { selectHistory } from "../pipeline/target.queries";
import { isStopped, statesOf } from "../pipeline/rules";
import { openedRevision, openRevisionInput } from "../pipeline/schema";
import { lockDraft } from "./queries";
import { contentOfApplicant, findRevisionLink } from "../pipeline/revision.queries";

/** Puts what an applicant sent back into the wizard of the browser that holds the mailed link. @throws not-found "Link is not valid!" */
export const openRevision = write({
  name: "applicants.open-revision",
  access: "gate",
  input: openRevisionInput,
  output: openedRevision,
  admit: ({ db, address, now }) => limitRate(db, { name: "revision", subject: address, most: 60, seconds: 600, now }),
  async run({ db, actor, now, audit }, { token }) {
    if (actor.kind !== "visitor") throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    const link = await findRevisionLink(db, token, now);
    const [applicant] = link ? await db.select().from(applicants).where(eq(applicants.id, link.applicantId)) : [];
    const states = applicant
      ? statesOf((await selectHistory(db, [applicant.id])).map(({ assessment }) => assessment))
      : {};
    if (!link || !applicant || states.screening !== "InProgress" || isStopped(states))
      throw new AppError("not-found", "applicants.linkInvalid");
    const draft = await lockDraft(db, actor.visitorId, applicant.jobOpeningId);
    if (draft.revisionLinkId !== link.id) {
      const content = JSON.stringify(await contentOfApplicant(db, applicant));
      await db
        .update(registrationDrafts)
        .set({ content, applicantId: applicant.id, revisionLinkId: link.id, submittedSteps: [], updatedAt: now })
        .where(eq(registrationDrafts.id, draft.id));
    }
    audit({ subject: applicant.id, divisionId: applicant.divisionId, after: { revisionLinkId: link.id } });
    return {
      jobOpeningId: applicant.jobOpeningId,
      registrationNumber: applicant.registrationNumber,
      expiresAt: link.expiresAt,
    };
  },
});
