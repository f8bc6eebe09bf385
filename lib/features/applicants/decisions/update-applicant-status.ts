import { write } from "@/lib/platform/operation";
import { AppError, notFound } from "@/lib/platform/errors";
import { moveApplicant } from "./move-applicants.queries";
import { lockMoveTargets } from "../pipeline/move-target.queries";
import { moveRights, openStages, statesOf, statusIdOf, movesTowards } from "../pipeline/rules";
import { statusUpdated, updateStatusInput } from "../pipeline/schema";
import { visibleTo } from "../queries";

/**
 * Set an applicant's stage, as the client's second call does. It accepts the current stage or a legal move. Document
 * 1 §7, product 5.1. @throws conflict otherwise
 */
export const updateApplicantStatus = write({
  name: "applicants.update-status",
  access: { oneOf: moveRights },
  input: updateStatusInput,
  output: statusUpdated,
  async run(scope, { id, currentStatusId, reason }) {
    const [target] = await lockMoveTargets(scope.db, [id], visibleTo(scope.actor));
    if (!target) throw notFound("applicants.notFound");
    const states = statesOf(target.history);
    const present = statusIdOf(states);
    if (currentStatusId === present || (currentStatusId === 4 && openStages(states).includes("marlin"))) {
      scope.unchanged();
      return { registerCrewId: id, currentStatusId: present };
    }
    const moves = movesTowards(states, currentStatusId);
    if (moves.length === 0) throw new AppError("conflict", "applicants.pipeline.statusRefused");
    const moved = await moveApplicant(scope, { id, moves: () => moves.map((move) => ({ ...move, reason })) }).catch(
      asConflict,
    );
    if (moved.currentStatusId !== currentStatusId) throw new AppError("conflict", "applicants.pipeline.statusRefused");
    return { registerCrewId: id, currentStatusId: moved.currentStatusId };
  },
});

/** Convert a move with missing fields into a conflict. */
function asConflict(error: unknown): never {
  if (error instanceof AppError && error.code === "invalid")
    throw new AppError("conflict", "applicants.pipeline.statusRefused", {}, error.fields);
  throw error;
}
