import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./moves.queries";
import { failApplicantInput, movedApplicant } from "../pipeline/schema";

/** Ends an application at the stage it stands at. The applicant is thanked and not told why. product 5.1 */
export const failApplicant = write({
  name: "applicants.fail",
  access: "applicants:fail",
  input: failApplicantInput,
  output: movedApplicant,
  run: (scope, { id, version, reason, note }) =>
    moveApplicant(scope, {
      id,
      version,
      moves: () => [{ type: "failed", status: "Completed", reason, details: note ? { note } : null }],
    }),
});
