import { and, eq } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { Role } from "@/db/enums/users";
import { applicants } from "@/db/schema/applicants";
import {
  complianceForecasts,
  crewCertificates,
  crewChangeRequests,
  crewTravelDocuments,
  dataRequests,
} from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { suitabilityRemovals } from "@/db/schema/suitability";
import { vessels } from "@/db/schema/vessels";
import { applicantsAt } from "@/db/testing/applicants";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { agreed, checkedUp, joining } from "@/db/testing/records/joiners";
import { aboard, ashore, assigned } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/records/register";
import { offshoreRows, ratesDraft } from "@/db/testing/records/rates";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { listComplianceForecast } from "@/lib/features/crew/forecast/list-compliance-forecast";
import { listBlacklist } from "@/lib/features/crew/list/list-blacklist";
import { listCrew } from "@/lib/features/crew/list/list-crew";
import { listDocumentsToVerify } from "@/lib/features/crew/documents/list-documents-to-verify";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { listWork } from "./list-work";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

const workOf = async (actor: UserActor) => (await listWork.execute(as(actor, { now }), {})).tasks;
/** Keys with their numbers, as one reads them. */
const countsOf = async (actor: UserActor) =>
  Object.fromEntries((await workOf(actor)).map(({ key, count }) => [key, count]));
/** What a line's address narrows its list by. */
async function addressOf(actor: UserActor, key: string) {
  const task = (await workOf(actor)).find((found) => found.key === key);
  return Object.fromEntries(new URLSearchParams(task?.href.split("?")[1]));
}

test(
  "without open work the list is empty and takes one query",
  rolledBack(async (db) => {
    const planner = await person(db, "crewingplanningmarine");
    expect(await workOf(planner)).toEqual([]);
    expect(await countQueries(db, () => workOf(planner))).toBe(1);
  }),
);

/** A division with one of every kind of thing that waits. */
async function busy(db: Transaction, divisionId: 1 | 2) {
  const ship = await vessel(db, { divisionId });
  const of = { divisionId };
  const leaving = await aboard(db, ship, { ...of, rank: "Master", since: "2026-06-01", until: "2026-12-05" });
  const covered = await aboard(db, ship, { ...of, rank: "Bosun", since: "2026-06-01", until: "2026-12-05" });
  await assigned(db, covered.seat, (await seafarer(db, { ...of, rank: "Bosun" })).id, { startDate: "2026-12-05" });
  const unanswered = await assigned(db, leaving.seat, (await seafarer(db, { ...of, rank: "Master" })).id, {
    startDate: "2026-12-05",
    employeeStatus: "Pending",
  });
  await aboard(db, ship, { ...of, rank: "Oiler", since: "2026-01-10", until: "2027-02-01" });
  await aboard(db, ship, { ...of, rank: "Able Seaman", since: "2025-12-01", until: "2027-02-01" });
  await ashore(db, ship, { ...of, rank: "Chief Officer", from: "2026-01-01", to: "2026-11-01" });
  await foreseen(db, leaving.person.id, { divisionId, vesselId: ship.id, ...ids(unanswered), level: "block" });
  await foreseen(db, leaving.person.id, {
    divisionId,
    vesselId: ship.id,
    assignmentId: leaving.tour.id,
    level: "warn",
    code: "certificate-expires-on-board",
  });
  await paper(db, leaving.person.id);
  await asked(db, leaving.person.id, divisionId);
  await removal(db, leaving.person.id, divisionId);
  return { ship, leaving: leaving.person };
}
const ids = ({ id, crewId }: { id: number; crewId: number }) => ({ assignmentId: id, crewId });

const foreseen = (
  db: Executor,
  crewId: number,
  values: Partial<typeof complianceForecasts.$inferInsert> &
    Pick<typeof complianceForecasts.$inferInsert, "divisionId" | "vesselId" | "assignmentId">,
) =>
  db.insert(complianceForecasts).values({
    crewId,
    code: "passport-expired",
    level: "block",
    messageKey: "compliance.passportExpired",
    values: {},
    dueOn: "2026-12-05",
    computedAt: now,
    ...values,
  });

const paper = (db: Executor, crewId: number, values: Partial<typeof crewTravelDocuments.$inferInsert> = {}) =>
  db.insert(crewTravelDocuments).values({
    crewId,
    kind: "passport",
    documentName: "Passport",
    documentNumber: "C1234567",
    issued: "2024-01-01",
    expired: "2030-01-01",
    createdAt: new Date("2026-11-14T17:30:00Z"),
    ...values,
  });

