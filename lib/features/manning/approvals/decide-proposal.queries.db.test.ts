import fc from "fast-check";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { database } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { evidenceEvents, evidencePacks } from "@/db/schema/evidence";
import { approvalItems, approvalLinks, assignmentEvents, assignments } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import { removeFleet } from "@/db/testing/databases/committed-fleet";
import { vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase } from "@/db/testing/rolled-back";
import { genesisHash } from "@/lib/features/evidence/verify.rules";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { checkInCrew } from "../check-in-out/check-in-crew";
import { checkOutCrew } from "../check-in-out/check-out-crew";
import { undoCheckIn } from "../check-in-out/undo-check-in";
import { changeAssignmentDates } from "../proposals/change-assignment-dates";
import { proposeAssignment } from "../proposals/propose-assignment";
import { removeAssignment } from "../proposals/remove-assignment";
import { isOnBoard, isPlannable } from "../slots.rules";
import { approveVesselProposals } from "./approve-vessel-proposals";
import { decideAsEmployee } from "./decide-as-employee";
import { decideAsPrincipal } from "./decide-as-principal";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

const today = dayOf(new Date());

/** Commit a vessel of a principal with two accounts, two seats and three fit people. */
async function stage() {
  const db = database();
  const owner = await principal(db);
  const account = () => person(db, "crewingprincipalmarine", null, { principalId: owner.id });
  const [anton, budi] = [await account(), await account()];
  const chief = await person(db, "superadmin");
  const planner = await person(db, "crewingmanagermarine");
  const ship = await vessel(db, { principalId: owner.id });
  const seats = [await seatOn(db, ship), await seatOn(db, ship, "Able Seaman", 2)] as const;
  const place = { seat: seats[0], vessel: ship };
  const people = [];
  for (const fullName of ["Slamet", "Wahyu", "Joko"]) people.push(await fitSeafarer(db, place, { fullName }));
  return { db, owner, principals: [anton, budi] as const, chief, planner, ship, seats, people };
}
type Stage = Awaited<ReturnType<typeof stage>>;

async function onStage(body: (set: Stage) => Promise<void>) {
  const set = await stage();
  try {
    await body(set);
  } finally {
    await removeFleet(
      [set.ship.id],
      set.people.map(({ id }) => id),
    );
    await set.db.delete(principals).where(eq(principals.id, set.owner.id));
  }
}

const accepted = {
  acceptedCodes: [
    "overlap",
    "second-future",
    "principal-first",
    "not-confirmed",
    "handover-open",
    "off-plan",
    "compliance:other-vessel",
  ],
  reason: "Agreed by telephone with everybody",
};

type Step = {
  kind: "propose" | "approve" | "reject" | "approve-all" | "accept" | "withdraw" | "dates" | "in" | "out" | "undo";
  seat: 0 | 1;
  who: 0 | 1 | 2;
  slot: "Next" | "NextButOne";
  shift: number;
};

/** Run one action on a seat and person. */
function doStep(
  { principals: accounts, chief, planner, ship, seats, people, db }: Stage,
  step: Step,
): Promise<unknown> {
  const keys = {
    vesselId: ship.id,
    vesselCrewId: seats[step.seat].id,
    crewId: people[step.who]?.id,
    assignmentOn: step.slot,
  };
  const account = as(accounts[step.shift % 2 === 0 ? 0 : 1]);
  const dates = {
    startAssignmentDate: addDays(today, 10 + step.shift * 20),
    endAssignmentDate: addDays(today, 190 + step.shift * 20),
  };
  switch (step.kind) {
    case "propose":
      return proposeAssignment.execute(as(planner), { ...keys, ...dates, ...accepted });
    case "dates":
      return changeAssignmentDates.execute(as(planner), { ...keys, ...dates, ...accepted });
    case "withdraw":
      return removeAssignment.execute(as(planner), { ...keys, ...accepted });
    case "approve":
      return decideAsPrincipal.execute(account, { ...keys, assignmentStatus: "Confirmed" });
    case "reject":
      return decideAsPrincipal.execute(account, {
        ...keys,
        assignmentStatus: "Rejected",
        reason: "Not with this experience",
      });
    case "approve-all":
      return db
        .select({ assignmentId: assignments.id, version: assignments.version })
        .from(assignments)
        .where(and(eq(assignments.vesselId, ship.id), eq(assignments.principalStatus, "Pending")))
        .then((proposals) => approveVesselProposals.execute(account, { vesselId: ship.id, proposals, hasRead: true }));
    case "accept":
      return decideAsEmployee.execute(as(chief), { ...keys, assignmentStatus: "Confirmed", ...accepted });
    case "in":
      return checkInCrew.execute(as(planner), { ...keys, schedule: today, ...accepted });
    case "out":
      return checkOutCrew.execute(as(planner), { ...keys, schedule: today, ...accepted });
    case "undo":
      return undoCheckIn.execute(as(chief), { ...keys, ...accepted });
  }
}

