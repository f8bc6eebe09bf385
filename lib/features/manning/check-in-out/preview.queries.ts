import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import type { Actor } from "@/lib/access/actor";
import { findingTextOf } from "@/lib/features/crew/compliance/finding-text.rules";
import { canViewStopped } from "@/lib/features/crew/queries";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { JudgedCheckInOut } from "./queries";
import type { CheckInOutPreview } from "./schema";
import { describeOpenProblems } from "../describe-problems.queries";
import { rowOf } from "../plans/store-outcome.queries";
import type { SeatContext } from "../seats.queries";
import {
  isOpenSlot,
  summaryOf,
  withChanges,
  apiSlotOf,
  type AcceptedProblems,
  type Change,
  type Outcome,
  type SeatState,
} from "../slots.rules";
import { toResponse } from "./response.rules";

type Reader = { db: Executor; actor: Actor; now: Date; locale: Locale };
type Judge = (accepted?: AcceptedProblems) => JudgedCheckInOut | Promise<JudgedCheckInOut>;

const problemsOf = (outcome: Outcome) => (outcome.ok ? [] : outcome.problems);
/** Accept every soft problem, to preview the effects. */
const acceptAllSoft = (outcome: Outcome): AcceptedProblems => ({
  codes: new Set(
    problemsOf(outcome)
      .filter(({ hard }) => !hard)
      .map(({ code }) => code),
  ),
  reason: "-",
});

/** Return the people planned for a seat, without rejected ones. */
const plannedAssignmentsOf = ({ slots }: SeatState) =>
  [slots.next, slots["next-but-one"]].find((plan) => plan !== null && summaryOf(plan) !== "Rejected") ?? null;

/** Return the others who move and who joins the vacated seat. Stopped people are named to permitted users only. */
async function otherMovesOf(
  { db, actor }: Reader,
  { rows, seat }: SeatContext,
  changes: readonly Change[],
  own: number,
) {
  const moved = changes.flatMap(({ assignmentId, from, to }) =>
    assignmentId !== own && isOpenSlot(from)
      ? [
          {
            crewId: rowOf(rows, assignmentId).crewId,
            from: apiSlotOf[from],
            to: isOpenSlot(to) ? apiSlotOf[to] : null,
          },
        ]
      : [],
  );
  const plan = plannedAssignmentsOf(seat);
  const ids = [...moved.map(({ crewId }) => crewId), ...(plan ? [plan.crewId] : [])];
  const people =
    ids.length > 0
      ? await db
          .select({ id: crew.id, name: crew.fullName, stoppedAt: crew.processingStoppedAt })
          .from(crew)
          .where(anyOf(crew.id, ids))
      : [];
  const coming = people.find(
    ({ id, stoppedAt }) => id === plan?.crewId && (stoppedAt === null || canViewStopped(actor)),
  );
  return {
    moves: moved.map((move) => ({ ...move, fullName: people.find(({ id }) => id === move.crewId)?.name ?? "" })),
    next:
      plan && coming
        ? {
            crewId: plan.crewId,
            fullName: coming.name,
            startDate: plan.startDate,
            summaryStatus: summaryOf(plan) === "Confirmed" ? ("Confirmed" as const) : ("Pending" as const),
          }
        : null,
  };
}

/** Preview effects and problems in the user's language, and record reads of health and suitability facts. */
export async function checkInOutPreviewOf(
  reader: Reader,
  operation: string,
  seatContext: SeatContext,
  judge: Judge,
  { isLeaving, ...days }: Pick<CheckInOutPreview, "earliest" | "latest"> & { isLeaving: boolean },
): Promise<CheckInOutPreview> {
  const { assignment, outcome, blocks, shown: shownItems } = await judge();
  const classes = (["suitability", "medical"] as const).filter((area) =>
    shownItems.some((item) => item.area === area && item.level !== "pass"),
  );
  await recordSensitiveReads(reader.db, reader, operation, [{ crewId: seatContext.person.id, classes }]);
  const acceptedAll = outcome.ok ? outcome : (await judge(acceptAllSoft(outcome))).outcome;
  const changes = acceptedAll.ok ? acceptedAll.changes : [];
  const after = toResponse(rowOf(withChanges(seatContext.rows, changes), assignment.id));
  const { seatDetails, person } = seatContext;
  const { moves, next } = await otherMovesOf(reader, seatContext, changes, assignment.id);
  return {
    assignmentId: assignment.id,
    vesselCrewId: seatDetails.seat.id,
    crewId: person.id,
    employeeIdNumber: person.employeeNumber,
    fullName: person.fullName,
    jobPositionName: seatDetails.position.nameEn,
    jobPositionNameId: seatDetails.position.name,
    vesselName: seatDetails.vessel.name,
    slot: isOpenSlot(assignment.slot) ? apiSlotOf[assignment.slot] : null,
    startDate: assignment.startDate,
    endDate: assignment.endDate,
    summaryStatus: summaryOf(assignment),
    onBoard: after.onBoard,
    offBoard: after.offBoard,
    ...days,
    problems: await describeOpenProblems(reader, problemsOf(outcome), blocks),
    warnings: shownItems.filter(({ level }) => level === "warn").map((item) => findingTextOf(item, reader.locale)),
    moves,
    vacates: isLeaving && assignment.slot === "current" ? { next } : null,
    isAllowed: acceptedAll.ok,
  };
}
