import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { seafarer } from "./crew";
import { scheduled } from "./records/schedules";

type Vessel = { id: number; divisionId: number };

/** A seat for a rank by its English name. */
export async function seatOn(db: Executor, vessel: Vessel, rank = "Able Seaman", sequence = 1) {
  const [position] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.divisionId, vessel.divisionId), eq(positions.nameEn, rank)));
  if (!position) throw new Error(`no ${rank}`);
  const [row] = await db.insert(seats).values({ vesselId: vessel.id, positionId: position.id, sequence }).returning();
  if (!row) throw new Error("seat was not stored");
  return row;
}

type Tour = Partial<typeof assignments.$inferInsert>;

/** A person on a seat, confirmed. */
export async function assigned(
  db: Executor,
  seat: { id: number; vesselId: number },
  crewId: number,
  values: Tour = {},
) {
  const [row] = await db
    .insert(assignments)
    .values({
      seatId: seat.id,
      vesselId: seat.vesselId,
      crewId,
      slot: "next",
      startDate: "2026-12-01",
      endDate: "2027-06-01",
      principalStatus: "Confirmed",
      employeeStatus: "Confirmed",
      ...values,
    })
    .returning();
  if (!row) throw new Error("assignment was not stored");
  return row;
}

/** Put a person on board on a new seat, since and until the given days. */
export async function aboard(
  db: Executor,
  vessel: Vessel,
  {
    rank = "Able Seaman",
    since = "2026-08-01",
    until = "2027-02-01",
    sequence = 1,
    ...values
  }: Parameters<typeof seafarer>[1] & { since?: string; until?: string; sequence?: number } = {},
) {
  const seat = await seatOn(db, vessel, rank, sequence);
  const person = await seafarer(db, {
    divisionId: vessel.divisionId,
    rank,
    status: "on-board",
    statusSince: since,
    vesselId: vessel.id,
    plannedOffBoard: until,
    ...values,
  });
  const tour = await assigned(db, seat, person.id, {
    slot: "current",
    startDate: since,
    endDate: until,
    checkedInOn: since,
  });
  await scheduled(db, tour, { statusId: 6 });
  return { person, seat, tour };
}

/** A person who has signed off. */
export async function ashore(
  db: Executor,
  vessel: Vessel,
  {
    rank = "Able Seaman",
    from,
    to,
    sequence = 1,
    ...values
  }: Parameters<typeof seafarer>[1] & { from: string; to: string; sequence?: number },
) {
  const seat = await seatOn(db, vessel, rank, sequence);
  const person = await seafarer(db, { divisionId: vessel.divisionId, rank, ...values });
  const tour = await assigned(db, seat, person.id, {
    slot: "previous",
    startDate: from,
    endDate: to,
    checkedInOn: from,
    checkedOutOn: to,
  });
  await db.update(crew).set({ lastVesselId: vessel.id }).where(eq(crew.id, person.id));
  return { person, seat, tour };
}

/** Let a person take over a seat on a day; the former one moves to another slot. */
export async function relieved(
  db: Executor,
  seat: { id: number; vesselId: number },
  {
    since = "2026-11-18",
    until = "2027-05-18",
    ...values
  }: Parameters<typeof seafarer>[1] & {
    since?: string;
    until?: string;
  } = {},
) {
  const own = { status: "on-board" as const, statusSince: since, vesselId: seat.vesselId, plannedOffBoard: until };
  const person = await seafarer(db, { ...own, ...values });
  const tour = await assigned(db, seat, person.id, {
    slot: "current",
    startDate: since,
    endDate: until,
    checkedInOn: since,
  });
  return { person, tour };
}
