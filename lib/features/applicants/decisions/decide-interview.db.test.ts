import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { mails } from "@/db/schema/mail";
import { applicantAt } from "@/db/testing/applicants";
import { audited } from "@/db/testing/audited";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { lookupId, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { decideInterview } from "./decide-interview";
import { recordInterviewNote } from "./record-interview-note";
import { scheduleInterview } from "./schedule-interview";

afterAll(closeDatabase);

const day = addDays(dayOf(new Date()), 7);

async function invited(db: Transaction, changes: Parameters<typeof applicantAt>[3] = {}) {
  const applicant = await applicantAt(db, "interview", undefined, changes);
  const admin = await person(db, "crewingadminmarine");
  const assessorId = await lookupId(db, "assessor");
  const place = { date: day, time: "10:00", mode: "Onsite", place: "Jakarta office" };
  await scheduleInterview.execute(as(admin), { ids: [applicant.id], ...place, assessorIds: [assessorId] });
  const note = { id: applicant.id, assessorId, note: "Calm and clear" };
  return { applicant, id: applicant.id, admin, assessorId, note };
}
const rowsOf = async (db: Transaction, applicantId: number) =>
  (
    await db.select().from(assessments).where(eq(assessments.applicantId, applicantId)).orderBy(asc(assessments.id))
  ).filter(({ type }) => type === "interview");
const statusOf = async (db: Transaction, id: number) =>
  (await db.select().from(applicants).where(eq(applicants.id, id)))[0]?.currentStatusId;

test(
  "requires an assessor's note to pass; with one it moves to the check-up and is audited",
  rolledBack(async (db) => {
    const { id, admin, note } = await invited(db);
    const pass = () => decideInterview.execute(as(admin), { id, decision: "Passed" });
    expect(await fieldsOf(pass())).toEqual([{ path: "note", message: "applicants.pipeline.noteMissing" }]);
    await recordInterviewNote.execute(as(admin), note);
    expect(await pass()).toMatchObject({
      currentStatusId: 6,
      rows: [
        { assessmentType: "5", assessmentStatus: "Passed" },
        { assessmentType: "6", assessmentStatus: "Pending" },
      ],
    });
    expect(await statusOf(db, id)).toBe(6);
    expect(await audited(db, "applicants.decide-interview")).toMatchObject([
      { subject: String(id), before: { currentStatusId: 5 }, after: { currentStatusId: 6 } },
    ]);
    await expect(pass()).rejects.toMatchObject({ code: "conflict", messageKey: "applicants.pipeline.changedBy" });
  }),
);

test(
  "ends the application after a failed interview and notifies the applicant without the notes",
  rolledBack(async (db) => {
    const { id, applicant, admin, note } = await invited(db);
    await recordInterviewNote.execute(as(admin), { ...note, note: "Evades every question" });
    expect(await decideInterview.execute(as(admin), { id, decision: "Failed" })).toMatchObject({ currentStatusId: 8 });
    expect(await statusOf(db, id)).toBe(8);
    const [mail] = await db.select().from(mails).where(eq(mails.type, "RegisterFailed"));
    expect(mail).toMatchObject({ recipient: applicant.email, subjectId: id });
    expect(mail?.plain).not.toContain("Evades");
  }),
);

test(
  "stores each assessor's note as a row with name and date",
  rolledBack(async (db) => {
    const { id, admin, note } = await invited(db);
    await recordInterviewNote.execute(as(admin), note);
    const answer = await recordInterviewNote.execute(as(admin), {
      ...note,
      note: "Knows the rules",
      date: "2026-01-10",
    });
    expect(answer).toMatchObject({
      currentStatusId: 5,
      rows: [{ assessmentType: "5", assessmentStatus: "Completed" }],
    });
    const notes = (await rowsOf(db, id)).filter(({ status }) => status === "Completed");
    expect(notes.map(({ details, createdBy }) => [details, createdBy])).toEqual([
      [
        { assessorId: note.assessorId, assessor: expect.any(String), note: "Calm and clear", date: dayOf(new Date()) },
        admin.userId,
      ],
      [
        { assessorId: note.assessorId, assessor: expect.any(String), note: "Knows the rules", date: "2026-01-10" },
        admin.userId,
      ],
    ]);
    const entries = await audited(db, "applicants.record-interview-note");
    expect(entries).toHaveLength(2);
  }),
);

test(
  "requires text, a listed assessor, a date not in the future, and a scheduled interview",
  rolledBack(async (db) => {
    const { id, admin, note } = await invited(db);
    const refusal = (changes: object) => fieldsOf(recordInterviewNote.execute(as(admin), { ...note, ...changes }));
    expect(await refusal({ note: " " })).toEqual([{ path: "note", message: "validation.required" }]);
    expect(await refusal({ assessorId: await lookupId(db, "religion") })).toEqual([
      { path: "assessorId", message: "validation.invalid" },
    ]);
    expect(await refusal({ date: addDays(dayOf(new Date()), 1) })).toEqual([
      { path: "date", message: "applicants.notInFuture" },
    ]);
    expect((await rowsOf(db, id)).filter(({ status }) => status === "Completed")).toEqual([]);
    const waiting = await applicantAt(db, "interview");
    await expect(recordInterviewNote.execute(as(admin), { ...note, id: waiting.id })).rejects.toMatchObject({
      code: "conflict",
    });
  }),
);

test(
  "allows staff notes only; service, planning and the other division are refused",
  rolledBack(async (db) => {
    const { id, note } = await invited(db);
    const staff = as(await person(db, "crewingstaffmarine"));
    expect((await recordInterviewNote.execute(staff, note)).currentStatusId).toBe(5);
    await expect(decideInterview.execute(staff, { id, decision: "Passed" })).rejects.toMatchObject({
      code: "forbidden",
    });
    for (const role of ["crewingservicemarine", "crewingplanningmarine"] as const) {
      const caller = as(await person(db, role));
      await expect(recordInterviewNote.execute(caller, note)).rejects.toMatchObject({ code: "forbidden" });
    }
    const tanker = as(await person(db, "crewingadmintanker"));
    await expect(recordInterviewNote.execute(tanker, note)).rejects.toMatchObject({ code: "not-found" });
    await expect(decideInterview.execute(tanker, { id, decision: "Passed" })).rejects.toMatchObject({
      code: "not-found",
    });
    const foreign = await applicantAt(db, "interview", await openOpening(db, 2));
    await expect(
      decideInterview.execute(as(await person(db, "crewingadminmarine")), { id: foreign.id, decision: "Failed" }),
    ).rejects.toMatchObject({ code: "not-found" });
    expect(await statusOf(db, id)).toBe(5);
  }),
);
