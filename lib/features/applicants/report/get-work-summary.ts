import { and, eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { toResponse, selectJobOpenings, visibleTo } from "@/lib/features/job-openings/queries";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { workSummary, workSummaryInput } from "../schema";

/**
 * Load the job opening shown above an applicant. @throws not-found "Failed to retrieve work summary" (document 1 §7)
 */
export const getWorkSummary = read({
  name: "applicants.get-work-summary",
  access: "applicants:view",
  input: workSummaryInput,
  output: workSummary,
  async run({ db, actor, now }, { joi }) {
    const [row] = await selectJobOpenings(db).where(and(eq(jobOpenings.id, joi), visibleTo(actor, now)));
    if (!row) throw new AppError("not-found", "applicants.workSummaryFailed");
    const opening = toResponse(row, now);
    return {
      division: opening.divisionName,
      jobPosition: opening.jobPositionNameEn,
      jobPositionNameId: opening.jobPositionName,
      vesselSize: opening.vesselSize,
      vesselType: opening.vesselTypeName,
      vesselTypeNameId: opening.vesselTypeNameId,
      jobType: opening.jobType,
      jobTypeNameId: opening.jobTypeId,
      education: opening.education,
      workExperience: opening.workExperience,
      yearsOfExperience: opening.yearsOfExperience,
      statusJobOpening: opening.isOpen ? ("Open" as const) : ("Closed" as const),
    };
  },
});
