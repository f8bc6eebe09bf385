import { withdrawnReason } from "@/db/enums/applicants";
import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { movedApplicant, withdrawApplicantInput } from "../pipeline/schema";

/** Record that an applicant withdraws, entered by staff. product 5.1 */
export const withdrawApplicant = write({
  name: "applicants.withdraw",
  access: "applicants:fail",
  input: withdrawApplicantInput,
  output: movedApplicant,
  run: (scope, { id, version, note }) =>
    moveApplicant(scope, {
      id,
      version,
      moves: () => [
        {
          type: "failed",
          status: "Completed",
          withdrawn: true,
          reason: withdrawnReason,
          details: note ? { note } : null,
        },
      ],
    }),
});
