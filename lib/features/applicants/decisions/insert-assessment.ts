import { withdrawnReason } from "@/db/enums/applicants";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { moveRights, rightsFor } from "../pipeline/rules";
import { insertAssessmentInput, movedApplicant, assessmentRequest } from "../pipeline/schema";
import { resolveDetails } from "../pipeline/stage-details.queries";
import { withThresholds } from "../pipeline/stage.rules";
import type { MoveTarget } from "../pipeline/move-target.queries";

/** Add one history row if the state machine allows it, with its consequences. Document 1 §7. */
export const insertAssessment = write({
  name: "applicants.insert-assessment",
  access: {
    oneOf: moveRights,
    by: ({ assessmentType, assessmentStatus }) => rightsFor(assessmentType, assessmentStatus),
  },
  input: insertAssessmentInput,
  callerInput: assessmentRequest,
  output: movedApplicant,
  async run(scope, { id, version, assessmentType: type, assessmentStatus: status, divisionId, reason, details: raw }) {
    const { actor } = scope;
    if (divisionId !== undefined && actor.kind === "user" && divisionId !== actor.divisionId) {
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "divisionId", message: "validation.invalid" }]);
    }
    const details = await resolveDetails(scope, { type, status }, id, raw);
    const move = { type, status, reason, withdrawn: reason === withdrawnReason };
    const measured = ({ position }: MoveTarget) => {
      const { score } = details ?? {};
      const isScoredTest = score !== undefined && (type === "ces" || type === "marlin");
      return isScoredTest ? withThresholds(type, { ...details, score }, position) : details;
    };
    return moveApplicant(scope, { id, version, moves: (target) => [{ ...move, details: measured(target) }] });
  },
});
