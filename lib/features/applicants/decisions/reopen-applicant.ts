import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./moves.queries";
import { movedApplicant, reopenApplicantInput } from "../pipeline/schema";

/** Takes an ended application up again at the stage where it ended, within 90 days while the opening is open. product 5.1 */
export const reopenApplicant = write({
  name: "applicants.reopen",
  access: "applicants:reopen-failed",
  input: reopenApplicantInput,
  output: movedApplicant,
  run: (scope, { id, version, reason }) =>
    moveApplicant(scope, { id, version, moves: () => [{ type: "failed", status: "Pending", reason }] }),
});
