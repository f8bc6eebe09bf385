import { eq } from "drizzle-orm";
import { applicants, assessments } from "@/db/schema/applicants";
import { applicantAt, applicantsAt } from "@/db/testing/applicants";
import { countQueries } from "@/db/testing/count-queries";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { dayOf } from "@/lib/platform/calendar/dates";
import { failApplicant } from "../decisions/fail-applicant";
import { getPipelineReport } from "../report/get-pipeline-report";
import { insertBulkAssessments } from "../decisions/insert-bulk-assessments";
import { listApplicants } from "./list-applicants";
import { listCesMarlin } from "./list-ces-marlin";
import { withdrawApplicant } from "../decisions/withdraw-applicant";

afterAll(closeDatabase);

test(
  "lists applicants for CES and for Marlin, each with half the page size",
  rolledBack(async (db) => {
    const stored = await applicantsAt(db, "tests", 7);
    await applicantAt(db, "tests", await openOpening(db, 2));
    const [done, ...waiting] = stored.map(({ id }) => id);
    await db.insert(assessments).values({ applicantId: done ?? 0, type: "ces", status: "Passed", divisionId: 1 });
    const { ces, marlin } = await listCesMarlin.execute(as(await person(db, "crewingpdemarine")), {
      pageSize: 10,
      marlinPage: 2,
    });
    expect([ces.total, ces.rows.length, ces.pageSize, marlin.total, marlin.rows.length, marlin.pageNumber]).toEqual([
      6, 5, 5, 7, 2, 2,
    ]);
    expect(ces.rows.every(({ id }) => waiting.includes(id))).toBe(true);
  }),
);

test(
  "lists an applicant of both tests twice, each with its next step; two queries a list",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "tests");
    await db.insert(assessments).values({ applicantId: id, type: "ces", status: "InProgress", divisionId: 1 });
    const admin = as(await person(db, "crewingadminmarine"));
    const { ces, marlin } = await listCesMarlin.execute(admin, {});
    expect([ces.rows[0], marlin.rows[0]]).toMatchObject([
      { id, ces: "InProgress", marlin: "Pending", nextAction: "record-ces" },
      { id, ces: "InProgress", marlin: "Pending", nextAction: "schedule-marlin" },
    ]);
    expect(await countQueries(db, () => listCesMarlin.execute(admin, {}))).toBe(4);
  }),
);

test(
  "filters list and counts by position, vessel type, opening and ageing",
  rolledBack(async (db) => {
    const [master, cook] = [await openOpening(db, 1, {}, "Master"), await openOpening(db, 1, {}, "Cook")];
    const old = await applicantAt(db, "screening", master, { movedAt: new Date(Date.now() - 15 * 86_400_000) });
    await applicantAt(db, "screening", master);
    await applicantAt(db, "boc", cook, { movedAt: new Date(Date.now() - 20 * 86_400_000) });
    const admin = as(await person(db, "crewingadminmarine"));
    const list = (filter: object) => listApplicants.execute(admin, { tab: "new-applicants", ...filter });
    expect((await list({ position: master.positionId })).counts).toMatchObject({
      "new-applicants": 2,
      "boc-waitlist": 0,
    });
    expect((await list({ joi: cook.id })).counts).toMatchObject({ "new-applicants": 0, "boc-waitlist": 1 });
    expect((await list({ vesselType: 999_999 })).total).toBe(0);
    const aged = await list({ ageing: "true" });
    expect([aged.rows.map(({ id }) => id), aged.counts["boc-waitlist"]]).toEqual([[old.id], 1]);
    expect(aged.rows[0]).toMatchObject({
      isAged: true,
      position: "Master",
      positionNameId: "Nakhoda",
      lastMovedAt: old.movedAt,
    });
  }),
);

test(
  "ends ageing with a move",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "boc", undefined, { movedAt: new Date("2020-01-01") });
    await insertBulkAssessments.execute(as(await person(db, "crewingadminmarine")), {
      ids: [id],
      assessmentType: 2,
      assessmentStatus: "InProgress",
    });
    const [row] = await db.select().from(applicants).where(eq(applicants.id, id));
    expect(Date.now() - (row?.movedAt.getTime() ?? 0)).toBeLessThan(60_000);
  }),
);

test(
  "counts reached, passed, failed and withdrawn applicants with reasons, by division and period",
  rolledBack(async (db) => {
    const stored = await applicantsAt(db, "boc", 4);
    await applicantsAt(db, "boc", 2, await openOpening(db, 2));
    const [one, two, three] = stored.map(({ id }) => id);
    const admin = as(await person(db, "crewingadminmarine"));
    await insertBulkAssessments.execute(admin, { ids: [one], assessmentType: 2, assessmentStatus: "Passed" });
    await failApplicant.execute(admin, { id: two, reason: "background-check" });
    await withdrawApplicant.execute(admin, { id: three });
    const today = dayOf(new Date());
    const report = await getPipelineReport.execute(admin, { from: today, to: today });
    const stage = (name: string) => report.stages.find((row) => row.stage === name);
    expect(stage("screening")).toMatchObject({ reached: 4, passed: 4, failed: 0, withdrawn: 0 });
    expect(stage("boc")).toMatchObject({
      reached: 4,
      passed: 1,
      failed: 1,
      withdrawn: 1,
      medianDays: expect.any(Number),
    });
    expect(stage("ces")).toMatchObject({ reached: 1, passed: 0, medianDays: null });
    expect(report.reasons).toEqual([{ stage: "boc", reason: "background-check", total: 1 }]);
    const earlier = await getPipelineReport.execute(admin, { from: "2020-01-01", to: "2020-12-31" });
    expect(earlier.stages.every(({ reached, failed }) => reached === 0 && failed === 0)).toBe(true);
    await expect(getPipelineReport.execute(admin, { from: today, to: "2020-01-01" })).rejects.toMatchObject({
      code: "invalid",
    });
  }),
);
