import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { movedApplicant, reopenApplicantInput } from "../pipeline/schema";

/** Reopen an ended application at its last stage, within 90 days while the opening is open. product 5.1 */
export const reopenApplicant = write({
  name: "applicants.reopen",
  access: "applicants:reopen-failed",
  input: reopenApplicantInput,
  output: movedApplicant,
  run: (scope, { id, version, reason }) =>
    moveApplicant(scope, { id, version, moves: () => [{ type: "failed", status: "Pending", reason }] }),
});
