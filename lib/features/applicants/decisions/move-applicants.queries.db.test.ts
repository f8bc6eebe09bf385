import { asc, eq, inArray } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { applicantAt, applicantsAt } from "@/db/testing/applicants";
import { removeOpening } from "@/db/testing/databases/committed";
import { lookupId, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { storeFile } from "@/lib/platform/files/store";
import { decideInterview } from "./decide-interview";
import { decideMcu } from "./decide-mcu";
import { insertBulkAssessments } from "./insert-bulk-assessments";
import { listTimeline } from "../detail/list-timeline";
import { recordInterviewNote } from "./record-interview-note";
import { recordMcuResult } from "./record-mcu-result";
import { recordTestScore } from "./record-test-score";
import { reviewScreening } from "./review-screening";
import { scheduleInterview } from "./schedule-interview";
import { scheduleMcu } from "./schedule-mcu";
import { scheduleTests } from "./schedule-tests";

afterAll(closeDatabase);

const review = { seafererName: "Budi Santoso", vesselName: "MT Nusantara 1" };
const day = addDays(dayOf(new Date()), 7);

async function medicalFile(db: Transaction, actor: UserActor) {
  const { id } = await storeFile(db, {
    fileType: "personaldata",
    name: "result.pdf",
    bytes: pdf,
    owner: { uploadedBy: actor.userId },
  });
  return id;
}

test(
  "moves an applicant to the hiring decision with history, audit and mails at every step",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "screening");
    const admin = await person(db, "crewingadminmarine");
    const staff = as(admin);
    await reviewScreening.execute(staff, { id, ...review, reviewResult: "Passed" });
    await insertBulkAssessments.execute(staff, {
      regCrewIdArray: [id],
      assessmentType: 2,
      assessmentStatus: "InProgress",
    });
    await insertBulkAssessments.execute(staff, {
      regCrewIdArray: [id],
      assessmentType: "boc",
      assessmentStatus: "Passed",
    });
    await scheduleTests.execute(staff, { ids: [id], date: day, time: "09:00", place: "Training Centre" });
    await recordTestScore.execute(staff, {
      id,
      assessmentType: "ces",
      score: 82,
      navigationScore: 75,
      decision: "Passed",
    });
    await recordTestScore.execute(staff, { id, assessmentType: "marlin", score: 90 });
    await recordTestScore.execute(staff, { id, assessmentType: "marlin", decision: "Passed" });
    const assessorIds = [await lookupId(db, "assessor")];
    await scheduleInterview.execute(staff, {
      ids: [id],
      date: day,
      time: "10:00",
      mode: "Online",
      link: "https://meet.example/nakhoda",
      assessorIds,
    });
    await recordInterviewNote.execute(staff, { id, assessorId: assessorIds[0], note: "Calm and clear" });
    await decideInterview.execute(staff, { id, decision: "Passed" });
    await scheduleMcu.execute(staff, {
      ids: [id],
      letterNumber: "017",
      date: day,
      mcuPackageId: await lookupId(db, "mcu-package"),
      clinicId: await lookupId(db, "mcu-clinic"),
    });
    const fileId = await medicalFile(db, admin);
    await recordMcuResult.execute(staff, {
      id,
      result: "Fit",
      healthStatusDegreeId: await lookupId(db, "mcu-health-status-degree", "Fit for sea duty"),
      fileId,
    });
    const last = await decideMcu.execute(staff, { id, decision: "Passed" });

    expect(last).toMatchObject({
      currentStatusId: 7,
      rows: [
        { assessmentType: "6", assessmentStatus: "Passed" },
        { assessmentType: "7", assessmentStatus: "Pending" },
      ],
    });
    const history = await db
      .select()
      .from(assessments)
      .where(eq(assessments.applicantId, id))
      .orderBy(asc(assessments.id));
    expect(history.map(({ type, status }) => `${type}/${status}`)).toEqual([
      ...[
        "screening/Pending",
        "screening/Passed",
        "boc/Pending",
        "boc/InProgress",
        "boc/Passed",
        "ces/Pending",
        "marlin/Pending",
      ],
      ...[
        "ces/InProgress",
        "marlin/InProgress",
        "ces/Completed",
        "ces/Passed",
        "marlin/Completed",
        "marlin/Passed",
        "interview/Pending",
      ],
      ...[
        "interview/InProgress",
        "interview/Completed",
        "interview/Passed",
        "mcu/Pending",
        "mcu/InProgress",
        "mcu/Completed",
        "mcu/Passed",
        "result/Pending",
      ],
    ]);
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, id));
    expect(applicant).toMatchObject({ currentStatusId: 7, version: last.version });
    const audited = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, String(id)))
      .orderBy(auditEntries.id);
    expect(audited.length).toBe(13);
    expect(audited.find(({ operation }) => operation === "applicants.review-screening")).toMatchObject({
      before: { currentStatusId: 1 },
      after: { currentStatusId: 2 },
      actorId: String(admin.userId),
      divisionId: 1,
    });
    const sent = await db.select().from(mails).where(eq(mails.subjectId, id)).orderBy(asc(mails.id));
    expect(sent.map(({ type }) => type)).toEqual(["RegisterCESMarlin", "RegisterInterview", "RegisterMCU"]);
    expect(sent.map(({ plain }) => plain).join()).not.toMatch(/Fit for sea duty|Calm and clear|score/i);
    const [file] = await db.select().from(files).where(eq(files.id, fileId));
    expect(file).toMatchObject({ fileType: "mcu", subjectType: "applicant", subjectId: id });
    const { entries } = await listTimeline.execute(staff, { id });
    expect(
      Object.fromEntries(
        ["assessment", "mail", "file"].map((kind) => [kind, entries.filter((entry) => entry.kind === kind).length]),
      ),
    ).toEqual({ assessment: 22, mail: 3, file: 1 });
    expect(
      entries.find((entry) => entry.kind === "assessment" && entry.type === "screening" && entry.status === "Passed"),
    ).toMatchObject({ by: "Sari Wijaya", details: { ...review, reviewResult: "Passed" } });
  }),
);

