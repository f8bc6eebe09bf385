import { and, asc, inArray, isNull, TransactionRollbackError } from "drizzle-orm";
import fc from "fast-check";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { openSlots, type OpenSlot } from "@/db/enums/manning";
import { assignmentEvents, assignments } from "@/db/schema/manning";
import { preparations } from "@/db/schema/preparation";
import { schedules } from "@/db/schema/scheduling";
import { seafarer, vessel } from "@/db/testing/crew";
import { runsOf } from "@/db/testing/long-run";
import { seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { preparationStateOf } from "@/lib/features/preparation/lifecycle.rules";
import { stageOf } from "@/lib/features/scheduling/plan-changes/lifecycle.rules";
import { addDays } from "@/lib/platform/calendar/dates";
import { applyDecision, type Decision, type Party } from "../approval.rules";
import { checkIn, checkOut, undoCheckIn } from "../check-in-out/check-in.rules";
import { checkInRecord } from "../check-in-out/schema";
import { changeDates, applyProposal, removeProposal } from "../proposals.rules";
import type { AssignmentRow } from "../seats.queries";
import { isOnBoard, isOpenSlot, seatOf, withChanges, type Outcome } from "../slots.rules";
import { storeOutcome, storeProposal } from "./store-outcome.queries";

afterAll(closeDatabase);

const first = "2026-11-20";
const emptyCrew = {
  status: "off-board",
  statusSince: first,
  lastVesselId: null,
  plannedOffBoard: null,
  positionId: 1,
  vesselTypeId: 1,
} as const;

type Attempt = {
  seat: number;
  slot: OpenSlot;
  crew: number;
  offset: number;
  days: number;
  wait: number;
  as: Party;
  status: Decision;
  asked: boolean;
} & { do: "propose" | "decide" | "remove" | "dates" | "check-in" | "check-out" | "undo" };
const numbers = {
  seat: fc.nat(1),
  crew: fc.nat(3),
  offset: fc.integer({ min: -2, max: 20 }),
  days: fc.integer({ min: 1, max: 150 }),
  wait: fc.nat(2),
  asked: fc.boolean(),
};
const words = {
  slot: fc.constantFrom(...openSlots),
  as: fc.constantFrom<Party>("principal", "employee"),
  status: fc.constantFrom<Decision>("Confirmed", "Rejected"),
};
const attempt: fc.Arbitrary<Attempt> = fc.record({
  do: fc.constantFrom("propose", "propose", "decide", "remove", "dates", "check-in", "check-in", "check-out", "undo"),
  ...numbers,
  ...words,
});
/** Propose, board and maybe undo: random attempts alone rarely fill a seat. */
const relief: fc.Arbitrary<Attempt[]> = fc
  .tuple(attempt, fc.boolean())
  .map(([one, back]) => [
    { ...one, do: "propose", slot: "next" },
    { ...one, do: "check-in", slot: "next", offset: 0, wait: 0 },
    ...(back ? [{ ...one, do: "undo" as const, slot: "current" as const, wait: 0 }] : []),
  ]);
const attempts = fc
  .array(
    fc.oneof(
      attempt.map((one) => [one]),
      relief,
    ),
    { minLength: 10, maxLength: 25 },
  )
  .map((list) => list.flat());

const softCodes = ["overlap", "second-future", "principal-first", "not-confirmed", "handover-open", "off-plan"];
const willing = { can: () => true, accepted: { codes: new Set(softCodes), reason: "Agreed by telephone" } };

type World = { db: Transaction; actor: UserActor; seatIds: number[]; crewIds: number[]; vesselId: number };
const allRows = ({ db, seatIds }: World) =>
  db.select().from(assignments).where(inArray(assignments.seatId, seatIds)).orderBy(asc(assignments.id));

async function recordOf({ db }: World, assignmentId: number) {
  const events = await db
    .select()
    .from(assignmentEvents)
    .where(inArray(assignmentEvents.assignmentId, [assignmentId]))
    .orderBy(asc(assignmentEvents.id));
  return checkInRecord.safeParse(events.findLast(({ event }) => event === "checked-in")?.details).data;
}

/** Run one attempt through rules and database. @returns the expected rows, or null when refused */
async function act(world: World, one: Attempt, today: string): Promise<AssignmentRow[] | null> {
  const { db, actor, seatIds, crewIds, vesselId } = world;
  const author = { db, actor, locale: "en" as const, now: new Date(`${today}T02:00:00Z`) };
  const rows = await allRows(world);
  const seat = seatOf(seatIds[one.seat] ?? 0, rows);
  const row = seat.slots[one.slot];
  const facts = { today, ...willing };
  const startDate = addDays(today, one.offset);
  const dates = { startDate, endDate: addDays(startDate, one.days), durationMonths: null };
  if (one.do === "propose") {
    const crewId = crewIds[one.crew] ?? 0;
    const outcome = applyProposal(
      seat,
      { crewId, slot: one.slot, ...dates },
      {
        ...facts,
        person: rows.filter((other) => other.crewId === crewId),
        needsPrincipal: one.asked,
        seatRemoved: false,
        vesselInScrap: false,
      },
    );
    return outcome.ok ? [...rows, await storeProposal(author, outcome, { vesselId })] : null;
  }
  if (!row) return null;
  const ofPerson = rows.filter(({ crewId }) => crewId === row.crewId);
  const record = one.do === "undo" ? await recordOf(world, row.id) : undefined;
  const outcomes: Record<Exclude<Attempt["do"], "propose">, () => Outcome | null> = {
    decide: () => applyDecision(seat, row.id, one, facts),
    remove: () => removeProposal(seat, row.id, facts),
    dates: () =>
      changeDates(
        seat,
        row.id,
        { ...dates, startDate: one.slot === "current" ? row.startDate : startDate },
        { ...facts, person: ofPerson },
      ),
    "check-in": () => checkIn(seat, row.id, addDays(today, Math.min(one.offset, 0)), { ...facts, person: ofPerson }),
    "check-out": () => checkOut(seat, row.id, today, facts),
    undo: () => (record ? undoCheckIn(seat, record, { today }) : null),
  };
  const outcome = outcomes[one.do]();
  if (!outcome?.ok) return null;
  const events = outcome.events.map((event) =>
    event.event === "checked-in" ? { ...event, details: { ...event.details, person: emptyCrew } } : event,
  );
  await storeOutcome(author, rows, { changes: outcome.changes, events });
  return withChanges(rows, outcome.changes);
}

/** Check that exactly the confirmed Nexts have a preparation, besides those asked again. */
async function expectPrepared({ db }: World, rows: readonly AssignmentRow[]) {
  const open = await db
    .select({ id: preparations.assignmentId })
    .from(preparations)
    .where(and(anyOf(preparations.assignmentId, [0, ...rows.map(({ id }) => id)]), isNull(preparations.endedAt)));
  const ids = open.map(({ id }) => id);
  const of = (...expectedStages: string[]) =>
    rows.filter((row) => expectedStages.includes(preparationStateOf(row))).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(of("open")));
  expect(of("open", "kept")).toEqual(expect.arrayContaining(ids));
}

