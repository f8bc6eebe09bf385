import { AppError, notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { asksReasonToSkip, findSamePeople } from "../hiring/former-crew.queries";
import { exCrewNote, skippable } from "../hiring/former-crew.rules";
import { moveApplicant } from "./moves.queries";
import { isStopped, openStages, statesOf } from "../pipeline/rules";
import { movedApplicant, skipAsFormerCrewInput } from "../pipeline/schema";
import type { MoveRequest } from "../pipeline/plan.queries";
import { visibleTo } from "../queries";
import { loadTargets, type Target } from "../pipeline/target.queries";

/** What is still to be passed of BOC, CES and Marlin; passing BOC opens the tests, so all three are asked for from there. */
function skipsOf({ history }: Target, reason: string | null): MoveRequest[] {
  const states = statesOf(history);
  const open = isStopped(states) ? [] : openStages(states);
  const wanted = open[0] === "boc" ? skippable : skippable.filter((type) => open.some((stage) => stage === type));
  return wanted.map((type) => ({ type, status: "Passed", skip: true, reason, details: { note: exCrewNote } }));
}

/**
 * Former crew go on to the interview without BOC, CES and Marlin. Without an Approved appraisal of 3 or more in the last 24 months somebody
 * answers for it with a reason. product 5.1 "Skips"
 * @throws not-found, rule for somebody who never was crew here, conflict for a barred person, invalid without a reason
 */
export const skipAsFormerCrew = write({
  name: "applicants.skip-as-former-crew",
  access: "applicants:tests-override",
  input: skipAsFormerCrewInput,
  output: movedApplicant,
  async run(scope, { id, version, reason }) {
    const [target] = await loadTargets(scope.db, [id], visibleTo(scope.actor));
    if (!target) throw notFound("applicants.notFound");
    const people = await findSamePeople(scope.db, target.applicant, scope.now);
    if (people.some(({ barred }) => barred)) throw new AppError("conflict", "applicants.hire.barred", {}, [], "BARRED");
    if (people.length === 0) throw new AppError("rule", "applicants.formerCrew.none");
    if (!reason && (await asksReasonToSkip(scope.db, people, scope.now)))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "reason", message: "validation.required" }]);
    return moveApplicant(scope, { id, version, moves: (moved) => skipsOf(moved, reason) });
  },
});
