import { eq } from "drizzle-orm";
import { applicants } from "@/db/schema/applicants";
import { isOpen } from "@/lib/features/job-openings/rules";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findOpeningWithRequirements, findDraft } from "./queries";
import { findRevision } from "../pipeline/revision.queries";
import { draftContent, registration, registrationInput } from "../schema";

/** Load the wizard of one opening: requirements and this visitor's draft or submission. Document 1 §2.4. */
export const getRegistration = read({
  name: "applicants.get-registration",
  access: "gate",
  input: registrationInput,
  output: registration,
  async run({ db, actor, now }, { joi }) {
    if (actor.kind !== "visitor") throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    const { opening, requirement, context } = await findOpeningWithRequirements(db, joi, now);
    const draft = await findDraft(db, actor.visitorId, joi);
    const [applicant] = draft?.applicantId
      ? await db.select().from(applicants).where(eq(applicants.id, draft.applicantId))
      : [];
    const link = draft?.revisionLinkId ? await findRevision(db, draft.revisionLinkId, now) : undefined;
    const sent = link ? undefined : applicant;
    // An ended link removes what it had loaded into the draft.
    const isEnded = Boolean(draft?.revisionLinkId) && !link;
    return {
      opening: {
        id: opening.id,
        divisionId: opening.divisionId,
        positionName: requirement.position.nameEn,
        positionNameId: requirement.position.name,
        vesselType: requirement.vesselType.name,
        vesselTypeNameId: requirement.vesselType.nameId,
        yearsOfExperience: opening.yearsOfExperience,
        isOpen: isOpen(opening, now) || link !== undefined,
      },
      isCadet: context.isCadet,
      required: context.required,
      content: draftContent.parse(JSON.parse((isEnded ? null : draft?.content) ?? "{}")),
      submittedSteps: draft?.submittedSteps ?? [],
      savedAt: draft?.updatedAt ?? null,
      revision:
        link && applicant
          ? { registrationNumber: applicant.registrationNumber, reason: link.reason, expiresAt: link.expiresAt }
          : null,
      submitted: sent
        ? {
            regRegisNo: sent.registrationNumber,
            registerCrewId: sent.id,
            registrationGuid: sent.statusGuid,
            jobOpeningId: sent.jobOpeningId,
            fullName: sent.fullName,
            email: sent.email,
          }
        : null,
    };
  },
});