/** Count the successes. Every other result must be a refusal, not an error. */
async function race(work: Promise<unknown>[]) {
  const results = await Promise.allSettled(work);
  for (const result of results)
    if (result.status === "rejected" && !(result.reason instanceof AppError)) throw result.reason;
  return results.filter(({ status }) => status === "fulfilled").length;
}

async function rowsOf({ db, ship }: Stage) {
  const rows = await db
    .select()
    .from(assignments)
    .where(eq(assignments.vesselId, ship.id))
    .orderBy(asc(assignments.id));
  const ids = rows.map(({ id }) => id);
  const [events, packs, kept, items] = await Promise.all([
    db.select().from(assignmentEvents).where(inArray(assignmentEvents.assignmentId, ids)),
    db.select().from(evidencePacks).where(inArray(evidencePacks.assignmentId, ids)),
    db.select().from(evidenceEvents).where(inArray(evidenceEvents.assignmentId, ids)).orderBy(evidenceEvents.sequence),
    db
      .select({
        assignmentId: approvalItems.assignmentId,
        version: approvalItems.version,
        purpose: approvalLinks.purpose,
      })
      .from(approvalItems)
      .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
      .where(and(inArray(approvalItems.assignmentId, ids), isNull(approvalItems.endedAt))),
  ]);
  return { rows, events, packs, kept, items };
}

/** Check that no person is in two places and that records match the seats. */
async function expectPlaces({ db, people, seats }: Stage, { rows }: Awaited<ReturnType<typeof rowsOf>>) {
  const open = rows.filter(({ slot }) => slot !== "history" && slot !== "cancelled");
  expect(new Set(open.map(({ seatId, slot }) => `${seatId} ${slot}`)).size).toBe(open.length);
  for (const { id } of seats) {
    const own = open.filter(({ seatId }) => seatId === id).map(({ slot }) => slot);
    if (own.includes("next-but-one")) expect(own).toContain("next");
  }
  const known = await db
    .select()
    .from(crew)
    .where(
      inArray(
        crew.id,
        people.map(({ id }) => id),
      ),
    );
  for (const { id, status, vesselId } of known) {
    const tours = rows.filter((row) => row.crewId === id && isOnBoard(row));
    expect(tours.length).toBeLessThanOrEqual(1);
    expect([status, vesselId]).toEqual(tours[0] ? ["on-board", tours[0].vesselId] : ["off-board", null]);
  }
}

/** Check that answers and evidence match one to one in an unbroken chain. */
function expectEvidence({ rows, events, packs, kept }: Awaited<ReturnType<typeof rowsOf>>) {
  for (const { id } of rows)
    for (const party of ["principal", "employee"] as const) {
      const answers = events.filter(
        ({ assignmentId, event }) => assignmentId === id && [`${party}-confirmed`, `${party}-rejected`].includes(event),
      );
      const own = packs.filter((pack) => pack.assignmentId === id && pack.party === party);
      expect(own.length).toBe(answers.length);
      const chain = kept.filter((event) => event.assignmentId === id && event.party === party);
      chain.forEach(({ sequence, previousHash }, index) => {
        expect([sequence, previousHash]).toEqual([index + 1, chain[index - 1]?.hash ?? genesisHash]);
      });
      expect(chain.filter(({ type }) => type === "decided").length).toBe(answers.length);
    }
  expect(events.filter(({ event }) => event === "proposed").length).toBe(rows.length);
}

