import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { appraisalEvents, appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { appraised } from "@/db/testing/records/appraisals";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { aboard, ashore } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import type { UserActor } from "@/lib/access/actor";
import { addDays } from "@/lib/platform/calendar/dates";
import { getAppraisalVessel } from "../vessels/get-appraisal-vessel";
import { listAppraisalVessels } from "../vessels/list-appraisal-vessels";
import { listAppraisals } from "./list-appraisals";
import { listEmployeeAppraisals } from "./list-employee-appraisals";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");
const today = "2026-11-20";
type Stay = Awaited<ReturnType<typeof aboard>>;

/** Create a seafarer who has signed off, with the schedule. */
async function left(db: Transaction, ship: Awaited<ReturnType<typeof vessel>>, to: string, rank: string) {
  const stay = await ashore(db, ship, { rank, from: "2026-03-01", to });
  await scheduled(db, stay.tour, { statusId: 7 });
  return stay;
}

/**
 * Create seafarers in every state: leaving soon or later, with a pending report, and signed off with and without one.
 */
async function fleetOf(db: Transaction) {
  const ship = await vessel(db, { name: `MV Nilai ${Math.random()}` });
  const soon = await aboard(db, ship, { rank: "Bosun", until: addDays(today, 30) });
  const later = await aboard(db, ship, { rank: "Master", until: addDays(today, 31) });
  const sentBack = await aboard(db, ship, { rank: "Oiler", until: addDays(today, 10) });
  const waiting = await aboard(db, ship, { rank: "Able Seaman", until: addDays(today, 5) });
  await appraised(db, sentBack, { reviewStatus: "WaitingForRevision", revisionNumber: 2 });
  await appraised(db, waiting, { reviewStatus: "WaitingForReview" });
  const missing = await left(db, ship, addDays(today, -5), "Cook");
  const done = await left(db, ship, addDays(today, -6), "Ordinary Seaman");
  const { id } = await appraised(db, done, { dateOfReport: addDays(today, -6) });
  const longAgo = await left(db, ship, addDays(today, -200), "Second Engineer");
  return { ship, soon, later, sentBack, waiting, missing, done, longAgo, approvedId: id };
}
const names = ({ rows }: { rows: { crewId: number }[] }) => rows.map(({ crewId }) => crewId);
const ids = (...stays: Pick<Stay, "person">[]) => stays.map((stay) => stay.person.id);

test(
  "lists assignments within 30 days of sign-off or overdue, and open reports, earliest sign-off first",
  rolledBack(async (db) => {
    const fleet = await fleetOf(db);
    const { ship, soon, sentBack, waiting, missing, done, later } = fleet;
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    const list = (input: object) => listAppraisals.execute(staff, { vesselId: ship.id, ...input });
    const request = await list({ tab: "new-request" });
    expect(names(request)).toEqual(ids(missing, waiting, sentBack, soon));
    expect(request.rows.map((row) => [row.reportingStatus, row.reviewStatus, row.revisionCount])).toEqual([
      ["Pending Report", null, 0],
      ["Submitted", "WaitingForReview", 0],
      ["Need Revision", "WaitingForRevision", 2],
      ["Pending Report", null, 0],
    ]);
    expect(request.rows[0]).toMatchObject({ isOverdue: true, isOnBoard: false, daysLeft: -5, flag: "Form" });
    const history = await list({ tab: "history" });
    expect(history.rows).toMatchObject([
      { employeeAppraisalId: fleet.approvedId, crewId: done.person.id, seafarersRatingMandatoryAverageScore: 4 },
    ]);
    expect(names(await list({ tab: "on-board" }))).toEqual(ids(waiting, sentBack, soon, later));
    expect(await getAppraisalVessel.execute(staff, { vesselId: ship.id })).toMatchObject({
      flag: "Form",
      mayWrite: false,
      tabs: { "new-request": 4, history: 1, "on-board": 4 },
    });
    const [row] = (
      await listAppraisalVessels.execute(staff, { filterList: ship.name.toLowerCase(), pageSize: 200 })
    ).rows.filter(({ vesselId }) => vesselId === ship.id);
    expect(row).toMatchObject({
      crewReadyToOffBoard: 3,
      waitingForReport: 2,
      waitingForReview: 1,
      waitingForRevision: 1,
    });
  }),
);

test(
  "marks reports to review for permitted users, except authors and the seafarer",
  rolledBack(async (db) => {
    const { ship, waiting } = await fleetOf(db);
    const [manager, author] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
    const [report] = await db.select().from(appraisals).where(eq(appraisals.assignmentId, waiting.tour.id));
    await db.insert(appraisalEvents).values({
      appraisalId: report?.id ?? 0,
      event: "submitted",
      toStatus: "WaitingForReview",
      revisionNumber: 0,
      createdBy: author.userId,
    });
    const reviewedBy = async (actor: UserActor) => {
      const { rows } = await listAppraisals.execute(as(actor, { now }), { vesselId: ship.id, tab: "new-request" });
      return rows.filter(({ mayReview }) => mayReview).map(({ crewId }) => crewId);
    };
    expect(await reviewedBy(manager)).toEqual(ids(waiting));
    expect(await reviewedBy(author)).toEqual([]);
    expect(await reviewedBy({ ...manager, crewId: waiting.person.id })).toEqual([]);
    expect(await reviewedBy(await person(db, "crewingplanningmarine"))).toEqual([]);
  }),
);

test(
  "sorts by name, boarding date or average both ways, without a score last",
  rolledBack(async (db) => {
    const { ship, soon, sentBack, waiting, missing, done } = await fleetOf(db);
    for (const [index, { person: of }] of [soon, sentBack, waiting, missing].entries())
      await db
        .update(crew)
        .set({ fullName: `Agus ${"DBCA"[index]}` })
        .where(eq(crew.id, of.id));
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    const list = async (input: object) => names(await listAppraisals.execute(staff, { vesselId: ship.id, ...input }));
    expect(await list({ sort: "name" })).toEqual(ids(missing, sentBack, waiting, soon));
    expect(await list({ sort: "name", order: "desc" })).toEqual(ids(soon, waiting, sentBack, missing));
    expect(await list({ sort: "nothing known", order: "sideways" })).toEqual(await list({}));
    expect((await list({ sort: "onBoard" }))[0]).toBe(missing.person.id);
    await appraised(db, done, { averageScore: null, dateOfReport: addDays(today, -7), reason: "special request" });
    await appraised(db, missing, { averageScore: 5, dateOfReport: addDays(today, -8) });
    const history = { tab: "history", sort: "average" };
    expect(await list(history)).toEqual(ids(missing, done, done));
    expect(await list({ ...history, order: "asc" })).toEqual(ids(done, missing, done));
  }),
);

test(
  "accepts only a sign-off report for the end of the assignment",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const stay = await aboard(db, ship, { rank: "Bosun", until: addDays(today, 10) });
    const list = async () =>
      names(await listAppraisals.execute(as(await person(db, "crewingpdemarine"), { now }), { vesselId: ship.id }));
    const early = { reason: "special request", dateOfReport: "2026-09-01", periodTo: "2026-09-01" } as const;
    await appraised(db, stay, early);
    expect(await list()).toEqual(ids(stay));
    await appraised(db, stay, { dateOfReport: "2026-09-02" });
    expect(await list()).toEqual([]);
  }),
);