async function asked(db: Executor, crewId: number, divisionId: 1 | 2) {
  const { userId: createdBy } = await person(db, divisionId === 2 ? "crewtanker" : "crewmarine");
  const createdAt = new Date("2026-11-10T02:00:00Z");
  await db.insert(crewChangeRequests).values({ crewId, section: "contact", change: "{}", createdAt, createdBy });
  await db.insert(dataRequests).values({ crewId, kind: "export", reason: "copy", createdAt, createdBy });
}

/** A register entry with a removal request by another user. */
async function removal(db: Executor, crewId: number, divisionId: 1 | 2) {
  const role = divisionId === 2 ? "crewingadmintanker" : "crewingadminmarine";
  const [author, asker] = [await person(db, role), await person(db, role)];
  const entry = await registered(db, crewId, author.userId);
  await db.insert(suitabilityRemovals).values({
    entryId: entry.id,
    documentFileId: await uploaded(db, asker.userId),
    reason: "Heard again",
    createdAt: new Date("2026-11-18T02:00:00Z"),
    createdBy: asker.userId,
  });
  return { author, asker };
}

const planning = {
  "vacant-seats": 1,
  reliefs: 1,
  "blocked-joiners": 1,
  "over-eleven-months": 1,
  "over-ten-months": 1,
};
const deciding = { "change-requests": 1, "data-requests": 1 };
/** Minimum wages, travel allowances and tax tables delivered with the product wait for verification. */
const verifying = { "rates-to-verify": 11 };
const everything = {
  ...planning,
  ...verifying,
  "ending-certificates": 1,
  "papers-to-verify": 1,
  ...deciding,
  "suitability-removals": 1,
  "applicants-screening": 1,
  "applicants-interview": 1,
};
const perRole: [Role, Record<string, number>][] = [
  ["superadmin", everything],
  ["crewingmanagermarine", (({ "ending-certificates": _, ...rest }) => rest)(everything)],
  ["crewingadminmarine", (({ "suitability-removals": _, "rates-to-verify": _rates, ...rest }) => rest)(everything)],
  ["crewingplanningmarine", planning],
  ["crewingservicemarine", {}],
  [
    "crewingstaffmarine",
    {
      "blocked-joiners": 1,
      "ending-certificates": 1,
      "change-requests": 1,
      "applicants-screening": 1,
      "applicants-interview": 1,
    },
  ],
  [
    "crewingpdemarine",
    {
      "appraisals-to-write": 2,
      "blocked-joiners": 1,
      "ending-certificates": 1,
      "papers-to-verify": 1,
      "applicants-interview": 1,
    },
  ],
  ["crewingfinancemarine", verifying],
];

test(
  "each role finds the work it may do, of its own division, counted in one query",
  rolledBack(async (db) => {
    await busy(db, 1);
    await busy(db, 2);
    for (const place of ["screening", "interview"] as const) {
      const [one] = await applicantsAt(db, place);
      await db
        .update(applicants)
        .set({ movedAt: new Date("2026-10-30T02:00:00Z") })
        .where(eq(applicants.id, one?.id ?? 0));
    }
    for (const [role, expected] of perRole) {
      const actor = await person(db, role);
      expect([role, await countsOf(actor)]).toEqual([role, expected]);
      expect([role, await countQueries(db, () => workOf(actor))]).toEqual([role, 1]);
    }
    const {
      "applicants-screening": _,
      "applicants-interview": __,
      "suitability-removals": ___,
      "rates-to-verify": ____,
      ...tanker
    } = everything;
    expect(await countsOf(await person(db, "crewingadmintanker"))).toEqual(tanker);
  }),
);

test(
  "a line says the oldest or nearest day in Jakarta and how urgent it is, the most urgent first",
  rolledBack(async (db) => {
    await busy(db, 1);
    const tasks = await workOf(await person(db, "crewingadminmarine"));
    expect(tasks.map(({ key, day, urgency }) => [key, day, urgency])).toEqual([
      ["vacant-seats", "2026-11-01", "overdue"],
      ["over-eleven-months", "2026-11-01", "overdue"],
      ["data-requests", "2026-11-10", "overdue"],
      ["change-requests", "2026-11-10", "soon"],
      ["reliefs", "2026-12-05", "due"],
      ["over-ten-months", "2026-12-10", "due"],
      ["ending-certificates", "2026-12-05", "due"],
      ["blocked-joiners", "2026-12-05", "soon"],
      ["papers-to-verify", "2026-11-15", "none"],
    ]);
  }),
);