/** Check that open questions match the current version of a pending plan. */
function expectQuestions({ rows, items }: Awaited<ReturnType<typeof rowsOf>>) {
  for (const { assignmentId, version, purpose } of items) {
    const row = rows.find(({ id }) => id === assignmentId);
    const answer = purpose === "principal-approval" ? row?.principalStatus : row?.employeeStatus;
    expect([row?.version, answer, row && isPlannable(row.slot)]).toEqual([version, "Pending", true]);
  }
}

async function expectWhole(set: Stage) {
  const found = await rowsOf(set);
  await expectPlaces(set, found);
  expectEvidence(found);
  expectQuestions(found);
  return found;
}

const step = (kind: Step["kind"], more: Partial<Step> = {}): Step => ({
  kind,
  seat: 0,
  who: 0,
  slot: "Next",
  shift: 0,
  ...more,
});

test("stores one answer when two principals answer at once", () =>
  onStage(async (set) => {
    await doStep(set, step("propose"));
    const work = Array.from({ length: 8 }, (_, index) =>
      doStep(set, step(index % 3 === 0 ? "reject" : "approve", { shift: index })),
    );
    expect(await race(work)).toBe(1);
    const { packs } = await expectWhole(set);
    expect(packs).toHaveLength(1);
  }));

test("keeps or re-asks an answer given while the dates move", () =>
  onStage(async (set) => {
    await doStep(set, step("propose"));
    await doStep(set, step("accept"));
    await race([
      doStep(set, step("dates", { shift: 3 })),
      doStep(set, step("approve")),
      doStep(set, step("dates", { shift: 1 })),
    ]);
    const { rows, events } = await expectWhole(set);
    const order = events
      .filter(({ event }) => event !== "proposed" && event !== "employee-confirmed")
      .sort((one, other) => one.id - other.id)
      .map(({ event }) => event);
    // Each move is over a week, so the last move asks again.
    expect(rows[0]?.principalStatus).toBe(order.at(-1) === "principal-confirmed" ? "Confirmed" : "Pending");
  }));

test("approves several while each is answered separately, without deadlock", () =>
  onStage(async (set) => {
    await doStep(set, step("propose"));
    await doStep(set, step("propose", { seat: 1, who: 1, shift: 1 }));
    await race([
      doStep(set, step("approve-all")),
      doStep(set, step("approve", { seat: 1, who: 1 })),
      doStep(set, step("approve-all", { shift: 1 })),
      doStep(set, step("reject")),
      doStep(set, step("dates", { shift: 4 })),
    ]);
    await expectWhole(set);
  }));

const kinds = [
  "propose",
  "propose",
  "approve",
  "approve",
  "reject",
  "approve-all",
  "accept",
  "accept",
  "withdraw",
  "dates",
  "in",
  "in",
  "out",
  "undo",
] as const;
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  seat: fc.constantFrom(0, 1),
  who: fc.constantFrom(0, 1, 2),
  slot: fc.constantFrom("Next", "Next", "NextButOne"),
  shift: fc.integer({ min: 0, max: 4 }),
});

test(
  "keeps committed data consistent under concurrent actions",
  async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyStep, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 16 }),
        (batches) =>
          onStage(async (set) => {
            for (const opening of [step("propose"), step("approve"), step("accept")]) await doStep(set, opening);
            for (const batch of batches) {
              done += await race(batch.map((one) => doStep(set, one)));
              await expectWhole(set);
            }
          }),
      ),
      { ...runsOf(12), endOnFailure: true },
    );
    // Many random actions are refused; require enough successes.
    expect(done).toBeGreaterThan(12);
  },
  propertyTimeout,
);
