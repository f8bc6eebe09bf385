import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./moves.queries";
import { hireApplicantInput, movedApplicant } from "../pipeline/schema";

/**
 * Takes an applicant on: the seafarer with all papers, off board, an employee number, one vacancy less, and a mail. With crewId the application ends in the
 * record of somebody who is crew already. product 5.1, 5.3 @throws conflict for a barred person, somebody who is crew already, or one hired meanwhile
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