test(
  "every link opens a list of exactly what the line counts",
  rolledBack(async (db) => {
    const { leaving } = await busy(db, 1);
    const admin = await person(db, "superadmin");
    const caller = as(admin, { now });
    const people = async (key: string) => (await listCrew.execute(caller, await addressOf(admin, key))).rows;
    expect((await people("reliefs")).map(({ id }) => id)).toEqual([leaving.id]);
    expect((await people("over-eleven-months")).map(({ position }) => position)).toEqual(["Able Seaman"]);
    expect((await people("over-ten-months")).map(({ position }) => position)).toEqual(["Oiler"]);
    const { tab: level, ...blocked } = await addressOf(admin, "blocked-joiners");
    expect(await listComplianceForecast.execute(caller, { ...blocked, level })).toMatchObject({ total: 1 });
    expect(await listComplianceForecast.execute(caller, await addressOf(admin, "ending-certificates"))).toMatchObject({
      total: 1,
      rows: [{ code: "certificate-expires-on-board" }],
    });
    expect(await listVessels.execute(caller, await addressOf(admin, "vacant-seats"))).toMatchObject({ total: 1 });
    expect(await listBlacklist.execute(caller, await addressOf(admin, "suitability-removals"))).toMatchObject({
      total: 1,
    });
    expect(await listDocumentsToVerify.execute(caller, {})).toMatchObject({ total: 1 });
  }),
);

test(
  "late joiners appear for the responsible role, joiners within 14 days without an agreement for crewing; each link lists exactly these",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    await joining(db, ship, { sequence: 1, joins: "2026-12-05" });
    const trainee = await joining(db, ship, { sequence: 2, joins: "2026-11-28" });
    await checkedUp(db, trainee, { result: "Passed" });
    await agreed(db, trainee);
    const unsigned = await joining(db, ship, { sequence: 3, joins: "2026-12-04" });
    await checkedUp(db, unsigned, { result: "Passed" });
    await agreed(db, unsigned, false);
    await joining(db, ship, { sequence: 4, joins: "2027-03-01" });
    const service = await person(db, "crewingservicemarine");
    expect(await countsOf(service)).toMatchObject({ "late-check-ups": 1 });
    expect(await countsOf(await person(db, "crewingpdemarine"))).toMatchObject({ "late-trainings": 1 });
    const staff = await person(db, "crewingstaffmarine");
    expect(await countsOf(staff)).toEqual(
      expect.objectContaining({ "late-check-ups": 1, "late-trainings": 1, "joiners-without-pkl": 1 }),
    );
    expect(await countsOf(staff)).not.toHaveProperty("late-agreements");
    expect(await countsOf(await person(db, "crewingstafftanker"))).toEqual({});
    const due = (await workOf(staff)).find(({ key }) => key === "joiners-without-pkl");
    expect(due).toMatchObject({ about: "joining", day: "2026-12-04", daysLeft: 14, urgency: "soon" });
    expect((await listJoinersInPreparation.execute(as(staff, { now }), { withoutPkl: true })).total).toBe(1);
    for (const key of ["late-check-ups", "late-trainings"]) {
      const { tab, who } = await addressOf(staff, key);
      expect([key, tab, (await listJoinersInPreparation.execute(as(staff, { now }), { late: who })).total]).toEqual([
        key,
        "late",
        1,
      ]);
    }
  }),
);

test(
  "users do not see their own removal requests, uploads and rates while a colleague could decide",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: one } = await aboard(db, ship, { until: "2027-05-01" });
    const manager = await person(db, "crewingmanagermarine");
    const entry = await registered(db, one.id, (await person(db, "crewingadminmarine")).userId);
    const asked = { entryId: entry.id, reason: "Heard", documentFileId: await uploaded(db, manager.userId) };
    await db.insert(suitabilityRemovals).values({ ...asked, createdBy: manager.userId });
    await paper(db, one.id, { createdBy: manager.userId });
    expect(await countsOf(manager)).toEqual({ ...verifying, "suitability-removals": 1 });
    await person(db, "crewingmanagermarine");
    expect(await countsOf(manager)).toEqual(verifying);
    const finance = await person(db, "crewingfinancemarine");
    await ratesDraft(finance, { rows: await offshoreRows(db) });
    await ratesDraft(finance, { effectiveFrom: "2031-02-01" });
    expect(await countsOf(finance)).toEqual(verifying);
    expect(await countsOf(await person(db, "crewingmanagertanker"))).toEqual(verifying);
    expect(await countsOf(await person(db, "crewingmanagermarine"))).toEqual({
      "rates-to-verify": verifying["rates-to-verify"] + 1,
      "papers-to-verify": 1,
      "suitability-removals": 1,
    });
  }),
);

