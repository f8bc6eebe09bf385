import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import type { MoveRequest } from "../pipeline/plan-moves.queries";
import type { MoveTarget } from "../pipeline/move-target.queries";
import { statesOf } from "../pipeline/rules";
import { movedApplicant, reopenStageInput } from "../pipeline/schema";

/** Reopen a passed stage while the next one has not started. product 5.1 */
export const reopenStage = write({
  name: "applicants.reopen-stage",
  access: "applicants:reopen-stage",
  input: reopenStageInput,
  output: movedApplicant,
  run(scope, { id, version, assessmentType: type, reason }) {
    const moves = ({ history }: MoveTarget): MoveRequest[] =>
      statesOf(history)[type] === "Passed" ? [{ type, status: "Pending", reason }] : [];
    return moveApplicant(scope, { id, version, moves });
  },
});
