import { z } from "zod";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, optionalText, recordId, requiredText, knownVersion } from "@/lib/platform/validation";
import { normalizeAppraisalId } from "../schema";

const reviewResults = ["Approved", "NeedRevision"] as const;

/** The result of a review, with the reason of a return. */
export const reviewAppraisalInput = z.preprocess(
  (input) => {
    const body = asRecord(normalizeAppraisalId(input));
    return {
      ...body,
      reviewResult: blankToUndefined(body.reviewResult ?? body.ReviewStatus ?? body.reviewStatus),
      reasonForRevision: body.reasonForRevision ?? body.NeedRevisionReason ?? body.needRevisionReason,
    };
  },
  z
    .object({
      employeeAppraisalId: recordId,
      reviewResult: z.enum(reviewResults, "appraisals.required.reviewResult"),
      reasonForRevision: optionalText(1000),
      version: knownVersion,
    })
    .refine(({ reviewResult, reasonForRevision }) => reviewResult === "Approved" || reasonForRevision !== null, {
      error: "appraisals.required.reasonForRevision",
      path: ["reasonForRevision"],
    }),
);

export const reopenAppraisalInput = z.preprocess(
  normalizeAppraisalId,
  z.object({
    employeeAppraisalId: recordId,
    reason: requiredText(1000, "appraisals.required.reopenReason"),
    version: knownVersion,
  }),
);

/** The seafarer's comment on the own report, once. It may be empty. */
export const countersignAppraisalInput = z.preprocess(
  normalizeAppraisalId,
  z.object({ employeeAppraisalId: recordId, comment: optionalText(1000), version: knownVersion }),
);
