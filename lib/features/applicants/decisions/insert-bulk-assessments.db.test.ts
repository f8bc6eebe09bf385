import { eq, inArray } from "drizzle-orm";
import { applicants, assessments } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { applicantAt, applicantsAt } from "@/db/testing/applicants";
import { lookupId, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { dayOf } from "@/lib/platform/calendar/dates";
import { insertAssessment } from "./insert-assessment";
import { insertBulkAssessments } from "./insert-bulk-assessments";
import { updateApplicantStatus } from "./update-applicant-status";

afterAll(closeDatabase);

test(
  "moves none when one is blocked and names each refused id with its reason",
  rolledBack(async (db) => {
    const good = await applicantsAt(db, "boc", 3);
    const early = await applicantAt(db, "screening");
    const foreign = await applicantAt(db, "boc", await openOpening(db, 2));
    const admin = as(await person(db, "crewingadminmarine"));
    const ids = [...good, early, foreign].map(({ id }) => id);
    await expect(
      insertBulkAssessments.execute(admin, { regCrewIdArray: ids, assessmentType: 2, assessmentStatus: "InProgress" }),
    ).rejects.toMatchObject({
      code: "conflict",
      messageKey: "applicants.pipeline.bulkRefused",
      values: { count: 2 },
      fields: [
        { path: String(early.id), message: expect.stringContaining("applicants.pipeline.refusal.not-reached") },
        { path: String(foreign.id), message: expect.stringContaining("applicants.notFound") },
      ],
    });
    expect(
      (await db.select().from(assessments).where(inArray(assessments.applicantId, ids))).some(
        ({ status }) => status === "InProgress",
      ),
    ).toBe(false);
    expect(
      await db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.operation, "applicants.insert-bulk-assessments"))
        .orderBy(auditEntries.id),
    ).toEqual([]);
    expect(
      (
        await insertBulkAssessments.execute(admin, {
          regCrewIdArray: good.map(({ id }) => id),
          assessmentType: 2,
          assessmentStatus: "InProgress",
        })
      ).moved,
    ).toBe(3);
  }),
);

test(
  "sends no BOC mail by default",
  rolledBack(async (db) => {
    const [one, other] = await applicantsAt(db, "boc", 2);
    const admin = as(await person(db, "crewingadminmarine"));
    const send = (id: number | undefined) =>
      insertBulkAssessments.execute(admin, { ids: [id], assessmentType: 2, assessmentStatus: "InProgress" });
    await send(one?.id);
    process.env.MAIL_REGISTER_BOC = "1";
    await send(other?.id).finally(() => delete process.env.MAIL_REGISTER_BOC);
    expect(
      (
        await db
          .select()
          .from(mails)
          .where(inArray(mails.subjectId, [one?.id ?? 0, other?.id ?? 0]))
      ).map(({ subjectId, type }) => [subjectId, type]),
    ).toEqual([[other?.id, "RegisterBOC"]]);
  }),
);

test(
  "uses the same state machine for a single row, with stage fields beside or in details",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "screening");
    const admin = as(await person(db, "crewingadminmarine"));
    const row = { registerCrewId: id, assessmentType: 1, divisionId: 1 };
    await expect(insertAssessment.execute(admin, { ...row, assessmentStatus: "Passed" })).rejects.toMatchObject({
      code: "invalid",
      fields: [{ path: "seafererName" }, { path: "vesselName" }],
    });
    await expect(
      insertAssessment.execute(admin, { ...row, divisionId: 2, assessmentStatus: "Passed" }),
    ).rejects.toMatchObject({ code: "invalid", fields: [{ path: "divisionId" }] });
    await expect(insertAssessment.execute(admin, { ...row, assessmentStatus: "Completed" })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(
      insertAssessment.execute(admin, { ...row, assessmentType: "interview", assessmentStatus: "Passed" }),
    ).rejects.toMatchObject({ messageKey: "applicants.pipeline.refusal.not-reached" });
    const passed = await insertAssessment.execute(admin, {
      ...row,
      assessmentStatus: "Passed",
      seafererName: "Budi",
      vesselName: "MT Nusantara 1",
    });
    expect(passed.currentStatusId).toBe(2);
    await insertAssessment.execute(admin, { ...row, assessmentType: "boc", assessmentStatus: "InProgress" });
    await expect(
      insertAssessment.execute(admin, { ...row, assessmentType: "boc", assessmentStatus: "Pending" }),
    ).rejects.toMatchObject({ fields: [{ path: "reason", message: "validation.required" }] });
    expect(
      (
        await insertAssessment.execute(admin, {
          ...row,
          assessmentType: "boc",
          assessmentStatus: "Pending",
          reason: "List was wrong",
        })
      ).rows,
    ).toMatchObject([{ assessmentType: "2", assessmentStatus: "Pending" }]);
  }),
);

test(
  "requires date and employment type for a hire by the history calls; refuses without permission",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "result");
    const employment = {
      joinedOn: dayOf(new Date()),
      employmentTypeId: await lookupId(db, "employment-type", "Contract"),
    };
    const bare = { id, assessmentType: 7, assessmentStatus: "Completed" };
    const manager = as(await person(db, "crewingmanagermarine"));
    const lacking = (...paths: string[]) => ({
      code: "invalid",
      fields: paths.map((path) => ({ path, message: "validation.required" })),
    });
    await expect(insertAssessment.execute(manager, bare)).rejects.toMatchObject(
      lacking("joinedOn", "employmentTypeId"),
    );
    await expect(insertAssessment.execute(manager, { ...bare, joinedOn: employment.joinedOn })).rejects.toMatchObject(
      lacking("employmentTypeId"),
    );
    await expect(
      insertBulkAssessments.execute(manager, { ids: [id], assessmentType: 7, assessmentStatus: "Completed" }),
    ).rejects.toMatchObject(lacking("joinedOn", "employmentTypeId"));
    expect(await db.select().from(crew).where(eq(crew.applicantId, id))).toEqual([]);
    expect(await db.select().from(mails).where(eq(mails.subjectId, id))).toEqual([]);
    const row = { ...bare, ...employment };
    await expect(insertAssessment.execute(as(await person(db, "crewingstaffmarine")), row)).rejects.toMatchObject({
      code: "forbidden",
    });
    await insertAssessment.execute(manager, row);
    const [hired] = await db.select().from(crew).where(eq(crew.applicantId, id));
    expect(hired).toMatchObject({ status: "off-board", ...employment });
  }),
);

test(
  "accepts the current stage or a legal move in the status call and refuses everything else",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "boc");
    const admin = as(await person(db, "crewingadminmarine"));
    const set = (currentStatusId: number, reason?: string) =>
      updateApplicantStatus.execute(admin, { id, currentStatusId, reason });
    expect(await set(2)).toEqual({ registerCrewId: id, currentStatusId: 2 });
    await expect(set(5)).rejects.toMatchObject({ status: 409, messageKey: "applicants.pipeline.statusRefused" });
    expect(await set(3)).toEqual({ registerCrewId: id, currentStatusId: 3 });
    await expect(set(5)).rejects.toMatchObject({ status: 409 });
    await expect(set(8)).rejects.toMatchObject({ status: 409 });
    expect(await set(8, "position-filled")).toEqual({ registerCrewId: id, currentStatusId: 8 });
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, id));
    expect(applicant?.currentStatusId).toBe(8);
  }),
);
