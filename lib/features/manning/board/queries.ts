import type { Executor } from "@/db/client";
import type { OpenSlot } from "@/db/enums/manning";
import { can, type Actor } from "@/lib/access/actor";
import type { Item } from "@/lib/features/crew/compliance/item.rules";
import { standingOf, type Standing } from "@/lib/features/preparation/standing.queries";
import { scheduleStateOf } from "@/lib/features/scheduling/confirm.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { later } from "@/lib/platform/calendar/period";
import { notFound } from "@/lib/platform/errors";
import type { Keep, OffPlanReason } from "../check-in.schema";
import { checkIn, checkOut, offPlan, signOffAfter, type Readiness } from "./check-in.rules";
import type { SaidBlock } from "../problem.rules";
import { fitnessOf } from "./readiness.queries";
import type { AssignmentRow, Manned } from "../seats.queries";
import { findPerson, type Accepted, type EventLine, type Facts, type Outcome, type SeatState } from "../slots.rules";

type Asking = { db: Executor; actor: Actor; now: Date };
/** shown: compliance items the actor may see. */
export type Judged = { assignment: AssignmentRow; outcome: Outcome; blocks: SaidBlock[]; shown: Item[] };

/** The permission to record a check-in or check-out. A head may only propose the time. product 5.11 */
export const boarding = { directly: "scheduling:check-in-out", otherwise: "manning.headProposes" } as const;

type Given = { acceptedCodes: readonly string[]; reason: string | null; offPlanReason?: OffPlanReason | undefined };
export function acceptedOf({ acceptedCodes, reason, offPlanReason }: Given): Accepted | undefined {
  const why = reason ?? offPlanReason;
  return acceptedCodes.length > 0 && why ? { codes: new Set(acceptedCodes), reason: why } : undefined;
}

type Explained = { reason: string | null; offPlanReason?: OffPlanReason | undefined };
/** Return the off-plan days and reason for event and audit entry; null when close enough. */
export function offPlanOf(plan: string, date: string, { offPlanReason }: Explained) {
  const found = offPlan(plan, date);
  return found && { ...found, why: offPlanReason ?? "other" };
}

/** Add details to the event of this name. */
export const telling = (events: readonly EventLine[], name: EventLine["event"], more: object): EventLine[] =>
  events.map((event) => (event.event === name ? { ...event, details: { ...event.details, ...more } } : event));

export const factsFor = ({ actor, now }: Omit<Asking, "db">, accepted?: Accepted): Facts => ({
  today: dayOf(now),
  can: (right) => can(actor, right),
  accepted,
});

/** Find the person's open assignment on the seat, whatever slot the call names. @throws not-found */
export function openAssignmentOf(
  { seat, person, rows }: Pick<Manned, "person" | "rows"> & { seat: SeatState },
  inOrder: readonly OpenSlot[],
): AssignmentRow {
  const found = findPerson(seat, person.id, inOrder);
  const row = rows.find(({ id }) => id === found?.id);
  if (!row) throw notFound("manning.notFound");
  return row;
}

/** Map the preparation to readiness. Check-up and training apply to prepared people only, the agreement to everyone. */
const readinessOf = (standing: Standing | undefined): Readiness => ({
  pklSigned: standing?.pkl === "Signed",
  ...(standing ? { mcuPassed: standing.mcu === "Passed", bjstPassed: standing.bjst === "Passed" } : {}),
});

/** Judge a check-in against the database. @param date yyyy-MM-dd. product 5.2 */
export async function judgeCheckIn(
  asking: Asking,
  manned: Manned,
  { date, keep, accepted }: { date: string; keep?: Keep | undefined; accepted?: Accepted | undefined },
): Promise<Judged> {
  const { seat, ofPerson } = manned;
  const assignment = openAssignmentOf(manned, ["next", "current", "previous", "pre-previous", "next-but-one"]);
  const to = later(signOffAfter(assignment, date, keep), date);
  const { blocks, readiness, shown } = await fitnessOf(asking, manned, { from: date, to }, "check-in");
  const standing = (await standingOf(asking.db, [assignment.id])).get(assignment.id);
  const scheduleStatusId = await scheduleStateOf(asking.db, assignment.id);
  return {
    assignment,
    blocks,
    shown,
    outcome: checkIn(seat, assignment.id, date, {
      ...factsFor(asking, accepted),
      person: ofPerson,
      blocks,
      readiness: { ...readiness, ...readinessOf(standing), scheduleStatusId },
      keep,
    }),
  };
}

/** Judge a check-out against the database. @param date yyyy-MM-dd. product 5.2 */
export async function judgeCheckOut(
  asking: Asking,
  manned: Manned,
  date: string,
  accepted?: Accepted,
): Promise<Judged> {
  const assignment = openAssignmentOf(manned, ["current", "previous", "pre-previous", "next", "next-but-one"]);
  return {
    assignment,
    blocks: [],
    shown: [],
    outcome: checkOut(manned.seat, assignment.id, date, {
      ...factsFor(asking, accepted),
      readiness: { scheduleStatusId: await scheduleStateOf(asking.db, assignment.id) },
    }),
  };
}
