import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import type { MoveRequest } from "../pipeline/plan-moves.queries";
import { movedApplicant, recordTestScoreInput } from "../pipeline/schema";
import { withThresholds } from "../pipeline/stage.rules";

/**
 * Record a score (with navigation for deck officers), a decision, or both. Passing below the threshold needs the
 * override permission and a reason. product 5.1
 */
export const recordTestScore = write({
  name: "applicants.record-test-score",
  access: "applicants:tests-schedule",
  input: recordTestScoreInput,
  output: movedApplicant,
  async run(scope, { id, version, assessmentType: type, score, navigationScore, date, decision, reason, final }) {
    const today = dayOf(scope.now);
    if (score === null && decision === null)
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "score", message: "validation.required" }]);
    if (date && date > today)
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "date", message: "applicants.notInFuture" }]);
    return moveApplicant(scope, {
      id,
      version,
      moves({ position }): MoveRequest[] {
        const scores =
          score === null
            ? null
            : withThresholds(
                type,
                { score, navigationScore: navigationScore ?? undefined, date: date ?? today },
                position,
              );
        const record: MoveRequest[] = scores ? [{ type, status: "Completed", details: scores }] : [];
        return decision ? [...record, { type, status: decision, reason, final }] : record;
      },
    });
  },
});
