import { and, asc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { divisions, positions, vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { seatOf, type SeatState } from "./slots.rules";

export type AssignmentRow = typeof assignments.$inferSelect;
export type PersonRow = typeof crew.$inferSelect;
/** A seat as calls name it. A position that is not the seat's matches nothing. */
type SeatKeys = { vesselId: number; vesselCrewId: number; jobPositionId?: number | undefined };
type PersonKeys = SeatKeys & { crewId: number };
/** seat: rows of the seat; ofPerson: rows of the person; rows: both. */
export type SeatContext = {
  seatDetails: SeatDetails;
  person: PersonRow;
  rows: AssignmentRow[];
  seat: SeatState;
  ofPerson: AssignmentRow[];
};

const { id, name, divisionId, vesselTypeId, principalId, grt, dwt, mainEnginePower, scrappedOn } = vessels;
const ofVessel = { id, name, divisionId, vesselTypeId, principalId, grt, dwt, mainEnginePower, scrappedOn };

const selectSeatDetails = (db: Executor, scope: SQL | undefined, { vesselId, vesselCrewId, jobPositionId }: SeatKeys) =>
  db
    .select({
      seat: seats,
      vessel: ofVessel,
      vesselType: { name: vesselTypes.name, nameId: vesselTypes.nameId },
      position: { id: positions.id, name: positions.name, nameEn: positions.nameEn, level: positions.level },
      division: divisions.name,
      approvalPolicy: principals.approvalPolicy,
    })
    .from(seats)
    .innerJoin(vessels, eq(vessels.id, seats.vesselId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(divisions, eq(divisions.id, vessels.divisionId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .where(
      and(
        eq(seats.id, vesselCrewId),
        eq(seats.vesselId, vesselId),
        jobPositionId ? eq(seats.positionId, jobPositionId) : undefined,
        scope,
      ),
    );
export type SeatDetails = Awaited<ReturnType<typeof selectSeatDetails>>[number];

/** Read a visible seat with the vessel facts a check-in stores. @throws not-found */
export async function seatDetailsOf(db: Executor, actor: Actor, keys: SeatKeys): Promise<SeatDetails> {
  const [seatDetails] = await selectSeatDetails(db, visibleTo(actor), keys);
  if (!seatDetails) throw notFound("manning.notFound");
  return seatDetails;
}

/** Match the person, if the actor may see them. */
const isPerson = (actor: Actor, { crewId }: PersonKeys) => and(eq(crew.id, crewId), hideStopped(actor));

async function seatContextOf(
  db: Executor,
  seatDetails: SeatDetails,
  person: PersonRow | undefined,
  otherSeatIds: readonly number[] = [],
): Promise<SeatContext> {
  if (!person) throw notFound("manning.notFound");
  const seatIds = [seatDetails.seat.id, ...otherSeatIds];
  const rows = await db
    .select()
    .from(assignments)
    .where(or(anyOf(assignments.seatId, seatIds), eq(assignments.crewId, person.id)))
    .orderBy(asc(assignments.id));
  return {
    seatDetails,
    person,
    rows,
    seat: seatOf(seatDetails.seat.id, rows),
    ofPerson: rows.filter(({ crewId }) => crewId === person.id),
  };
}

/** Read the seat and the person with all their assignments, without locks. @throws not-found */
export async function readSeat(db: Executor, actor: Actor, keys: PersonKeys): Promise<SeatContext> {
  const seatDetails = await seatDetailsOf(db, actor, keys);
  const [person] = await db.select().from(crew).where(isPerson(actor, keys));
  return seatContextOf(db, seatDetails, person);
}

/** Lock seats until the transaction ends, always in id order. */
export const lockSeats = (db: Transaction, seatIds: readonly number[]) =>
  db
    .select()
    .from(seats)
    .where(anyOf(seats.id, [...new Set(seatIds)]))
    .orderBy(asc(seats.id))
    .for("update");

/** List the seats a person is planned for. They change only under the person's lock. */
export async function plannedSeats(db: Executor, crewId: number): Promise<number[]> {
  const seatRows = await db
    .select({ seatId: assignments.seatId })
    .from(assignments)
    .where(
      and(
        eq(assignments.crewId, crewId),
        inArray(assignments.slot, ["next", "next-but-one"]),
        isNull(assignments.checkedInOn),
      ),
    );
  return seatRows.map(({ seatId }) => seatId);
}

/**
 * Lock and read the same. The lock order prevents deadlocks: vessel (shared), person, then seats by id. A seat lock
 * allows changing its rows; with the person's lock also what affects other seats. Assignments need no lock of their
 * own. scope replaces the visible vessels.
 * @throws not-found
 */
export async function lockSeat(
  db: Transaction,
  actor: Actor,
  keys: PersonKeys,
  { withPlans = false, scope = visibleTo(actor) }: { withPlans?: boolean; scope?: SQL | undefined } = {},
): Promise<SeatContext> {
  const [lockedDetails] = await selectSeatDetails(db, scope, keys).for("key share", { of: vessels });
  if (!lockedDetails) throw notFound("manning.notFound");
  const [person] = await db.select().from(crew).where(isPerson(actor, keys)).for("no key update");
  const otherSeatIds = withPlans && person ? await plannedSeats(db, person.id) : [];
  const locked = await lockSeats(db, [lockedDetails.seat.id, ...otherSeatIds]);
  const seat = locked.find((row) => row.id === lockedDetails.seat.id);
  if (!seat) throw notFound("manning.notFound");
  return seatContextOf(db, { ...lockedDetails, seat }, person, otherSeatIds);
}
