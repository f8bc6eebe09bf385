import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { daysBetween } from "@/lib/platform/calendar/period";
import { database, disconnect, type Transaction } from "../client";
import { applicants, assessments } from "../schema/applicants";
import {
  crew,
  crewCertificates,
  crewChangeRequests,
  crewConflicts,
  crewSeaServices,
  crewStatusChanges,
} from "../schema/crew";
import { files } from "../schema/files";
import { assignmentEvents, assignments, seats, extensions } from "../schema/manning";
import { positions } from "../schema/positions";
import { preparations } from "../schema/preparation";
import { schedules } from "../schema/scheduling";
import { suitabilityEntries, suitabilityRemovals } from "../schema/suitability";
import { users } from "../schema/users";
import { principals, vessels } from "../schema/vessels";
import { voyageEntries } from "../schema/voyages";
import { comparedFields, parseRequestedValues } from "@/lib/features/crew/change-requests/requested-change.rules";
import { certificateStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { changeOf } from "@/lib/features/crew/change-requests/queries";
import { refreshCertificateValidity } from "@/lib/features/crew/compliance/certificate-validity.queries";
import { nextEmployeeNumber } from "@/lib/features/crew/status/queries";
import { planningStatus } from "@/lib/features/manning/planning/status.rules";
import { isOnBoard, seatOf, summaryOf } from "@/lib/features/manning/slots.rules";
import { isDeliveredBeforeBuild, isImoNumber } from "@/lib/features/vessels/rules";
import { stageOf } from "@/lib/features/scheduling/plan-changes/lifecycle.rules";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { endingOf } from "@/db/testing/files/pictures";
import { contentTypeOf } from "@/lib/platform/files/store";
import { seedBulk } from "./bulk/seed-bulk";
import { berthsOf } from "./demo/fleet/vessels/berths";
import { marineVessels } from "./demo/fleet/vessels/marine-vessels";
import { suitabilityCasesOf } from "./demo/fleet/suitability-cases";
import { reliefsOf } from "./demo/fleet/reliefs";
import { rotate } from "./demo/fleet/rotation";
import { tankerVessels } from "./demo/fleet/vessels/tanker-vessels";
import { randomFrom } from "./demo/random";
import { seedDemo } from "./demo/seed-demo";
import { accounts } from "./demo/users";
import { seedReference } from "./reference";
import { scaleOf } from "./scale";

// Years from now, so that nothing another test commits meanwhile is counted.
const now = new Date("2034-11-20T03:30:00Z");
const today = dayOf(now);

let db: Transaction;
let undo: () => void;
let ended: Promise<unknown>;
let fleet: (typeof vessels.$inferSelect)[];
let people: (typeof crew.$inferSelect)[];
let served: (typeof assignments.$inferSelect)[];

/** One demo for all tests of the file, in a transaction that is undone when they are done. */
beforeAll(async () => {
  await new Promise<void>((ready, failed) => {
    ended = database()
      .transaction(async (transaction) => {
        db = transaction;
        const [before] = await db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(crew);
        await seedReference(db, now);
        await seedDemo(db, now);
        people = await db
          .select()
          .from(crew)
          .where(gt(crew.id, before?.id ?? 0));
        fleet = await db
          .select()
          .from(vessels)
          .where(
            inArray(
              vessels.name,
              [...marineVessels, ...tankerVessels].map(({ name }) => name),
            ),
          );
        served = await db
          .select()
          .from(assignments)
          .where(
            inArray(
              assignments.vesselId,
              fleet.map(({ id }) => id),
            ),
          );
        await new Promise<void>((resolve) => {
          undo = resolve;
          ready();
        });
        throw new Error("undone");
      })
      .catch(failed);
  });
}, 60_000);

afterAll(async () => {
  undo();
  await ended;
  await disconnect();
});

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const personOf = (id: number) => people.find((person) => person.id === id);

test("each division has three principals, six vessels in operation and one in scrap", async () => {
  const owners = await db
    .select()
    .from(principals)
    .where(
      inArray(
        principals.id,
        fleet.flatMap(({ principalId }) => principalId ?? []),
      ),
    );
  for (const divisionId of [1, 2]) {
    const own = fleet.filter((vessel) => vessel.divisionId === divisionId);
    expect({
      sailing: own.filter(({ scrappedOn }) => !scrappedOn).length,
      scrap: own.filter(({ scrappedOn }) => scrappedOn).length,
    }).toEqual({ sailing: 6, scrap: 1 });
    expect(owners.filter((owner) => owner.divisionId === divisionId)).toHaveLength(3);
  }
});

test("every particular of a vessel is filled that her kind has, and is plausible", () => {
  const onTankersOnly = [
    "igs",
    "cow",
    "odme",
    "cotVolume",
    "cop",
    "cargoOilPumpMaker",
    "cargoOilPumpModel",
    "boilerMaker",
    "boilerModel",
    "freshGeneratorMaker",
    "freshGeneratorModel",
  ];
  const mayBeEmpty = ["scrappedOn", "scrappedBy", "scrapReason", "updatedBy", "bunkerMfo", "bunkerMdo", "swl", "load"];
  for (const vessel of fleet) {
    const hasNot = vessel.divisionId === 1 ? [...mayBeEmpty, ...onTankersOnly] : mayBeEmpty;
    const empty = Object.entries(vessel).flatMap(([name, value]) =>
      value === null && !hasNot.includes(name) ? [name] : [],
    );
    expect({ vessel: vessel.name, empty }).toEqual({ vessel: vessel.name, empty: [] });
    expect(isImoNumber(vessel.imoNumber ?? "")).toBe(true);
    expect(vessel.callSign).toMatch(/^[A-Z0-9]{3,7}$/);
    expect(vessel.phone).toMatch(/^\+[1-9]\d{7,14}$/);
    expect(vessel.nrt).toBeLessThan(vessel.grt ?? 0);
    expect(isDeliveredBeforeBuild(vessel)).toBe(false);
  }
});

test("every vessel has a voyage log with a position of today", async () => {
  for (const vessel of fleet) {
    const log = await db
      .select()
      .from(voyageEntries)
      .where(eq(voyageEntries.vesselId, vessel.id))
      .orderBy(asc(voyageEntries.recordedAt));
    expect(log.length).toBeGreaterThanOrEqual(8);
    expect(log.length).toBeLessThanOrEqual(20);
    const hours = (now.getTime() - (log.at(-1)?.recordedAt.getTime() ?? 0)) / 3_600_000;
    expect(hours).toBeGreaterThan(0);
    if (!vessel.scrappedOn) expect(hours).toBeLessThan(24);
    expect(
      log.every(
        ({ originPortId, destinationPortId }) =>
          originPortId && destinationPortId && originPortId !== destinationPortId,
      ),
    ).toBe(true);
  }
});

test("no person is on board twice, and the record agrees with the assignment", () => {
  const aboard = served.filter(isOnBoard);
  expect(new Set(aboard.map(({ crewId }) => crewId)).size).toBe(aboard.length);
  const onBoard = people.filter(({ status }) => status === "on-board");
  expect(new Set(idsOf(onBoard))).toEqual(new Set(aboard.map(({ crewId }) => crewId)));
  for (const { crewId, vesselId, endDate, checkedInOn } of aboard) {
    expect(personOf(crewId)).toMatchObject({
      vesselId,
      lastVesselId: vesselId,
      plannedOffBoard: endDate,
      statusSince: checkedInOn,
    });
  }
  expect(people.filter(({ status, plannedOffBoard }) => status !== "on-board" && plannedOffBoard)).toEqual([]);
});

test("no person served in two places at once, or is planned twice or while barred", () => {
  for (const person of people) {
    const own = served
      .filter(({ crewId }) => crewId === person.id)
      .sort((one, other) => one.startDate.localeCompare(other.startDate));
    const stays = own.filter(({ checkedInOn }) => checkedInOn);
    expect(
      stays.every(
        (stay, index) => index === 0 || (stays[index - 1]?.checkedOutOn ?? "9999") <= (stay.checkedInOn ?? ""),
      ),
    ).toBe(true);
    const planned = own.filter(({ slot }) => slot === "next" || slot === "next-but-one");
    expect(planned.length).toBeLessThanOrEqual(1);
    if (planned.length > 0) expect(["off-board", "on-board"]).toContain(person.status);
  }
});

test("every crew account is the seafarer of its name, heads answer for their vessel, principals for a fleet", async () => {
  const rows = await db
    .select()
    .from(users)
    .where(
      inArray(
        users.email,
        accounts.map(([name]) => `${name}@nakhoda.test`),
      ),
    );
  const ranks = new Map((await db.select().from(positions)).map((position) => [position.id, position]));
  for (const user of rows.filter(({ subRole }) => subRole)) {
    const person = personOf(user.crewId ?? 0);
    expect(person).toMatchObject({
      fullName: `${user.firstName} ${user.lastName}`,
      divisionId: user.divisionId,
      status: "on-board",
    });
    const rank = ranks.get(person?.positionId ?? 0);
    if (user.subRole === "crew") expect(rank?.level).toBe("support");
    else {
      expect(["Master", "Chief Engineer"]).toContain(rank?.nameEn);
      expect(user.vesselId).toBe(person?.vesselId);
    }
  }
  for (const user of rows.filter(({ role }) => role.startsWith("crewingprincipal"))) {
    expect(
      fleet.filter(({ principalId, divisionId }) => principalId === user.principalId && divisionId === user.divisionId)
        .length,
    ).toBeGreaterThanOrEqual(2);
  }
  expect(rows.filter(({ crewId, principalId }) => crewId || principalId)).toHaveLength(6);
});

test("the stored certificate validity agrees with the rules, and every certificate status occurs", async () => {
  const validity = () =>
    db
      .select({
        id: crew.id,
        missing: crew.missingCertificates,
        first: crew.firstCertificateExpiry,
        next: crew.nextPaperExpiry,
      })
      .from(crew)
      .where(inArray(crew.id, idsOf(people)))
      .orderBy(crew.id);
  const kept = await validity();
  await db
    .update(crew)
    .set({ missingCertificates: 77, firstCertificateExpiry: null, nextPaperExpiry: null })
    .where(inArray(crew.id, idsOf(people)));
  await refreshCertificateValidity(db, idsOf(people));
  expect(await validity()).toEqual(kept);
  const share = new Map<string, number>();
  for (const { missingCertificates: missing, firstCertificateExpiry: firstExpiry, plannedOffBoard } of people) {
    const status = certificateStatus({ missing, firstExpiry, plannedOffBoard }, today);
    share.set(status, (share.get(status) ?? 0) + 1 / people.length);
  }
  expect(share.get("Completed")).toBeGreaterThan(0.6);
  for (const status of ["Need Renewal", "Expired", "Not Completed"]) expect(share.get(status)).toBeGreaterThan(0.01);
});

test("who is confirmed as a relief holds every certificate on the day of joining", () => {
  const confirmed = served.filter((row) => row.slot === "next" && summaryOf(row) === "Confirmed");
  expect(confirmed.length).toBeGreaterThan(20);
  for (const { crewId, startDate } of confirmed) {
    const person = personOf(crewId);
    expect({ name: person?.fullName, missing: person?.missingCertificates }).toEqual({
      name: person?.fullName,
      missing: 0,
    });
    expect(person?.nextPaperExpiry === null || (person?.nextPaperExpiry ?? "") >= startDate).toBe(true);
  }
});

test("exactly the confirmed relievers have a preparation", async () => {
  const open = await db
    .select({ id: preparations.assignmentId })
    .from(preparations)
    .where(and(isNull(preparations.endedAt), inArray(preparations.crewId, idsOf(people))));
  const confirmed = served.filter((row) => row.slot === "next" && summaryOf(row) === "Confirmed");
  expect(open.map(({ id }) => id).sort()).toEqual(idsOf(confirmed).sort());
});

test("a renewed certificate points to the one in force, which was entered then", async () => {
  const rows = await db
    .select()
    .from(crewCertificates)
    .where(inArray(crewCertificates.crewId, idsOf(people)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const replaced = rows.filter(({ supersededBy }) => supersededBy);
  expect(replaced.length).toBeGreaterThan(200);
  for (const old of replaced) {
    const present = byId.get(old.supersededBy ?? 0);
    expect(present).toMatchObject({
      crewId: old.crewId,
      certificateName: old.certificateName,
      supersededBy: null,
      createdAt: old.supersededAt,
    });
    expect(old.createdAt < (old.supersededAt ?? now)).toBe(true);
  }
  expect(
    rows.every(
      ({ issued, createdAt, verifiedAt, createdBy, verifiedBy }) =>
        issued <= today && createdAt < now && (verifiedAt === null || (verifiedAt < now && verifiedBy !== createdBy)),
    ),
  ).toBe(true);
});

test("status histories follow each other and end in the status of today", async () => {
  const changes = await db
    .select()
    .from(crewStatusChanges)
    .where(inArray(crewStatusChanges.crewId, idsOf(people)))
    .orderBy(asc(crewStatusChanges.id));
  for (const person of people) {
    const own = changes.filter(({ crewId }) => crewId === person.id);
    expect(own.every(({ fromStatus }, index) => fromStatus === (own[index - 1]?.toStatus ?? null))).toBe(true);
    expect(
      own.every(
        ({ effectiveOn, createdAt }, index) => effectiveOn >= (own[index - 1]?.effectiveOn ?? "") && createdAt < now,
      ),
    ).toBe(true);
    expect(own.at(-1)).toMatchObject({ toStatus: person.status, effectiveOn: person.statusSince });
  }
});

test("every assignment has its events in order, and sea service after a sign-on", async () => {
  const events = await db
    .select()
    .from(assignmentEvents)
    .where(inArray(assignmentEvents.assignmentId, idsOf(served)))
    .orderBy(asc(assignmentEvents.id));
  const services = await db
    .select()
    .from(crewSeaServices)
    .where(and(inArray(crewSeaServices.crewId, idsOf(people)), isNull(crewSeaServices.removedAt)));
  for (const row of served) {
    const own = events.filter(({ assignmentId }) => assignmentId === row.id);
    expect(own[0]).toMatchObject({ event: "proposed", fromSlot: null });
    expect(own.at(-1)?.toSlot).toBe(row.slot);
    expect(
      own.every(({ createdAt }, index) => createdAt >= (own[index - 1]?.createdAt ?? new Date(0)) && createdAt < now),
    ).toBe(true);
    const service = services.find(({ assignmentId }) => assignmentId === row.id);
    if (row.checkedInOn)
      expect(service).toMatchObject({
        crewId: row.crewId,
        vesselId: row.vesselId,
        onBoard: row.checkedInOn,
        offBoard: row.checkedOutOn,
      });
    else expect(service).toBeUndefined();
  }
});

test("contains assignments over contract, past eleven months, extended, handing over, overlapping and rejected, and a vacant seat", () => {
  const current = served.filter(({ slot }) => slot === "current");
  const over = current.filter(({ endDate }) => endDate < today);
  expect(over.map(({ endDate }) => daysBetween(endDate, today))).toEqual([25]);
  expect(current.filter(({ checkedInOn }) => daysBetween(checkedInOn ?? today, today) > 335)).toHaveLength(1);
  expect(current.filter(({ originalEndDate }) => originalEndDate).length).toBeGreaterThanOrEqual(2);
  expect(served.filter((row) => row.slot === "previous" && row.handoverSince && isOnBoard(row))).toHaveLength(2);
  expect(served.filter(({ overlapReason }) => overlapReason)).toHaveLength(1);
  expect(
    served.filter((row) => row.slot === "next" && row.principalStatus === "Rejected" && row.rejectionReason),
  ).toHaveLength(1);
  expect(
    served.filter((row) => row.slot === "next" && row.employeeStatus === "Rejected" && row.rejectionReason),
  ).toHaveLength(1);
  expect(served.filter(({ slot }) => slot === "next-but-one").length).toBeGreaterThanOrEqual(3);
});

test("vessels have every planning status in both divisions", async () => {
  const places = await db
    .select()
    .from(seats)
    .where(inArray(seats.vesselId, idsOf(fleet)));
  for (const divisionId of [1, 2]) {
    const own = fleet.filter((vessel) => vessel.divisionId === divisionId && !vessel.scrappedOn);
    const statuses = own.map(
      ({ id }) =>
        planningStatus(
          places.filter(({ vesselId }) => vesselId === id).map((seat) => seatOf(seat.id, served)),
          today,
        ).status,
    );
    expect(new Set(statuses)).toEqual(new Set(["Need Action", "On Planning", "Planned"]));
  }
});

test("the register has every level; exactly the barred have a confirmed entry", async () => {
  const entries = await db
    .select()
    .from(suitabilityEntries)
    .where(inArray(suitabilityEntries.crewId, idsOf(people)));
  const removals = await db
    .select()
    .from(suitabilityRemovals)
    .where(inArray(suitabilityRemovals.entryId, idsOf(entries)));
  expect(new Set(entries.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  const barred = entries
    .filter(({ level, confirmedAt, endDate }) => level === 3 && confirmedAt && !endDate)
    .map(({ crewId }) => crewId);
  expect(new Set(barred)).toEqual(new Set(people.filter(({ status }) => status === "blacklist").map(({ id }) => id)));
  expect(entries.some(({ level, confirmedAt }) => level === 3 && !confirmedAt)).toBe(true);
  expect(entries.every(({ confirmedBy, createdBy }) => confirmedBy !== createdBy)).toBe(true);
  expect(removals.map(({ decision }) => decision).sort()).toEqual(["Approved", null]);
  expect(
    await db
      .select()
      .from(crewConflicts)
      .where(inArray(crewConflicts.crewId, idsOf(people))),
  ).toHaveLength(1);
});

test("two seafarers ask for changes the forms accept", async () => {
  const open = await db
    .select()
    .from(crewChangeRequests)
    .where(and(inArray(crewChangeRequests.crewId, idsOf(people)), isNull(crewChangeRequests.decidedAt)));
  expect(open).toHaveLength(2);
  for (const request of open) {
    const { values, before } = changeOf(request);
    expect(parseRequestedValues(request.section, values)).toMatchObject(values);
    expect(comparedFields({ values, before }).length).toBe(Object.keys(values).length);
  }
});

test("hired applicants are seafarers ashore with the documents of their registration", async () => {
  const hired = await db
    .select()
    .from(applicants)
    .where(and(gt(applicants.createdAt, new Date("2034-01-01T00:00:00Z")), sql`states ->> 'result' = 'Completed'`));
  expect(hired).toHaveLength(3);
  for (const applicant of hired) {
    const person = people.find(({ applicantId }) => applicantId === applicant.id);
    expect(person).toMatchObject({
      fullName: applicant.fullName,
      idNumber: applicant.idNumber,
      seafarerCode: applicant.seafarerCode,
      status: "off-board",
      photoFileId: applicant.photoFileId,
    });
    const [last] = await db
      .select()
      .from(assessments)
      .where(
        and(
          eq(assessments.applicantId, applicant.id),
          eq(assessments.type, "result"),
          eq(assessments.status, "Completed"),
        ),
      );
    expect(last?.details).toMatchObject({
      crewId: person?.id,
      employeeNumber: person?.employeeNumber,
      joinedOn: person?.joinedOn,
    });
  }
});

test("employee numbers follow each other by the day people joined, and the next one is free", async () => {
  for (const [divisionId, prefix] of [
    [1, "M"],
    [2, "T"],
  ] as const) {
    const own = people
      .filter((person) => person.divisionId === divisionId)
      .sort((one, other) => one.employeeNumber.localeCompare(other.employeeNumber));
    const numbers = own.map(({ employeeNumber }) => Number(employeeNumber.slice(2)));
    expect(
      own.every(
        ({ employeeNumber, joinedOn }, index) =>
          employeeNumber.startsWith(`${prefix}-`) && joinedOn >= (own[index - 1]?.joinedOn ?? ""),
      ),
    ).toBe(true);
    expect(numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)).toBe(true);
    expect(await nextEmployeeNumber(db, divisionId)).toBe(
      `${prefix}-${String((numbers.at(-1) ?? 0) + 1).padStart(5, "0")}`,
    );
  }
});

test("all people of the demo have unique names", async () => {
  const registered = await db
    .select({ id: applicants.id, fullName: applicants.fullName })
    .from(applicants)
    .where(gt(applicants.createdAt, new Date("2034-01-01T00:00:00Z")));
  const names = people.map(({ fullName }) => fullName);
  expect(new Set(names).size).toBe(names.length);
  const crewed = new Set(people.flatMap(({ applicantId }) => applicantId ?? []));
  expect(registered.filter(({ id, fullName }) => !crewed.has(id) && names.includes(fullName))).toEqual([]);
});

test("the files of crew are what their names say", async () => {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.subjectType, "crew"), inArray(files.subjectId, idsOf(people))));
  expect(rows.length).toBeGreaterThan(300);
  for (const { name, content, contentType } of rows) {
    expect(await contentTypeOf(content)).toBe(contentType);
    expect(name).toMatch(endingOf(contentType));
  }
});

test("generated crew fill generated vessels: every seat once, certificate validity by the rules, numbers that go on", async () => {
  const counts = await seedBulk(db, now, 600);
  expect(counts).toMatchObject({ vessels: 2, seats: 50, crew: 600, travelDocuments: 1_200 });
  const drawn = await db
    .select()
    .from(crew)
    .where(gt(crew.id, Math.max(...idsOf(people))));
  const current = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.slot, "current"), inArray(assignments.crewId, idsOf(drawn))));
  expect(drawn.filter(({ status }) => status === "on-board")).toHaveLength(49);
  expect(new Set(current.map(({ seatId }) => seatId)).size).toBe(49);
  for (const row of current)
    expect(drawn.find(({ id }) => id === row.crewId)).toMatchObject({
      vesselId: row.vesselId,
      plannedOffBoard: row.endDate,
      statusSince: row.checkedInOn,
    });
  const scheduled = await db
    .select()
    .from(assignments)
    .leftJoin(schedules, eq(schedules.assignmentId, assignments.id))
    .where(inArray(assignments.crewId, idsOf(drawn)));
  for (const { assignments: plan, schedules: schedule } of scheduled)
    expect([stageOf(plan), schedule && schedule.statusId < 4, schedule?.statusId === 7]).toEqual(
      { planned: ["planned", true, false], "on-board": ["on-board", false, false], left: ["left", false, true] }[
        stageOf(plan) as string
      ] ?? [stageOf(plan), null, false],
    );
  const numbers = new Map(
    [1, 2].map((divisionId) => [
      divisionId,
      people
        .filter((person) => person.divisionId === divisionId)
        .map(({ employeeNumber }) => employeeNumber)
        .sort()
        .at(-1) ?? "",
    ]),
  );
  expect(drawn.every(({ divisionId, employeeNumber }) => employeeNumber > (numbers.get(divisionId) ?? ""))).toBe(true);
  const validity = () =>
    db
      .select({
        id: crew.id,
        missing: crew.missingCertificates,
        first: crew.firstCertificateExpiry,
        next: crew.nextPaperExpiry,
      })
      .from(crew)
      .where(inArray(crew.id, idsOf(drawn)))
      .orderBy(crew.id);
  const kept = await validity();
  await refreshCertificateValidity(db, idsOf(drawn));
  expect(await validity()).toEqual(kept);
  const papers = await db
    .select()
    .from(crewCertificates)
    .where(inArray(crewCertificates.crewId, idsOf(drawn)));
  expect(papers.length / drawn.length).toBeGreaterThan(8);
  expect(papers.every(({ issued, expired }) => issued <= today && (expired === null || expired > issued))).toBe(true);
}, 30_000);

