import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewSeaServices } from "@/db/schema/crew";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import type { AssignmentRow, SeatDetails } from "../seats.queries";

type Author = { db: Transaction; actor: Actor; now: Date };
const ofAssignment = (assignmentId: number) =>
  and(eq(crewSeaServices.assignmentId, assignmentId), isNull(crewSeaServices.removedAt));

/** Open the sea service row of an assignment, with the vessel's current particulars. */
export async function openSeaService(
  author: Author,
  { vessel, vesselType, position, division }: SeatDetails,
  { id, crewId }: AssignmentRow,
  onBoard: string,
  offBoard: string | null = null,
) {
  await author.db.insert(crewSeaServices).values({
    crewId,
    assignmentId: id,
    companyName: letterheadOf(division).name,
    position: position.nameEn,
    vesselName: vessel.name,
    vesselType: vesselType.name,
    grt: vessel.grt,
    hp: vessel.mainEnginePower,
    dwt: vessel.dwt,
    vesselId: vessel.id,
    onBoard,
    offBoard,
    createdAt: author.now,
    createdBy: userIdOf(author.actor),
  });
}

/** Close the sea service row. An assignment without one gets it now, so that no sea time is lost. */
export async function closeSeaService(
  author: Author,
  seatDetails: SeatDetails,
  assignment: AssignmentRow,
  offBoard: string,
) {
  const [closedRow] = await author.db
    .update(crewSeaServices)
    .set({ offBoard })
    .where(ofAssignment(assignment.id))
    .returning({ id: crewSeaServices.id });
  if (!closedRow)
    await openSeaService(author, seatDetails, assignment, assignment.checkedInOn ?? assignment.startDate, offBoard);
}

/** Mark the sea service of an undone check-in as removed. */
export const removeSeaService = (author: Author, assignmentId: number) =>
  author.db
    .update(crewSeaServices)
    .set({ removedAt: author.now, removedBy: userIdOf(author.actor) })
    .where(ofAssignment(assignmentId));
