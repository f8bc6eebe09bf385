import { type applicants, assessments } from "@/db/schema/applicants";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { registerSubmitted } from "../mails/emails/register-submitted";
import type { MoveScope } from "../pipeline/plan-moves.queries";
import { asDuplicate } from "./duplicate.queries";
import type { findOpeningWithRequirements } from "./queries";
import { consentVersion } from "./rules";
import { insertApplicant, type NewApplicant } from "./store.queries";

type Registration = Pick<NewApplicant, "content" | "uploader"> & {
  application: Awaited<ReturnType<typeof findOpeningWithRequirements>>;
  language: Locale;
  /** IP address of the consent; null for consent on paper. */
  address: string | null;
  keep: boolean;
  /** Entered by staff for the applicant. */
  onBehalf?: true;
};

/**
 * Store a validated registration in the caller's transaction: number, rows, files, first assessment and mail. product
 * 5.1 @throws conflict DUPLICATE, invalid
 */
export async function storeRegistration(
  { db, now, audit }: MoveScope,
  { application, content, uploader, language, address, keep, onBehalf }: Registration,
) {
  const { opening, requirement, context } = application;
  const consent = { version: consentVersion, language, address, keep };
  const required = new Set(context.required.map(({ certificateId }) => certificateId));
  const applicant = await insertApplicant(db, { opening, content, uploader, consent, now }, required).catch(
    asDuplicate,
  );
  await db.insert(assessments).values({
    applicantId: applicant.id,
    type: "screening",
    status: "Pending",
    divisionId: applicant.divisionId,
    createdAt: now,
  });
  const names = {
    position: inLanguage(language, { en: requirement.position.nameEn, id: requirement.position.name }),
    vesselType: inLanguage(language, { en: requirement.vesselType.name, id: requirement.vesselType.nameId }),
  };
  await enqueueMail(db, {
    type: "RegisterSubmitted",
    subject: { type: "applicant", id: applicant.id },
    recipient: applicant.email,
    language,
    content: registerSubmitted({ ...applicant, ...names }, language),
  });
  audit({
    subject: applicant.id,
    divisionId: applicant.divisionId,
    after: {
      registrationNumber: applicant.registrationNumber,
      jobOpeningId: opening.id,
      consentVersion,
      ...(onBehalf ? { onBehalf } : {}),
    },
  });
  return applicant;
}

/** Return the documented response of a registration. Document 1 §3 */
export const registrationAnswer = (applicant: typeof applicants.$inferSelect) => ({
  regRegisNo: applicant.registrationNumber,
  registerCrewId: applicant.id,
  registrationGuid: applicant.statusGuid,
  jobOpeningId: applicant.jobOpeningId,
});
