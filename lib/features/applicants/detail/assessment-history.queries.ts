import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { assessmentTypeIds, type AssessmentType } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { can, type Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import type { selectHistory } from "../pipeline/move-target.queries";
import { readDetails, type Assessment, type StageDetails } from "../pipeline/schema";
import { visibleTo } from "../queries";

/** Load the applicant if visible to the actor. @throws not-found */
export async function findVisibleApplicant(db: Executor, actor: Actor, id: number) {
  const [applicant] = await db
    .select({
      id: applicants.id,
      fullName: applicants.fullName,
      createdAt: applicants.createdAt,
      ktpFileId: applicants.ktpFileId,
    })
    .from(applicants)
    .where(and(eq(applicants.id, id), visibleTo(actor)));
  if (!applicant) throw notFound("applicants.notFound");
  return applicant;
}

const findings = [
  "result",
  "healthStatusDegree",
  "healthStatusDegreeId",
  "degreeCode",
  "fileId",
  "fileName",
  "price",
] as const;

/** Remove clinic findings unless the actor may open medical files. product 5.11 */
export function visibleDetails(actor: Actor, type: AssessmentType, details: unknown): StageDetails | null {
  if (details === null || details === undefined) return null;
  const parsed = readDetails(details);
  if (type !== "mcu" || can(actor, "applicants:medical-file")) return parsed;
  const visible = { ...parsed };
  for (const finding of findings) delete visible[finding];
  return visible;
}

/** Map a history row to its documented names. Document 1 §3 */
export const toResponse = (
  actor: Actor,
  { assessment, by }: Awaited<ReturnType<typeof selectHistory>>[number],
): Assessment => ({
  id: assessment.id,
  registerCrewId: assessment.applicantId,
  assessmentType: String(assessmentTypeIds[assessment.type]),
  assessmentTypeName: assessment.type,
  assessmentStatus: assessment.status,
  divisionId: assessment.divisionId,
  reason: assessment.reason,
  details: visibleDetails(actor, assessment.type, assessment.details),
  createdAt: assessment.createdAt,
  createdBy: by,
});
