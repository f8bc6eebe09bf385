import { eq } from "drizzle-orm";
import { applicants, registrationDrafts, revisionLinks } from "@/db/schema/applicants";
import { notFound, refused } from "@/lib/platform/errors";
import { parseInput } from "@/lib/platform/validation";
import { moveApplicant } from "../decisions/move-applicants.queries";
import { statesOf } from "../pipeline/rules";
import type { MoveRequest, MoveScope } from "../pipeline/plan-moves.queries";
import { asDuplicate, assertNotDuplicate } from "./duplicate.queries";
import type { RegistrationContext } from "./fields.schema";
import { registrationContent } from "./content.schema";
import { updateApplicant } from "./store.queries";
import { findRevision } from "../pipeline/revision.queries";
import type { MoveTarget } from "../pipeline/move-target.queries";

function resubmission({ history }: MoveTarget): MoveRequest[] {
  if (statesOf(history).screening !== "InProgress") throw refused("applicants.revisionEnded");
  return [{ type: "screening", status: "Pending" }];
}

type Revision = {
  visitorId: string;
  draft: typeof registrationDrafts.$inferSelect;
  revisionLinkId: number;
  applicantId: number;
  context: RegistrationContext;
  content: unknown;
};

/**
 * Replace a registration with its revision, return the applicant to screening and use up the link. product 5.1
 * NeedRevision @throws rule when the link has ended or the review moved on, invalid for each field
 */
export async function storeRevision(
  scope: MoveScope,
  { visitorId, draft, revisionLinkId, applicantId, context, content }: Revision,
) {
  const { db, now } = scope;
  const link = await findRevision(db, revisionLinkId, now);
  if (!link) throw refused("applicants.revisionEnded");
  const parsed = parseInput(registrationContent(context), content ?? JSON.parse(draft.content));
  await moveApplicant(scope, { id: applicantId, visible: eq(applicants.id, applicantId), moves: resubmission });
  await assertNotDuplicate(db, draft.jobOpeningId, parsed.personal, applicantId);
  const required = new Set(context.required.map(({ certificateId }) => certificateId));
  await updateApplicant(db, { applicantId, content: parsed, required, uploader: { visitorId }, now }).catch(
    asDuplicate,
  );
  await db.update(revisionLinks).set({ usedAt: now }).where(eq(revisionLinks.id, link.id));
  const sent = { content: "{}", submittedSteps: [1, 2, 3, 4], revisionLinkId: null, updatedAt: now };
  await db.update(registrationDrafts).set(sent).where(eq(registrationDrafts.id, draft.id));
  const [applicant] = await db.select().from(applicants).where(eq(applicants.id, applicantId));
  if (!applicant) throw notFound("applicants.notFound");
  return applicant;
}