test(
  "shows heads the own vessel, seafarers own approved reports, principals and other divisions nothing",
  rolledBack(async (db) => {
    const fleet = await fleetOf(db);
    const { ship, waiting, sentBack, missing, soon, done } = fleet;
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id, crewId: soon.person.id });
    await appraised(db, soon, { dateOfReport: "2026-09-01", reason: "special request", periodTo: "2026-09-01" });
    const all = { vesselId: ship.id, pageSize: 200 };
    expect(names(await listAppraisals.execute(as(head, { now }), all))).toEqual(ids(missing, waiting, sentBack));
    expect(names(await listAppraisals.execute(as(head, { now }), { ...all, tab: "history" })).sort()).toEqual(
      ids(done, soon).sort(),
    );
    const self = await person(db, "crewmarine", "crew", { crewId: waiting.person.id });
    expect((await listEmployeeAppraisals.execute(as(self, { now }), {})).rows).toEqual([]);
    const other = await person(db, "crewmarine", "crew", { crewId: done.person.id });
    expect((await listEmployeeAppraisals.execute(as(other, { now }), {})).total).toBe(1);
    expect((await listEmployeeAppraisals.execute(as(self, { now }), { crewId: done.person.id })).total).toBe(0);
    expect((await listAppraisals.execute(as(other, { now }), all)).total).toBe(0);
    const elsewhere = await person(db, "crewmarine", "head", { vesselId: (await vessel(db)).id });
    expect((await listAppraisals.execute(as(elsewhere, { now }), all)).total).toBe(0);
    expect((await listAppraisals.execute(as(await person(db, "crewingpdetanker"), { now }), all)).total).toBe(0);
    await expect(
      listAppraisals.execute(as(await person(db, "crewingprincipalmarine"), { now }), all),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "uses two queries per list for any number of rows",
  rolledBack(async (db) => {
    const { ship } = await fleetOf(db);
    const staff = as(await person(db, "crewingpdemarine"), { now });
    for (const tab of ["new-request", "history", "on-board"] as const)
      expect(
        await countQueries(db, () => listAppraisals.execute(staff, { vesselId: ship.id, tab })),
      ).toBeLessThanOrEqual(2);
    expect(await countQueries(db, () => listAppraisalVessels.execute(staff, {}))).toBeLessThanOrEqual(2);
  }),
);
