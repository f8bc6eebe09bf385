import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import {
  appraisalEvents,
  appraisalForms,
  appraisalLines,
  appraisalQuestions,
  appraisals,
} from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { formReport, uploadReport } from "@/db/testing/records/appraisals";
import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { jpegSaying } from "@/db/testing/files/pictures";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { getAppraisal } from "../detail/get-appraisal";
import { insertAppraisal } from "./insert-appraisal";
import { updateAppraisal } from "./update-appraisal";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");

/** Create a master who is vessel head, and a seafarer of another rank who leaves soon. */
async function board(db: Transaction, rank = "Able Seaman", divisionId = 1) {
  const ship = await vessel(db, { divisionId });
  const master = await aboard(db, ship, { rank: "Master", fullName: "Hendra Wijaya", until: "2027-05-01" });
  const stay = await aboard(db, ship, { rank, since: "2026-08-01", until: "2026-12-05" });
  await db
    .update(crew)
    .set({ email: `${randomUUID()}@example.test` })
    .where(eq(crew.id, stay.person.id));
  const head = await person(db, divisionId === 1 ? "crewmarine" : "crewtanker", "head", {
    crewId: master.person.id,
    vesselId: ship.id,
  });
  return { ship, master, stay, head };
}
const fieldsOf = async (work: Promise<unknown>) =>
  work.then(
    () => [],
    ({ fields }: { fields: { path: string; message: string }[] }) => fields,
  );

test(
  "stores a head's form with its questions for review, and notifies reviewers and seafarer without scores",
  rolledBack(async (db) => {
    const { stay, head, ship } = await board(db);
    const reviewer = await person(db, "crewingpdemarine");
    const report = await formReport(db, stay, 5);
    report.reportingOfficer = "HENDRA wijaya";
    report.seafarersRatingMandatory[0] = { no: "1", name: "Another question", score: 1, comment: "Without a helmet" };
    const answer = await insertAppraisal.execute(as(head, { now }), report);
    // Ten fives and a one: 51 / 11 = 4.64.
    expect(answer).toMatchObject({
      reportingStatus: "Submitted",
      reviewStatus: "WaitingForReview",
      revisionNumber: 0,
      isRepeat: false,
      seafarersRatingMandatoryAverageScore: 5,
      sendEmailType: "AppraisalEmployeeNotice",
    });
    const [row] = await db.select().from(appraisals).where(eq(appraisals.id, answer.id));
    expect(row).toMatchObject({ vesselId: ship.id, averageScore: 5, reportingOfficerId: head.crewId });
    const [line] = await db
      .select()
      .from(appraisalLines)
      .where(and(eq(appraisalLines.appraisalId, answer.id), eq(appraisalLines.sequenceNo, 1)));
    expect(line).toMatchObject({ label: "Safety awareness", score: 1, comment: "Without a helmet" });
    expect(line?.question).not.toBe("Another question");
    const sent = await db.select().from(mails).where(eq(mails.subjectType, "appraisal"));
    expect(sent.filter(({ recipient }) => recipient === reviewer.email).map(({ type }) => type)).toEqual([
      "AppraisalSubmitted",
    ]);
    expect(sent.map(({ type }) => type)).toContain("AppraisalEmployeeNotice");
    expect(sent.every(({ recipient }) => recipient !== head.email)).toBe(true);
    for (const { plain, html, title } of sent)
      expect(`${title} ${plain} ${html}`).not.toMatch(/Exceptional|Luar biasa|helmet|score/i);
    expect(await audited(db, "appraisals.insert")).toMatchObject([
      { subject: String(stay.person.id), after: { appraisalId: answer.id, reviewStatus: "WaitingForReview" } },
    ]);
  }),
);

