import { withdrawnReason } from "@/db/enums/applicants";
import { write } from "@/lib/platform/operation";
import { moveApplicants } from "./move-applicants.queries";
import { moveRights, rightsFor } from "../pipeline/rules";
import { insertBulkInput, movedApplicants } from "../pipeline/schema";

/**
 * Add the same row for many applicants, all or none. @throws conflict with each refused id and its reason. Document 1
 * §7, product 5.1.
 */
export const insertBulkAssessments = write({
  name: "applicants.insert-bulk-assessments",
  access: {
    oneOf: moveRights,
    by: ({ assessmentType, assessmentStatus }) => rightsFor(assessmentType, assessmentStatus),
  },
  input: insertBulkInput,
  output: movedApplicants,
  async run(scope, { ids, version, assessmentType: type, assessmentStatus: status, reason }) {
    const move = { type, status, reason, withdrawn: reason === withdrawnReason };
    const applicants = await moveApplicants(scope, { ids, version, moves: () => [move] });
    return { moved: applicants.length, applicants };
  },
});