test(
  "a cancelled plan does not block, and a confirmed reliever ends the task",
  rolledBack(async (db) => {
    const { ship } = await busy(db, 1);
    const planner = await person(db, "crewingplanningmarine");
    await db
      .update(assignments)
      .set({ employeeStatus: "Confirmed" })
      .where(and(eq(assignments.vesselId, ship.id), eq(assignments.slot, "next")));
    expect((await countsOf(planner)).reliefs).toBeUndefined();
    await db
      .update(assignments)
      .set({ slot: "cancelled" })
      .where(and(eq(assignments.vesselId, ship.id), eq(assignments.slot, "next")));
    const counts = await countsOf(planner);
    expect(counts["blocked-joiners"]).toBeUndefined();
    expect(counts.reliefs).toBe(2);
  }),
);

test(
  "a principal sees the own fleet, a head and a seafarer their own documents, and none of others",
  rolledBack(async (db) => {
    const { ship, leaving } = await busy(db, 1);
    await busy(db, 1);
    const owner = await principal(db);
    await db.update(vessels).set({ principalId: owner.id }).where(eq(vessels.id, ship.id));
    const ending = { kind: "coc" as const, issued: "2020-01-01", certificateNumber: "1" };
    await db.insert(crewCertificates).values([
      { ...ending, crewId: leaving.id, certificateName: "One", expired: "2026-12-01" },
      { ...ending, crewId: leaving.id, certificateName: "Two", expired: "2027-12-01" },
      { ...ending, crewId: (await seafarer(db)).id, certificateName: "Three", expired: "2026-12-01" },
    ]);
    expect(await countsOf(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }))).toEqual({
      "vacant-seats": 1,
    });
    expect(await countsOf(await person(db, "crewingprincipalmarine"))).toEqual({});
    const head = await person(db, "crewmarine", "head", { crewId: leaving.id, vesselId: ship.id });
    const self = { ...head, subRole: "crew" as const };
    // One of the others leaves within thirty days and needs a report by the head.
    expect(await countsOf(head)).toEqual({ "appraisals-to-write": 1, "own-papers": 1 });
    expect(await countsOf(self)).toEqual({ "own-papers": 1 });
    for (const actor of [head, self]) {
      expect(await countQueries(db, () => workOf(actor))).toBe(1);
    }
    expect(await countsOf(await person(db, "crewmarine", "head"))).toEqual({});
  }),
);

test("the clock has no work list", async () => {
  await expect(listWork.execute(as({ kind: "scheduler" }, { now }), {})).rejects.toMatchObject({ code: "forbidden" });
});

test(
  "a line names its first case: vessel and position of an empty seat, vessel and person of a relief",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    await aboard(db, ship, { rank: "Bosun", fullName: "Slamet", since: "2026-06-01", until: "2026-12-05" });
    await aboard(db, ship, { rank: "Oiler", fullName: "Wahyu", since: "2026-06-01", until: "2026-11-25" });
    await ashore(db, ship, { rank: "Cook", from: "2026-01-01", to: "2026-11-01" });
    const work = await workOf(await person(db, "crewingplanningmarine"));
    expect(work.map(({ key, band, first }) => [key, band, first])).toEqual([
      ["vacant-seats", "today", { vessel: ship.name, person: null, position: { en: "Cook", id: "Juru Masak" } }],
      ["reliefs", "week", { vessel: ship.name, person: "Wahyu", position: null }],
    ]);
  }),
);

test(
  "a principal's own answers come before a vacant seat, which is no danger of theirs",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const ship = await vessel(db, { principalId: owner.id });
    const { seat } = await ashore(db, ship, { rank: "Cook", from: "2026-01-01", to: "2026-11-01" });
    const plan = { startDate: "2026-12-20", endDate: "2027-06-20", principalStatus: "Pending" as const };
    await assigned(db, seat, (await seafarer(db)).id, plan);
    const reader = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    expect((await workOf(reader)).map(({ key, band, isDanger }) => [key, band, isDanger])).toEqual([
      ["proposals-to-answer", "today", false],
      ["vacant-seats", "week", false],
    ]);
  }),
);
