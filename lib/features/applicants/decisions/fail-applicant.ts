import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { failApplicantInput, movedApplicant } from "../pipeline/schema";

/** End an application at its current stage. The applicant gets a thank-you mail without the reason. product 5.1 */
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
