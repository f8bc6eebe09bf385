import type { Executor } from "@/db/client";
import type { OpenSlot } from "@/db/enums/manning";
import { can, type Actor } from "@/lib/access/actor";
import type { CheckItem } from "@/lib/features/crew/compliance/check-item.rules";
import { preparationProgressOf, type PreparationProgress } from "@/lib/features/preparation/progress.queries";
import { scheduleStateOf } from "@/lib/features/scheduling/actual-times/confirm.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { later } from "@/lib/platform/calendar/period";
import { notFound } from "@/lib/platform/errors";
import type { KeepOption, OffPlanReason } from "./schema";
import { checkIn, checkOut, offPlan, signOffAfter, type Readiness } from "./check-in.rules";
import type { DescribedBlock } from "../problem.rules";
import { complianceBlocksOf } from "./compliance-blocks.queries";
import type { AssignmentRow, SeatContext } from "../seats.queries";
import {
  findAssignmentOfPerson,
  type AcceptedProblems,
  type EventLine,
  type Facts,
  type Outcome,
  type SeatState,
} from "../slots.rules";

type CheckRequest = { db: Executor; actor: Actor; now: Date };
/** shown: compliance items the actor may see. */
export type JudgedCheckInOut = {
  assignment: AssignmentRow;
  outcome: Outcome;
  blocks: DescribedBlock[];
  shown: CheckItem[];
};

/** The permission to record a check-in or check-out. A head may only propose the time. product 5.11 */
export const checkInOutAccess = { directly: "scheduling:check-in-out", otherwise: "manning.headProposes" } as const;

type AcceptanceInput = {
  acceptedCodes: readonly string[];
  reason: string | null;
  offPlanReason?: OffPlanReason | undefined;
};
export function acceptedProblemsOf({
  acceptedCodes,
  reason,
  offPlanReason,
}: AcceptanceInput): AcceptedProblems | undefined {
  const explanation = reason ?? offPlanReason;
  return acceptedCodes.length > 0 && explanation ? { codes: new Set(acceptedCodes), reason: explanation } : undefined;
}

type ExplainedDay = { reason: string | null; offPlanReason?: OffPlanReason | undefined };
/** Return the off-plan days and reason for event and audit entry; null when close enough. */
export function offPlanDetailsOf(plan: string, date: string, { offPlanReason }: ExplainedDay) {
  const difference = offPlan(plan, date);
  return difference && { ...difference, why: offPlanReason ?? "other" };
}

/** Add details to the event of this name. */
export const withEventDetails = (events: readonly EventLine[], name: EventLine["event"], more: object): EventLine[] =>
  events.map((event) => (event.event === name ? { ...event, details: { ...event.details, ...more } } : event));

export const checkInOutFactsFor = ({ actor, now }: Omit<CheckRequest, "db">, accepted?: AcceptedProblems): Facts => ({
  today: dayOf(now),
  can: (right) => can(actor, right),
  accepted,
});

/** Find the person's open assignment on the seat, whatever slot the call names. @throws not-found */
export function openAssignmentOf(
  { seat, person, rows }: Pick<SeatContext, "person" | "rows"> & { seat: SeatState },
  inOrder: readonly OpenSlot[],
): AssignmentRow {
  const found = findAssignmentOfPerson(seat, person.id, inOrder);
  const row = rows.find(({ id }) => id === found?.id);
  if (!row) throw notFound("manning.notFound");
  return row;
}

/** Map the preparation to readiness. Check-up and training apply to prepared people only, the agreement to everyone. */
const readinessOf = (preparationStatus: PreparationProgress | undefined): Readiness => ({
  pklSigned: preparationStatus?.pkl === "Signed",
  ...(preparationStatus
    ? { mcuPassed: preparationStatus.mcu === "Passed", bjstPassed: preparationStatus.bjst === "Passed" }
    : {}),
});

/** Judge a check-in against the database. @param date yyyy-MM-dd. product 5.2 */
export async function judgeCheckIn(
  checkRequest: CheckRequest,
  seatContext: SeatContext,
  { date, keep, accepted }: { date: string; keep?: KeepOption | undefined; accepted?: AcceptedProblems | undefined },
): Promise<JudgedCheckInOut> {
  const { seat, ofPerson } = seatContext;
  const assignment = openAssignmentOf(seatContext, ["next", "current", "previous", "pre-previous", "next-but-one"]);
  const to = later(signOffAfter(assignment, date, keep), date);
  const { blocks, readiness, shown } = await complianceBlocksOf(
    checkRequest,
    seatContext,
    { from: date, to },
    "check-in",
  );
  const preparationStatus = (await preparationProgressOf(checkRequest.db, [assignment.id])).get(assignment.id);
  const scheduleStatusId = await scheduleStateOf(checkRequest.db, assignment.id);
  return {
    assignment,
    blocks,
    shown,
    outcome: checkIn(seat, assignment.id, date, {
      ...checkInOutFactsFor(checkRequest, accepted),
      person: ofPerson,
      blocks,
      readiness: { ...readiness, ...readinessOf(preparationStatus), scheduleStatusId },
      keep,
    }),
  };
}

/** Judge a check-out against the database. @param date yyyy-MM-dd. product 5.2 */
export async function judgeCheckOut(
  checkRequest: CheckRequest,
  seatContext: SeatContext,
  date: string,
  accepted?: AcceptedProblems,
): Promise<JudgedCheckInOut> {
  const assignment = openAssignmentOf(seatContext, ["current", "previous", "pre-previous", "next", "next-but-one"]);
  return {
    assignment,
    blocks: [],
    shown: [],
    outcome: checkOut(seatContext.seat, assignment.id, date, {
      ...checkInOutFactsFor(checkRequest, accepted),
      readiness: { scheduleStatusId: await scheduleStateOf(checkRequest.db, assignment.id) },
    }),
  };
}
