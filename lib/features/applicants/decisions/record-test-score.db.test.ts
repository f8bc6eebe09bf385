import { eq } from "drizzle-orm";
import { assessments } from "@/db/schema/applicants";
import { mails } from "@/db/schema/mail";
import { applicantAt } from "@/db/testing/applicants";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { recordTestScore } from "./record-test-score";
import { scheduleTests } from "./schedule-tests";

afterAll(closeDatabase);

const day = addDays(dayOf(new Date()), 3);

test(
  "passes a Master in Marlin at 85; below, a manager may override with a reason",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "tests", await openOpening(db, 1, {}, "Master"));
    const [admin, manager] = [as(await person(db, "crewingadminmarine")), as(await person(db, "crewingmanagermarine"))];
    await expect(recordTestScore.execute(admin, { id, assessmentType: "marlin", score: 84 })).rejects.toMatchObject({
      code: "conflict",
    });
    await scheduleTests.execute(admin, { id, date: day, place: "Training Centre" });
    await expect(
      recordTestScore.execute(admin, { id, assessmentType: "marlin", decision: "Passed" }),
    ).rejects.toMatchObject({ fields: [{ message: "applicants.pipeline.scoreMissing" }] });
    await expect(recordTestScore.execute(admin, { id, assessmentType: "marlin", score: 101 })).rejects.toMatchObject({
      code: "invalid",
    });
    await recordTestScore.execute(admin, { id, assessmentType: "marlin", score: 84 });
    await expect(
      recordTestScore.execute(admin, { id, assessmentType: "marlin", decision: "Passed", reason: "Good speaker" }),
    ).rejects.toMatchObject({
      fields: [{ path: "score", message: "applicants.pipeline.belowThreshold?threshold=85" }],
    });
    await expect(
      recordTestScore.execute(manager, { id, assessmentType: "marlin", decision: "Passed" }),
    ).rejects.toMatchObject({ fields: [{ path: "reason" }] });
    await recordTestScore.execute(manager, {
      id,
      assessmentType: "marlin",
      decision: "Passed",
      reason: "Good speaker",
    });
    const rows = (
      await db.select().from(assessments).where(eq(assessments.applicantId, id)).orderBy(assessments.id)
    ).filter(({ type }) => type === "marlin");
    expect(rows.at(-1)).toMatchObject({ status: "Passed", reason: "Good speaker", details: { override: true } });
    expect(rows.at(-2)).toMatchObject({ status: "Completed", details: { score: 84, threshold: 85 } });
  }),
);

test(
  "requires 70 in navigation from a Master and none from a bosun",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    const { id } = await applicantAt(db, "tests", await openOpening(db, 1, {}, "Master"));
    const ces = { id, assessmentType: "ces" };
    await scheduleTests.execute(admin, { id, date: day, place: "Training Centre" });
    await expect(recordTestScore.execute(admin, { ...ces, score: 90, decision: "Passed" })).rejects.toMatchObject({
      fields: [{ path: "navigationScore", message: "applicants.pipeline.navigationMissing" }],
    });
    await recordTestScore.execute(admin, { ...ces, score: 90, navigationScore: 69 });
    await expect(recordTestScore.execute(admin, { ...ces, decision: "Passed" })).rejects.toMatchObject({
      fields: [{ path: "navigationScore", message: "applicants.pipeline.belowNavigation?threshold=70" }],
    });
    await recordTestScore.execute(as(await person(db, "crewingmanagermarine")), {
      ...ces,
      decision: "Passed",
      reason: "Retested on the bridge",
    });
    const rows = (
      await db.select().from(assessments).where(eq(assessments.applicantId, id)).orderBy(assessments.id)
    ).filter(({ type }) => type === "ces");
    expect(rows.at(-1)).toMatchObject({
      status: "Passed",
      reason: "Retested on the bridge",
      details: { override: true },
    });
    const bosun = await applicantAt(db, "tests", await openOpening(db, 1, {}, "Bosun"));
    await scheduleTests.execute(admin, { id: bosun.id, date: day, place: "Training Centre" });
    await recordTestScore.execute(admin, {
      id: bosun.id,
      assessmentType: "ces",
      score: 90,
      navigationScore: 10,
      decision: "Passed",
    });
    const [scored] = (
      await db.select().from(assessments).where(eq(assessments.applicantId, bosun.id)).orderBy(assessments.id)
    ).filter(({ type, status }) => type === "ces" && status === "Completed");
    expect(scored?.details).toEqual({ score: 90, threshold: 70, date: expect.any(String) });
  }),
);

test(
  "allows one retake by a manager with a reason; a second failure ends the application",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "tests");
    const [admin, manager] = [as(await person(db, "crewingadminmarine")), as(await person(db, "crewingmanagermarine"))];
    const schedule = { id, date: day, place: "Training Centre" };
    await scheduleTests.execute(admin, schedule);
    expect(
      await recordTestScore.execute(admin, { id, assessmentType: "ces", score: 40, decision: "Failed" }),
    ).toMatchObject({ currentStatusId: 3 });
    expect(await db.select().from(mails).where(eq(mails.type, "RegisterFailed"))).toEqual([]);
    const retake = { ...schedule, tests: ["ces"], reason: "Was ill" };
    await expect(scheduleTests.execute(admin, retake)).rejects.toMatchObject({ code: "forbidden" });
    await expect(scheduleTests.execute(manager, { ...retake, reason: "" })).rejects.toMatchObject({ code: "conflict" });
    await scheduleTests.execute(manager, retake);
    await expect(
      recordTestScore.execute(manager, { id, assessmentType: "ces", decision: "Passed", reason: "The old score" }),
    ).rejects.toMatchObject({ fields: [{ message: "applicants.pipeline.scoreMissing" }] });
    expect(
      await recordTestScore.execute(admin, { id, assessmentType: "ces", score: 50, decision: "Failed" }),
    ).toMatchObject({ currentStatusId: 8 });
    expect((await db.select().from(mails).where(eq(mails.subjectId, id))).map(({ type }) => type)).toContain(
      "RegisterFailed",
    );
  }),
);

test(
  "refuses a past date and a future test date",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "tests");
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(
      scheduleTests.execute(admin, { id, date: addDays(day, -10), place: "Training Centre" }),
    ).rejects.toMatchObject({ fields: [{ path: "date", message: "applicants.pipeline.dateInPast" }] });
    await scheduleTests.execute(admin, { id, date: day, place: "Training Centre" });
    await expect(
      recordTestScore.execute(admin, { id, assessmentType: "ces", score: 80, date: day }),
    ).rejects.toMatchObject({ fields: [{ path: "date", message: "applicants.notInFuture" }] });
  }),
);
