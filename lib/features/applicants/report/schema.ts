import { z } from "zod";
import { stages } from "@/db/enums/applicants";
import { pageOf } from "@/lib/platform/list/page-of";
import { outcomes, pipelineReportInput } from "../pipeline/schema";
import { listApplicantsInput, listedApplicant } from "../schema";

const { pageNumber, pageSize, sort, order } = listApplicantsInput.shape;

export const listReportedInput = z
  .object({
    from: z.string(),
    to: z.string(),
    stage: z.enum(stages),
    outcome: z.enum(outcomes),
    reason: z.string().max(100).optional(),
    pageNumber,
    pageSize,
    sort,
    order,
  })
  .superRefine(({ from, to }, context) => {
    const period = pipelineReportInput.safeParse({ from, to });
    if (!period.success) context.addIssue({ code: "custom", path: ["to"], message: "validation.date" });
  });
export const reportedPage = pageOf(listedApplicant);
