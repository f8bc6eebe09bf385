import { eq } from "drizzle-orm";
import { registrationDrafts } from "@/db/schema/applicants";
import { AppError } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write } from "@/lib/platform/operation";
import { openedRevision, openRevisionInput } from "../pipeline/schema";
import { lockDraft } from "./queries";
import { contentOfApplicant } from "../pipeline/revision.queries";
import { findOpenRevision } from "./open-revision.queries";

/**
 * Load an applicant's submitted data into the wizard of the browser that opened the mailed link. @throws not-found
 * "Link is not valid!"
 */
export const openRevision = write({
  name: "applicants.open-revision",
  access: "gate",
  input: openRevisionInput,
  output: openedRevision,
  admit: ({ db, address, now }) => limitRate(db, { name: "revision", subject: address, max: 60, seconds: 600, now }),
  async run({ db, actor, now, audit }, { token }) {
    if (actor.kind !== "visitor") throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    const { link, applicant } = await findOpenRevision(db, token, now);
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
