import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import type { Actor } from "@/lib/access/actor";
import { refreshCertificateValidity } from "@/lib/features/crew/compliance/certificate-validity.queries";
import { changeStatus } from "@/lib/features/crew/status/queries";
import { isBarred } from "@/lib/features/crew/suitability-level.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { PersonBefore } from "./schema";
import { closeSeaService, openSeaService, removeSeaService } from "./sea-service.queries";
import type { AssignmentRow, SeatContext, PersonRow } from "../seats.queries";

type Author = { db: Transaction; actor: Actor; now: Date };
type SeatAndPerson = Omit<SeatContext, "rows" | "seat" | "ofPerson">;

/** Return the crew fields that a sign-on changes, as they were before. */
export const personBefore = ({
  status,
  statusSince,
  lastVesselId,
  plannedOffBoard,
  positionId,
  vesselTypeId,
}: PersonRow): PersonBefore => ({ status, statusSince, lastVesselId, plannedOffBoard, positionId, vesselTypeId });

/** Set rank and vessel type, which decide the mandatory certificates. */
async function setRank(
  { db }: Author,
  person: Pick<PersonRow, "id">,
  rank: Pick<PersonRow, "positionId" | "vesselTypeId"> & Partial<PersonRow>,
) {
  await db.update(crew).set(rank).where(eq(crew.id, person.id));
  await refreshCertificateValidity(db, [person.id]);
}

/**
 * Sign the person on with the seat's rank and open a sea service row.
 * @param assignment after the check-in. product 5.2 "Check-in" 5
 */
export async function signOn(
  author: Author,
  { seatDetails, person }: SeatAndPerson,
  assignment: AssignmentRow,
  date: string,
) {
  const { vessel, position } = seatDetails;
  await changeStatus(
    author.db,
    person,
    { event: "checked-in", to: "on-board", on: date, vesselId: vessel.id, plannedOffBoard: assignment.endDate },
    author,
  );
  await setRank(author, person, { positionId: position.id, vesselTypeId: vessel.vesselTypeId });
  await openSeaService(author, seatDetails, assignment, date);
}

/**
 * Sign the person off. They become barred when a confirmed level 3 was pending.
 * @returns the status. product 5.2 "Check-out" 4, 5.3
 */
export async function signOff(
  author: Author,
  { seatDetails, person }: SeatAndPerson,
  assignment: AssignmentRow,
  date: string,
): Promise<"off-board" | "blacklist"> {
  const to = (await isBarred(author.db, person.id, dayOf(author.now))) ? "blacklist" : "off-board";
  await changeStatus(
    author.db,
    person,
    { event: "checked-out", to, on: date, vesselId: seatDetails.vessel.id },
    author,
  );
  await closeSeaService(author, seatDetails, assignment, date);
  return to;
}

/**
 * Restore status, rank and sea service. A rank changed since is kept, and a bar added since applies from today. product
 * 5.2, 5.3
 * @returns the status
 */
export async function undoSignOn(
  author: Author,
  { seatDetails, person }: SeatAndPerson,
  assignment: AssignmentRow,
  before: PersonBefore,
): Promise<PersonBefore["status"]> {
  const { lastVesselId, plannedOffBoard, positionId, vesselTypeId } = before;
  const today = dayOf(author.now);
  const { status, statusSince } = (await isBarred(author.db, person.id, today))
    ? { status: "blacklist" as const, statusSince: today }
    : before;
  await changeStatus(
    author.db,
    person,
    { event: "check-in-undone", to: status, on: today, vesselId: seatDetails.vessel.id },
    author,
  );
  const isAsLeft =
    person.positionId === seatDetails.position.id && person.vesselTypeId === seatDetails.vessel.vesselTypeId;
  const rank = isAsLeft
    ? { positionId, vesselTypeId }
    : { positionId: person.positionId, vesselTypeId: person.vesselTypeId };
  await setRank(author, person, { ...rank, statusSince, lastVesselId, plannedOffBoard });
  await removeSeaService(author, assignment.id);
  return status;
}