test(
  "hides the other division's applicants, and shows service staff only the check-up stage",
  rolledBack(async (db) => {
    const foreign = await applicantAt(db, "screening", await openOpening(db, 2));
    const own = await applicantAt(db, "boc");
    const missing = { code: "not-found" };
    await expect(
      reviewScreening.execute(as(await person(db, "crewingadminmarine")), {
        id: foreign.id,
        ...review,
        reviewResult: "Passed",
      }),
    ).rejects.toMatchObject(missing);
    const service = as(await person(db, "crewingservicemarine"));
    await expect(listTimeline.execute(service, { id: own.id })).rejects.toMatchObject(missing);
    const toBoc = { ids: [own.id], assessmentType: 2, assessmentStatus: "InProgress" };
    await expect(insertBulkAssessments.execute(service, toBoc)).rejects.toMatchObject({ code: "forbidden" });
    await expect(insertBulkAssessments.execute(service, { ...toBoc, assessmentType: 6 })).rejects.toMatchObject(
      missing,
    );
    const { id } = await applicantAt(db, "mcu");
    const schedule = {
      letterNumber: "018",
      date: day,
      mcuPackageId: await lookupId(db, "mcu-package"),
      clinicId: await lookupId(db, "mcu-clinic"),
    };
    expect((await scheduleMcu.execute(service, { id, ...schedule })).moved).toBe(1);
  }),
);

test(
  "allows each role only its moves of the permission table",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "boc");
    const staff = as(await person(db, "crewingstaffmarine"));
    await insertBulkAssessments.execute(staff, { ids: [id], assessmentType: "boc", assessmentStatus: "InProgress" });
    await expect(
      insertBulkAssessments.execute(staff, { ids: [id], assessmentType: "boc", assessmentStatus: "Passed" }),
    ).rejects.toMatchObject({ code: "forbidden" });
    const { id: tested } = await applicantAt(db, "tests");
    await scheduleTests.execute(staff, { id: tested, date: day, place: "Training Centre" });
    await recordTestScore.execute(staff, { id: tested, assessmentType: "ces", score: 80 });
    await expect(
      recordTestScore.execute(staff, { id: tested, assessmentType: "ces", decision: "Passed" }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "moves 40 applicants in under two seconds with history, audit and stage",
  rolledBack(async (db) => {
    const stored = await applicantsAt(db, "tests", 40);
    const ids = stored.map(({ id }) => id);
    const manager = as(await person(db, "crewingmanagermarine"));
    const started = performance.now();
    const { moved } = await scheduleTests.execute(manager, { ids, date: day, place: "Training Centre" });
    const taken = Math.round(performance.now() - started);
    process.stdout.write(`40 applicants moved with mails in ${taken} ms\n`);
    expect(moved).toBe(40);
    expect(taken).toBeLessThan(2_000);
    expect(
      (await db.select().from(assessments).where(inArray(assessments.applicantId, ids))).filter(
        ({ status }) => status === "InProgress",
      ).length,
    ).toBe(80);
    expect((await db.select().from(mails).where(inArray(mails.subjectId, ids))).length).toBe(40);
    expect(
      (
        await db
          .select()
          .from(auditEntries)
          .where(inArray(auditEntries.subject, ids.map(String)))
          .orderBy(auditEntries.id)
      ).length,
    ).toBe(40);
    expect(
      (await db.select().from(applicants).where(inArray(applicants.id, ids))).every(
        ({ currentStatusId, version }) => currentStatusId === 3 && version === 2,
      ),
    ).toBe(true);
  }),
);

test("lets one of two concurrent decisions win; the other gets user and time", async () => {
  const db = database();
  const opening = await openOpening(db);
  const { id } = await applicantAt(db, "screening", opening);
  const [one, other] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
  try {
    const results = await Promise.allSettled([
      reviewScreening.execute(as(one), { id, ...review, reviewResult: "Passed" }),
      reviewScreening.execute(as(other), { id, ...review, reviewResult: "Failed", reason: "certificate-expired" }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const result of results) {
      if (result.status === "rejected")
        expect(result.reason).toMatchObject({
          status: 409,
          messageKey: "applicants.pipeline.changedBy",
          values: { name: "Sari Wijaya", time: expect.stringMatching(/\d{4} \d\d:\d\d$/) },
        });
    }
    const screening = (
      await db.select().from(assessments).where(eq(assessments.applicantId, id)).orderBy(assessments.id)
    ).filter(({ type }) => type === "screening");
    expect(screening.length).toBe(2);
  } finally {
    await removeOpening(opening.id);
  }
});

test(
  "refuses an outdated version",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "boc");
    const admin = as(await person(db, "crewingadminmarine"));
    const {
      applicants: [moved],
    } = await insertBulkAssessments.execute(admin, {
      ids: [id],
      version: 1,
      assessmentType: "boc",
      assessmentStatus: "InProgress",
    });
    expect(moved?.version).toBe(2);
    await expect(
      insertBulkAssessments.execute(admin, {
        ids: [id],
        version: 1,
        assessmentType: "boc",
        assessmentStatus: "Passed",
      }),
    ).rejects.toMatchObject({ code: "conflict", values: { name: "Sari Wijaya" } });
  }),
);
