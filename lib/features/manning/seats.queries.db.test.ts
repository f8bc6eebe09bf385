import { inArray, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { crew, crewSeaServices } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { preparations } from "@/db/schema/preparation";
import { removeFleet } from "@/db/testing/databases/committed-fleet";
import { vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { checkInCrew } from "./check-in-out/check-in-crew";
import { checkOutCrew } from "./check-in-out/check-out-crew";
import { lockSeat } from "./seats.queries";
import { isOnBoard } from "./slots.rules";
import { undoCheckIn } from "./check-in-out/undo-check-in";

afterAll(closeDatabase);

const today = dayOf(new Date());
const past = { startDate: addDays(today, -120), checkedInOn: addDays(today, -120), endDate: addDays(today, 10) };

type Stage = Awaited<ReturnType<typeof stage>>;
/** Commit two vessels with a seat each and two people. */
async function stage() {
  const db = database();
  const planner = await person(db, "crewingadminmarine");
  const chief = await person(db, "superadmin");
  const ships = [await vessel(db), await vessel(db)] as const;
  const seats = [await seatOn(db, ships[0]), await seatOn(db, ships[1])] as const;
  const seatDetails = { seat: seats[0], vessel: ships[0] };
  const people = [
    await fitSeafarer(db, seatDetails, { fullName: "Slamet" }),
    await fitSeafarer(db, seatDetails, { fullName: "Wahyu" }),
  ] as const;
  const keys = (seat: 0 | 1, who: 0 | 1) => ({
    vesselId: ships[seat].id,
    vesselCrewId: seats[seat].id,
    crewId: people[who].id,
    schedule: today,
  });
  return { db, planner, chief, ships, seats, people, keys };
}

async function onStage(body: (stage: Stage) => Promise<void>) {
  const set = await stage();
  try {
    await body(set);
  } finally {
    await removeFleet(
      set.ships.map(({ id }) => id),
      set.people.map(({ id }) => id),
    );
  }
}

const accepted = {
  acceptedCodes: [
    "compliance:other-vessel",
    "handover-open",
    "off-plan",
    "pkl-not-signed",
    "mcu-not-passed",
    "bjst-not-passed",
    "schedule-not-ready",
  ],
  reason: "Agreed by telephone",
};
const boards = (actor: UserActor, keys: object) => checkInCrew.execute(as(actor), { ...keys, ...accepted });
const leaves = (actor: UserActor, keys: object) => checkOutCrew.execute(as(actor), { ...keys, ...accepted });

/** Count the successes. Every other result must be a refusal, not an error. */
async function race(work: Promise<unknown>[]): Promise<{ done: number; codes: string[] }> {
  const results = await Promise.allSettled(work);
  const codes = results.flatMap((result) => {
    if (result.status === "fulfilled") return [];
    if (!(result.reason instanceof AppError)) throw result.reason;
    return [`${result.reason.status} ${result.reason.wireCode}`];
  });
  return { done: results.length - codes.length, codes };
}

async function assignmentsOf({ db, seats, people }: Stage) {
  const rows = await db
    .select()
    .from(assignments)
    .where(
      inArray(
        assignments.seatId,
        seats.map(({ id }) => id),
      ),
    );
  const aboard = await db
    .select()
    .from(crew)
    .where(
      inArray(
        crew.id,
        people.map(({ id }) => id),
      ),
    );
  for (const { id, status, vesselId } of aboard) {
    const tours = rows.filter((row) => row.crewId === id && isOnBoard(row));
    expect([status, vesselId]).toEqual(tours[0] ? ["on-board", tours[0].vesselId] : ["off-board", null]);
    expect(tours.length).toBeLessThanOrEqual(1);
  }
  for (const { id } of seats)
    expect(rows.filter(({ seatId, slot }) => seatId === id && slot === "current").length).toBeLessThanOrEqual(1);
  return rows;
}

test("accepts one of twenty concurrent check-ins", () =>
  onStage(async (set) => {
    const { db, planner, chief, seats, people, keys } = set;
    await assigned(db, seats[0], people[0].id);
    const started = performance.now();
    const { done, codes } = await race(
      Array.from({ length: 20 }, (_, index) => boards(index % 2 ? planner : chief, keys(0, 0))),
    );
    process.stdout.write(`20 check-ins at once in ${Math.round(performance.now() - started)} ms\n`);
    expect(done).toBe(1);
    expect(new Set(codes)).toEqual(new Set(["409 not-in-next"]));
    await assignmentsOf(set);
    expect(await db.$count(crewSeaServices, inArray(crewSeaServices.crewId, [people[0].id]))).toBe(1);
  }));

test("boards one of two vessels for the same person", () =>
  onStage(async (set) => {
    const { db, planner, chief, seats, people, keys } = set;
    await assigned(db, seats[0], people[0].id);
    await assigned(db, seats[1], people[0].id, { startDate: "2028-01-01", endDate: "2028-06-01" });
    const { done, codes } = await race(
      [0, 1, 0, 1, 0, 1, 0, 1].map((seat, index) => boards(index % 3 ? planner : chief, keys(seat === 0 ? 0 : 1, 0))),
    );
    expect(done).toBe(1);
    expect(codes.every((code) => code === "409 not-in-next" || code === "409 on-board-elsewhere")).toBe(true);
    await assignmentsOf(set);
  }));

test("completes a check-in racing a check-out", () =>
  onStage(async (set) => {
    const { db, planner, chief, seats, people, keys } = set;
    const assignment = await assigned(db, seats[0], people[0].id, { slot: "current", ...past });
    await db
      .update(crew)
      .set({ status: "on-board", vesselId: set.ships[0].id })
      .where(inArray(crew.id, [people[0].id]));
    await assigned(db, seats[0], people[1].id);
    expect(
      (
        await race([
          boards(planner, keys(0, 1)),
          leaves(chief, keys(0, 0)),
          leaves(planner, keys(0, 0)),
          boards(chief, keys(0, 1)),
        ])
      ).done,
    ).toBe(2);
    const rows = await assignmentsOf(set);
    expect(rows.find(({ id }) => id === assignment.id)).toMatchObject({ slot: "previous", checkedOutOn: today });
    expect(rows.find(({ slot }) => slot === "current")?.crewId).toBe(people[1].id);
  }));

test("exchanges two crews concurrently without deadlock", () =>
  onStage(async (set) => {
    const { db, planner, chief, ships, seats, people, keys } = set;
    for (const own of [0, 1] as const) {
      await assigned(db, seats[own], people[own].id, { slot: "current", ...past });
      await assigned(db, seats[own], people[own === 0 ? 1 : 0].id, { startDate: "2028-01-01", endDate: "2028-06-01" });
      await db
        .update(crew)
        .set({ status: "on-board", vesselId: ships[own].id })
        .where(inArray(crew.id, [people[own].id]));
    }
    for (let round = 0; round < 5; round++) {
      const acts = [
        leaves(chief, keys(0, 0)),
        boards(planner, keys(1, 0)),
        leaves(planner, keys(1, 1)),
        boards(chief, keys(0, 1)),
        boards(planner, keys(0, 1)),
        boards(chief, keys(1, 0)),
      ];
      const undo = [undoCheckIn.execute(as(chief), keys(1, 0)), undoCheckIn.execute(as(chief), keys(0, 1))];
      const { codes } = await race([...acts, ...undo]);
      for (const code of codes) expect(code).toMatch(/^409 /);
      await assignmentsOf(set);
    }
    const rows = await assignmentsOf(set);
    expect(rows.length).toBe(4);
  }));

test("does not block a preparation for a locked person", () =>
  onStage(async ({ db, chief, ships, seats, people, keys }) => {
    const plan = await assigned(db, seats[1], people[0].id, { startDate: today, endDate: addDays(today, 180) });
    const of = { assignmentId: plan.id, crewId: people[0].id, vesselId: ships[1].id };
    await db.transaction(async (holder) => {
      await lockSeat(holder, chief, keys(0, 0));
      await db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '2s'`);
        await other.insert(preparations).values(of);
      });
    });
    expect(
      await db
        .select()
        .from(preparations)
        .where(inArray(preparations.assignmentId, [plan.id])),
    ).toHaveLength(1);
  }));