/** Check that everyone confirmed or on board has exactly one schedule in the right state. */
async function expectScheduled({ db }: World, rows: readonly AssignmentRow[]) {
  const found = await db
    .select()
    .from(schedules)
    .where(anyOf(schedules.assignmentId, [0, ...rows.map(({ id }) => id)]));
  expect(new Set(found.map(({ assignmentId }) => assignmentId)).size).toBe(found.length);
  const lives = (id: number) =>
    found.some((row) => row.assignmentId === id && row.cancelledAt === null && row.statusId < 7);
  for (const row of rows) {
    const stage = stageOf(row);
    const schedule = found.find(({ assignmentId }) => assignmentId === row.id);
    if (stage === "planned" || stage === "on-board") expect([stage, lives(row.id)]).toEqual([stage, true]);
    if (stage === "left" || stage === "ended") expect([stage, lives(row.id)]).toEqual([stage, false]);
    if (schedule && stage === "on-board") expect(schedule.statusId).toBeGreaterThan(3);
    if (schedule && (stage === "planned" || stage === "kept")) expect(schedule.statusId).toBeLessThan(4);
    if (schedule && stage === "left") expect(schedule.statusId).toBe(7);
  }
}

const facts = (rows: readonly AssignmentRow[]) =>
  rows.map(({ version: _version, updatedAt: _updatedAt, ...row }) => row);

/** Run the steps and check rows and invariants after each. @returns the number of allowed steps */
async function walk(world: World, list: readonly Attempt[]): Promise<number> {
  let [today, done, known]: [string, number, number[]] = [first, 0, []];
  for (const one of list) {
    today = addDays(today, one.wait);
    const promised = await act(world, one, today);
    const rows = await allRows(world);
    if (promised) expect(facts(rows)).toEqual(facts(promised));
    if (promised) done += 1;
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(known));
    await expectPrepared(world, rows);
    await expectScheduled(world, rows);
    for (const crewId of world.crewIds)
      expect(rows.filter((row) => row.crewId === crewId && isOnBoard(row)).length).toBeLessThanOrEqual(1);
    expect(rows.filter((row) => !isOpenSlot(row.slot) && isOnBoard(row))).toEqual([]);
    known = rows.map(({ id }) => id);
  }
  return done;
}

test(
  "stores random rule outcomes without losing rows",
  rolledBack(async (db) => {
    const actor = await person(db, "crewingplanningmarine");
    const ship = await vessel(db);
    const crewIds: number[] = [];
    for (let index = 0; index < 4; index++) crewIds.push((await seafarer(db)).id);
    const seatIds = [(await seatOn(db, ship, "Bosun")).id, (await seatOn(db, ship, "Bosun", 2)).id];
    let done = 0;
    const oneRun = async (list: Attempt[]) => {
      const undone = db.transaction(async (inner) => {
        done += await walk({ db: inner, actor, seatIds, crewIds, vesselId: ship.id }, list);
        inner.rollback();
      });
      await expect(undone).rejects.toBeInstanceOf(TransactionRollbackError);
    };
    await fc.assert(fc.asyncProperty(attempts, oneRun), runsOf(15));
    process.stdout.write(`${done} steps taken on seats\n`);
    expect(done).toBeGreaterThan(100);
  }),
);