test("a scale of 100k is that many crew and some thousand applicants, unless one kind is asked for", () => {
  expect(scaleOf([])).toEqual({ crew: 0, applicants: 0 });
  expect(scaleOf(["--scale", "100k"])).toEqual({ crew: 100_000, applicants: 5_000 });
  expect(scaleOf(["--scale", "8k", "--of", "applicants"])).toEqual({ crew: 0, applicants: 8_000 });
  expect(() => scaleOf(["--scale", "many"])).toThrow("--scale takes a number");
  expect(() => scaleOf(["--scale", "1k", "--of", "ships"])).toThrow("--of takes crew or applicants");
});

test("on any day the rotation gives the same crew twice, with everything the demo shows", () => {
  const sail = (day: string) => {
    const random = randomFrom(7);
    const berths = [
      ...marineVessels.flatMap((vessel) => berthsOf(1, vessel)),
      ...tankerVessels.flatMap((vessel) => berthsOf(2, vessel)),
    ];
    const rotor = rotate(random, berths, day);
    return {
      rotor,
      cases: suitabilityCasesOf(rotor, day),
      reliefs: [...reliefsOf(random, rotor, berths, day)],
      berths,
    };
  };
  for (let offset = 0; offset < 400; offset += 57) {
    const day = addDays(today, offset);
    const { rotor, cases, reliefs, berths } = sail(day);
    const again = sail(day).rotor;
    expect(again.members.map(({ joinedOn, stints }) => [joinedOn, stints.length])).toEqual(
      rotor.members.map(({ joinedOn, stints }) => [joinedOn, stints.length]),
    );
    expect([...rotor.current.keys()]).toHaveLength(berths.filter(({ ending }) => ending?.kind !== "empty").length);
    expect([...rotor.current.values()].filter(({ until }) => until < day)).toHaveLength(1);
    expect(rotor.members.flatMap(({ who }) => who ?? []).sort()).toEqual([
      "crewmarine",
      "crewmarine-crew",
      "crewtanker",
      "crewtanker-head",
    ]);
    expect(cases.size).toBe(7);
    expect(reliefs.every(({ from }) => from >= addDays(day, -1))).toBe(true);
    const longest = rotor.stints.map(({ from, left }) => daysBetween(from, left ?? day)).filter((days) => days > 335);
    expect(longest.length).toBeLessThanOrEqual(1);
  }
});