test(
  "returns the first report for a repeated key and stores it once; another user's key is refused",
  rolledBack(async (db) => {
    const { stay, head } = await board(db);
    const report = await formReport(db, stay);
    const first = await insertAppraisal.execute(as(head, { now }), report);
    const again = await insertAppraisal.execute(as(head, { now }), { ...report, generalComments: "Another tab" });
    expect(again).toMatchObject({ id: first.id, version: first.version, isRepeat: true, mailIds: [] });
    expect(await db.$count(appraisals, eq(appraisals.assignmentId, stay.tour.id))).toBe(1);
    const [row] = await db.select().from(appraisals).where(eq(appraisals.id, first.id));
    expect(row?.generalComments).toBe(report.generalComments);
    const other = await person(db, "crewingpdemarine");
    await expect(insertAppraisal.execute(as(other, { now }), report)).rejects.toMatchObject({ wireCode: "KEY_TAKEN" });
    await expect(
      insertAppraisal.execute(as(other, { now }), { ...report, reportKey: randomUUID() }),
    ).rejects.toMatchObject({ code: "conflict", wireCode: "ALREADY_OPEN", values: { name: "Sari Wijaya" } });
    const seen = await getAppraisal.execute(as(head, { now }), { assignmentId: stay.tour.id });
    expect(seen.appraisalDetail.employeeAppraisalId).toBe(first.id);
  }),
);

test(
  "requires every documented field and lists every invalid line; lines of another rank are refused",
  rolledBack(async (db) => {
    const { stay, head } = await board(db);
    const report = await formReport(db, stay);
    const { reportingOfficer: _officer, vesselName: _vessel, promote: _promote, ...left } = report;
    const missing = await fieldsOf(insertAppraisal.execute(as(head, { now }), { ...left, master: "" }));
    expect(Object.fromEntries(missing.map(({ path, message }) => [path, message]))).toEqual({
      reportingOfficer: "appraisals.required.reportingOfficer",
      master: "appraisals.required.master",
      vesselName: "appraisals.required.vesselName",
      promote: "appraisals.required.promote",
    });
    const bent = {
      ...report,
      seafarersRatingMandatory: [
        { no: "10", name: "Leadership", score: 5, comment: null },
        ...report.seafarersRatingMandatory.map((line) => (line.no === "2" ? { ...line, score: 2 } : line)),
      ],
    };
    expect(await fieldsOf(insertAppraisal.execute(as(head, { now }), bent))).toEqual([
      { path: "seafarersRatingMandatory.0.no", message: "appraisals.lineNotAsked" },
      { path: "seafarersRatingMandatory.2.comment", message: "appraisals.commentRequired" },
    ]);
    const outside = { ...report, reportingPeriodFrom: "2026-07-01", dateOfReport: "2026-11-21", promoteReason: null };
    expect((await fieldsOf(insertAppraisal.execute(as(head, { now }), outside))).map(({ path }) => path)).toEqual([
      ...["reportingPeriodFrom", "dateOfReport", "promoteReason"],
    ]);
    expect(await db.$count(appraisals, eq(appraisals.assignmentId, stay.tour.id))).toBe(0);
  }),
);

test(
  "requires question 10 of officers and additional ones of ratings",
  rolledBack(async (db) => {
    const { stay, head } = await board(db, "Chief Officer");
    const blank = await getAppraisal.execute(as(head, { now }), { vesselCrewId: stay.seat.id });
    expect(blank.mandatory.map(({ sequenceNo }) => sequenceNo)).toContain(10);
    expect(blank.additional).toEqual([]);
    const report = await formReport(db, stay);
    expect(report.seafarersRatingMandatory).toHaveLength(12);
    const bent = { ...report, seafarersRatingAdditional: [{ no: "1", name: "x", score: 5, comment: null }] };
    expect(await fieldsOf(insertAppraisal.execute(as(head, { now }), bent))).toEqual([
      { path: "seafarersRatingAdditional.0.no", message: "appraisals.lineNotAsked" },
    ]);
    await insertAppraisal.execute(as(head, { now }), report);
  }),
);

test(
  "accepts a report with past questions and keeps them; unpublished ones are refused",
  rolledBack(async (db) => {
    const { stay, head } = await board(db);
    const blank = await getAppraisal.execute(as(head, { now }), { assignmentId: stay.tour.id });
    const report = { ...(await formReport(db, stay)), formId: blank.formId };
    const [newer] = await db
      .insert(appraisalForms)
      .values({ effectiveFrom: "2026-11-01", source: "A newer version" })
      .returning();
    const formId = newer?.id ?? 0;
    await db.insert(appraisalQuestions).values({
      formId,
      kind: "mandatory",
      sequenceNo: 1,
      label: "New",
      labelId: "Baru",
      question: "Something new",
      questionId: "Sesuatu yang baru",
    });
    const draft = { ...report, formId };
    expect(await fieldsOf(insertAppraisal.execute(as(head, { now }), draft))).toEqual([
      { path: "formId", message: "appraisals.unknownForm" },
    ]);
    await db.update(appraisalForms).set({ state: "published", publishedAt: now }).where(eq(appraisalForms.id, formId));
    const { id } = await insertAppraisal.execute(as(head, { now }), report);
    const found = await getAppraisal.execute(as(head, { now }), { employeeAppraisalId: id });
    expect(found.formId).toBe(blank.formId);
    expect(found.appraisalDetail.seafarersRatingMandatory).toHaveLength(11);
    expect((await getAppraisal.execute(as(head, { now }), { employeeAppraisalId: id })).mandatory).toHaveLength(11);
  }),
);

