import { AppError, notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { skipRequiresReason, findSamePeople } from "../hiring/former-crew.queries";
import { exCrewNote, skippable } from "../hiring/former-crew.rules";
import { moveApplicant } from "./move-applicants.queries";
import { isStopped, openStages, statesOf } from "../pipeline/rules";
import { movedApplicant, skipAsFormerCrewInput } from "../pipeline/schema";
import type { MoveRequest } from "../pipeline/plan-moves.queries";
import { visibleTo } from "../queries";
import { lockMoveTargets, type MoveTarget } from "../pipeline/move-target.queries";

/**
 * Return the moves that skip the open stages among BOC, CES and Marlin. Passing BOC opens the tests, so all three are
 * requested from there.
 */
function skipMovesOf({ history }: MoveTarget, reason: string | null): MoveRequest[] {
  const states = statesOf(history);
  const open = isStopped(states) ? [] : openStages(states);
  const stagesToSkip = open[0] === "boc" ? skippable : skippable.filter((type) => open.some((stage) => stage === type));
  return stagesToSkip.map((type) => ({ type, status: "Passed", skip: true, reason, details: { note: exCrewNote } }));
}

/**
 * Move former crew to the interview without BOC, CES and Marlin. A reason is required without an approved appraisal
 * of 3 or more in 24 months. product 5.1 "Skips" @throws not-found, rule for a person who was never crew, conflict
 * for a barred person, invalid without a reason
 */
export const skipAsFormerCrew = write({
  name: "applicants.skip-as-former-crew",
  access: "applicants:tests-override",
  input: skipAsFormerCrewInput,
  output: movedApplicant,
  async run(scope, { id, version, reason }) {
    const [target] = await lockMoveTargets(scope.db, [id], visibleTo(scope.actor));
    if (!target) throw notFound("applicants.notFound");
    const crewRecords = await findSamePeople(scope.db, target.applicant, scope.now);
    if (crewRecords.some(({ barred }) => barred))
      throw new AppError("conflict", "applicants.hire.barred", {}, [], "BARRED");
    if (crewRecords.length === 0) throw new AppError("rule", "applicants.formerCrew.none");
    if (!reason && (await skipRequiresReason(scope.db, crewRecords, scope.now)))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "reason", message: "validation.required" }]);
    return moveApplicant(scope, { id, version, moves: (moved) => skipMovesOf(moved, reason) });
  },
});