test("there are extension requests to decide", async () => {
  const waiting = await db.select().from(extensions);
  expect(waiting).toHaveLength(4);
  for (const { originalDate, newDate, status, endedAt, consent } of waiting) {
    expect(newDate > originalDate).toBe(true);
    expect([status, endedAt]).toEqual([null, null]);
    expect(["Pending", "Confirmed"]).toContain(consent);
  }
});

test("no two contracts of a principal cover the same kind of bills on one day", async () => {
  const doubled = await db.execute(sql`
    select one.name, other.name as other from contracts one
    join contracts other on other.principal_id = one.principal_id and other.id > one.id and other.deleted_at is null
      and other.contract_date <= one.expires_on and other.expires_on >= one.contract_date
      and (one.covers_kinds is null or other.covers_kinds is null or one.covers_kinds && other.covers_kinds)
    where one.deleted_at is null`);
  expect([...doubled]).toEqual([]);
  const [several] = await db.execute<{ principals: number }>(sql`
    select count(distinct one.principal_id)::int as principals from contracts one
    join contracts other on other.principal_id = one.principal_id and other.id > one.id
      and other.contract_date <= one.expires_on and other.expires_on >= one.contract_date
    where one.deleted_at is null and other.deleted_at is null`);
  expect(several?.principals).toBeGreaterThan(2);
});