test(
  "accepts a PDF by content with its stated average; zero is none",
  rolledBack(async (db) => {
    const { stay, head } = await board(db, "Able Seaman", 2);
    expect(await fieldsOf(insertAppraisal.execute(as(head, { now }), uploadReport(stay, undefined)))).toEqual([
      { path: "documentAppraisalId", message: "appraisals.required.document" },
    ]);
    const picture = await uploadBy(db, head, "appraisal.jpg", Buffer.from(await jpegSaying(64, 64)));
    expect(await fieldsOf(insertAppraisal.execute(as(head, { now }), uploadReport(stay, picture)))).toEqual([
      { path: "documentAppraisalId", message: "appraisals.documentNotPdf" },
    ]);
    const foreign = await uploadBy(db, await person(db, "crewingpdetanker"));
    expect((await fieldsOf(insertAppraisal.execute(as(head, { now }), uploadReport(stay, foreign))))[0]?.path).toBe(
      "documentAppraisalId",
    );
    const file = await uploadBy(db, head);
    const answer = await insertAppraisal.execute(as(head, { now }), {
      ...uploadReport(stay, file),
      seafarersRatingMandatoryAverageScore: 0,
    });
    expect(answer.seafarersRatingMandatoryAverageScore).toBeNull();
    const { appraisalDetail } = await getAppraisal.execute(as(head, { now }), { employeeAppraisalId: answer.id });
    expect(appraisalDetail).toMatchObject({
      flag: "Upload",
      documentAppraisalId: file,
      documentAppraisalName: "appraisal.pdf",
      seafarersRatingMandatory: [],
      promote: null,
    });
  }),
);

test(
  "refuses reports on oneself or another vessel, and by seafarers, planning and principals",
  rolledBack(async (db) => {
    const { stay, master, head } = await board(db);
    const other = await board(db);
    const about = async (of: typeof stay) => formReport(db, of);
    for (const [who, of] of [
      [head, master],
      [head, other.stay],
      [await person(db, "crewingpdetanker"), stay],
      [await person(db, "crewmarine", "head", { vesselId: other.ship.id }), stay],
    ] as const)
      await expect(insertAppraisal.execute(as(who, { now }), await about(of))).rejects.toMatchObject({
        code: "not-found",
      });
    const self = await person(db, "crewingpdemarine", null, { crewId: stay.person.id });
    await expect(insertAppraisal.execute(as(self, { now }), await about(stay))).rejects.toMatchObject({
      messageKey: "appraisals.ownReport",
    });
    for (const role of [
      "crewmarine",
      "crewingplanningmarine",
      "crewingprincipalmarine",
      "crewingmanagermarine",
    ] as const)
      await expect(
        insertAppraisal.execute(as(await person(db, role), { now }), await about(stay)),
      ).rejects.toMatchObject({ code: "forbidden" });
    const admin = await person(db, "crewingadminmarine");
    await insertAppraisal.execute(as(admin, { now }), await about(stay));
    expect(await db.$count(appraisalEvents, eq(appraisalEvents.createdBy, admin.userId))).toBe(1);
  }),
);

test(
  "refuses an update unless the report was returned",
  rolledBack(async (db) => {
    const { stay, head } = await board(db);
    const report = await formReport(db, stay);
    const { id, version } = await insertAppraisal.execute(as(head, { now }), report);
    await expect(
      updateAppraisal.execute(as(head, { now }), {
        ...report,
        reportKey: randomUUID(),
        employeeAppraisalId: id,
        version,
      }),
    ).rejects.toMatchObject({ code: "rule", messageKey: "appraisals.notEditable" });
  }),
);
