import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { movedApplicant, reviewScreeningInput } from "../pipeline/schema";

const statusOf = { Passed: "Passed", Failed: "Failed", NeedRevision: "InProgress" } as const;

/**
 * Record the supervisor's review: pass to BOC, fail, or return to the applicant for 14 days. Document 1 §5, product
 * 5.1.
 */
export const reviewScreening = write({
  name: "applicants.review-screening",
  access: "applicants:screen",
  input: reviewScreeningInput,
  output: movedApplicant,
  run(scope, { id, version, seafererName, vesselName, reviewResult, reasonForRevision, reason, note }) {
    const details = { seafererName, vesselName, reviewResult, ...(note ? { note } : {}) };
    const givenReason = reviewResult === "NeedRevision" ? reasonForRevision : reviewResult === "Failed" ? reason : null;
    return moveApplicant(scope, {
      id,
      version,
      moves: () => [{ type: "screening", status: statusOf[reviewResult], reason: givenReason, details }],
    });
  },
});
