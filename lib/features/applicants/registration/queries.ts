import { and, eq } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { registrationDrafts } from "@/db/schema/applicants";
import { jobOpenings } from "@/db/schema/job-openings";
import { listRequiredCertificates, findRequirement } from "@/lib/features/positions/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { asRecord } from "@/lib/platform/unknown-record";
import type { DraftContent } from "../schema";
import type { WizardStep } from "../wizard.schema";
import type { RegistrationContext } from "./fields.schema";
import { withOwnNumbers } from "./rules";

/** Load the opening with its position's requirements. @throws not-found "Job Opening not found" */
export async function findOpeningWithRequirements(db: Executor, jobOpeningId: number, now: Date) {
  const [opening] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, jobOpeningId));
  const requirement = opening && (await findRequirement(db, opening.positionId, opening.vesselTypeId));
  if (!opening || !requirement) throw notFound("job-openings.notFound");
  const certificates = await listRequiredCertificates(db, {
    positionId: opening.positionId,
    vesselTypeId: opening.vesselTypeId,
    isMandatory: true,
  });
  const required = certificates.map(({ certificateId, kind, name, nameEn, neverExpires, minMonthsValid }) => ({
    certificateId,
    kind,
    name: nameEn,
    nameId: name,
    neverExpires,
    minMonthsValid,
  }));
  const context: RegistrationContext = { today: dayOf(now), isCadet: requirement.position.isCadet, required };
  return { opening, requirement, context };
}

const ofVisitor = (visitorId: string, jobOpeningId: number) =>
  and(eq(registrationDrafts.visitorId, visitorId), eq(registrationDrafts.jobOpeningId, jobOpeningId));

export async function findDraft(db: Executor, visitorId: string, jobOpeningId: number) {
  const [draft] = await db.select().from(registrationDrafts).where(ofVisitor(visitorId, jobOpeningId));
  return draft;
}

/** Lock the visitor's draft for an opening, created if missing, so that several tabs write one at a time. */
export async function lockDraft(db: Transaction, visitorId: string, jobOpeningId: number) {
  await db.insert(registrationDrafts).values({ visitorId, jobOpeningId, content: "{}" }).onConflictDoNothing();
  const [draft] = await db.select().from(registrationDrafts).where(ofVisitor(visitorId, jobOpeningId)).for("update");
  if (!draft) throw new Error("draft was not stored");
  return draft;
}

/** Return whether the registration was submitted. It is then fixed until a revision is requested. */
export const isSubmitted = (draft: typeof registrationDrafts.$inferSelect) =>
  draft.applicantId !== null && draft.revisionLinkId === null;

const isTravelDocument = (
  entry: unknown,
): entry is Record<string, unknown> & { documentName: string; documentNumber: string } =>
  typeof asRecord(entry).documentName === "string";

/** Merge a step's values into a draft. Numbers from step 1 are copied to their travel documents. */
export function mergeStepIntoDraft(
  content: DraftContent,
  step: WizardStep,
  values: Record<string, unknown>,
): DraftContent {
  const next = { ...content, [step]: values };
  const { travelDocuments } = next.documents;
  if (!Array.isArray(travelDocuments)) return next;
  const documents = withOwnNumbers(travelDocuments.filter(isTravelDocument), next.personal);
  return { ...next, documents: { ...next.documents, travelDocuments: documents } };
}
