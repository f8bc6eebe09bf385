import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { hireApplicantInput, movedApplicant } from "../pipeline/schema";

/**
 * Hire an applicant: create the off-board seafarer with all documents and a number, reduce the vacancies and send a
 * mail. With crewId the existing crew record is used. product 5.1, 5.3 @throws conflict for a barred person, an
 * existing crew member, or one hired meanwhile
 */
export const hireApplicant = write({
  name: "applicants.hire",
  access: "applicants:hire",
  input: hireApplicantInput,
  output: movedApplicant,
  run: (scope, { id, version, joinedOn, employmentTypeId, crewId }) =>
    moveApplicant(scope, {
      id,
      version,
      moves: () => [
        { type: "result", status: "Completed", details: { joinedOn, employmentTypeId, ...(crewId ? { crewId } : {}) } },
      ],
    }),
});
