import { sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { assessmentTypeIds, type AssessmentType } from "@/db/enums/applicants";
import { applicants, assessments } from "@/db/schema/applicants";
import { userIdOf } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { hirePlannedApplicants } from "../hiring/queries";
import { enqueueMoveMails } from "../mails/queries";
import { checkUpChanges } from "../pipeline/appointment.rules";
import { statesOf, statusIdOf, type AssessmentRow } from "../pipeline/rules";
import { planMoves, type PlannedMove, type MoveScope, type MoveOrder } from "../pipeline/plan-moves.queries";
import { visibleTo } from "../queries";
import { endRevisionLinks } from "../pipeline/revision.queries";
import { claimResultFiles } from "../pipeline/stage-details.queries";
import { lockMoveTargets } from "../pipeline/move-target.queries";

type Visible = { visible?: SQL };

const statusAfter = ({ history, newRows }: PlannedMove) => statusIdOf(statesOf([...history, ...newRows]));

async function storeMoves({ db, actor, now }: MoveScope, planned: PlannedMove[]) {
  const createdBy = userIdOf(actor);
  const values = planned.flatMap(({ applicant, newRows }) =>
    newRows.map((row) => ({
      ...row,
      applicantId: applicant.id,
      divisionId: applicant.divisionId,
      createdAt: now,
      createdBy,
    })),
  );
  const stored = await db.insert(assessments).values(values).returning({
    id: assessments.id,
    applicantId: assessments.applicantId,
    type: assessments.type,
    status: assessments.status,
  });
  for (const currentStatusId of new Set(planned.map(statusAfter))) {
    const ids = planned.filter((moved) => statusAfter(moved) === currentStatusId).map(({ applicant }) => applicant.id);
    await db
      .update(applicants)
      .set({ currentStatusId, version: sql`${applicants.version} + 1`, updatedAt: now, movedAt: now })
      .where(anyOf(applicants.id, ids));
  }
  return stored;
}

function auditMove({ audit }: MoveScope, moved: PlannedMove) {
  const { applicant, history, newRows, outcome } = moved;
  const reason = newRows[0]?.reason;
  const rows = newRows.map(({ type, status }) => ({ type, status }));
  const newAssessments = newRows.map((row) => ({ ...row, details: row.details ?? {} }));
  const { before: corrected, after: correction } = checkUpChanges(history, newAssessments);
  audit({
    subject: applicant.id,
    divisionId: applicant.divisionId,
    before: { currentStatusId: applicant.currentStatusId, states: statesOf(history), ...corrected },
    after: { currentStatusId: statusAfter(moved), rows, ...correction, ...outcome },
    ...(reason ? { reason } : {}),
  });
}

/**
 * Move applicants, all or none. Lock, check and write run in one transaction with stage, mails and audit; history is
 * append-only. product 5.1 @throws not-found, conflict with user and time if another user was first, forbidden,
 * invalid with missing fields
 */
export async function moveApplicants(scope: MoveScope, order: MoveOrder & Visible) {
  const targets = await lockMoveTargets(scope.db, order.ids, order.visible ?? visibleTo(scope.actor));
  const planned = await hirePlannedApplicants(scope, planMoves(scope, targets, order));
  const stored = await storeMoves(scope, planned);
  await claimResultFiles(scope, planned);
  await endRevisionLinks(scope, planned);
  await enqueueMoveMails(scope, planned);
  for (const moved of planned) auditMove(scope, moved);
  return planned.map((moved) => ({
    id: moved.applicant.id,
    registerCrewId: moved.applicant.id,
    currentStatusId: statusAfter(moved),
    version: moved.applicant.version + 1,
    rows: stored.filter(({ applicantId }) => applicantId === moved.applicant.id).map(toResponse),
  }));
}

/** Move one applicant with moveApplicants. */
export async function moveApplicant(
  scope: MoveScope,
  { id, ...order }: Omit<MoveOrder, "ids"> & Visible & { id: number },
) {
  const [moved] = await moveApplicants(scope, { ...order, ids: [id] });
  if (!moved) throw notFound("applicants.notFound");
  return moved;
}

const toResponse = ({ id, type, status }: { id: number; type: AssessmentType; status: AssessmentRow["status"] }) => ({
  id,
  assessmentType: String(assessmentTypeIds[type]),
  assessmentStatus: status,
});
