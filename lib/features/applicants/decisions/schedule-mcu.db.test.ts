import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { letterNumbers } from "@/db/schema/preparation";
import { applicantAt, applicantsAt } from "@/db/testing/applicants";
import { lookupId, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { mayReadApplicantFile } from "../queries";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { storeFile } from "@/lib/platform/files/store";
import { getLetterSuggestion } from "./get-letter-suggestion";
import { decideMcu } from "./decide-mcu";
import { listAssessments } from "../detail/list-assessments";
import { recordMcuResult } from "./record-mcu-result";
import { scheduleMcu } from "./schedule-mcu";

afterAll(closeDatabase);

const day = addDays(dayOf(new Date()), 5);
const scheduleOf = async (db: Transaction) => ({
  letterNumber: "017",
  date: day,
  mcuPackageId: await lookupId(db, "mcu-package"),
  clinicId: await lookupId(db, "mcu-clinic"),
});

test(
  "names several applicants on one letter; another day needs another number",
  rolledBack(async (db) => {
    const stored = await applicantsAt(db, "mcu", 3);
    const [one, two, three] = stored.map(({ id }) => id);
    const admin = as(await person(db, "crewingadminmarine"));
    const schedule = await scheduleOf(db);
    await scheduleMcu.execute(admin, { ids: [one, two], ...schedule });
    const [row] = (await listAssessments.execute(admin, { id: one })).filter(
      ({ assessmentStatus, assessmentTypeName }) => assessmentTypeName === "mcu" && assessmentStatus === "InProgress",
    );
    expect(row?.details).toMatchObject({
      letterNumber: expect.stringMatching(/^017\/MCU-M\/[IVX]+\/\d{4}$/),
      date: day,
      package: expect.any(String),
      clinic: expect.any(String),
    });
    await expect(
      scheduleMcu.execute(admin, { ids: [three], ...schedule, date: addDays(day, 1) }),
    ).rejects.toMatchObject({ code: "conflict", messageKey: "applicants.pipeline.letterTaken" });
    expect((await scheduleMcu.execute(admin, { ids: [three], ...schedule })).moved).toBe(1);
    expect(
      (await scheduleMcu.execute(admin, { ids: [one, two, three], ...schedule, date: addDays(day, 2) })).moved,
    ).toBe(3);
  }),
);

test(
  "reports a corrected number with old and new value to applicant and log",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "mcu");
    const admin = as(await person(db, "crewingadminmarine"));
    const schedule = await scheduleOf(db);
    await scheduleMcu.execute(admin, { ids: [id], ...schedule });
    await scheduleMcu.execute(admin, { ids: [id], ...schedule, letterNumber: "018" });
    const [first, second] = await db.select().from(mails).where(eq(mails.type, "RegisterMCU")).orderBy(asc(mails.id));
    expect(first?.plain).not.toMatch(/corrected|diperbaiki/);
    expect(second?.plain).toMatch(/number of the letter was corrected: it is now 018\/.*, not 017\//);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "applicants.schedule-mcu"))
      .orderBy(asc(auditEntries.id));
    expect(entries[0]?.before).not.toHaveProperty("letterNumber");
    expect(entries[1]).toMatchObject({
      before: { letterNumber: expect.stringMatching(/^017/) },
      after: { letterNumber: expect.stringMatching(/^018/) },
    });
  }),
);

test(
  "reserves a number for one letter per year and division: 17 equals 017, others join it, and it moves only as a whole",
  rolledBack(async (db) => {
    const ids = (await applicantsAt(db, "mcu", 4)).map(({ id }) => id);
    const [one, two, three, four] = ids;
    const admin = as(await person(db, "crewingadminmarine"));
    const schedule = await scheduleOf(db);
    const send = (people: (number | undefined)[], changes: object = {}) =>
      scheduleMcu.execute(admin, { ids: people, ...schedule, ...changes });
    await send([one, two], { letterNumber: "17" });
    await expect(send([one], { date: addDays(day, 1) })).rejects.toMatchObject({
      messageKey: "applicants.pipeline.letterTaken",
    });
    await expect(send([three], { letterNumber: "17", date: addDays(day, 1) })).rejects.toMatchObject({
      messageKey: "applicants.pipeline.letterTaken",
    });
    await send([one, two], { date: addDays(day, 1) });
    await send([three], { date: addDays(day, 1) });
    await expect(send([four], { date: day })).rejects.toMatchObject({ messageKey: "applicants.pipeline.letterTaken" });
    for (const letterNumber of ["17/MCU-T/XI/2026", "seventeen/2026", "17/8", "seventeen", "A17", "-17"])
      await expect(send([four], { letterNumber })).rejects.toMatchObject({
        fields: [{ path: "letterNumber", message: "applicants.pipeline.letterFormat" }],
      });
    expect((await getLetterSuggestion.execute(admin, {})).letterNumber).toMatch(/^018\/MCU-M\//);
    const tanker = await applicantAt(db, "mcu", await openOpening(db, 2));
    await scheduleMcu.execute(as(await person(db, "crewingadmintanker")), { ids: [tanker.id], ...schedule });
    expect(
      (await db.select().from(letterNumbers).orderBy(asc(letterNumbers.id))).map(
        ({ divisionId, number, scheduledOn, letter }) => [divisionId, number, scheduledOn, letter.slice(0, 9)],
      ),
    ).toEqual([
      [1, "017", addDays(day, 1), "017/MCU-M"],
      [2, "017", day, "017/MCU-T"],
    ]);
  }),
);

test(
  "requires result, fit degree and file to pass; file and findings are medical data",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "mcu");
    const staff = await person(db, "crewingstaffmarine");
    const caller = as(staff);
    await scheduleMcu.execute(caller, { id, ...(await scheduleOf(db)) });
    const degree = (name: string) => lookupId(db, "mcu-health-status-degree", name);
    const result = { id, result: "Fit", healthStatusDegreeId: await degree("Temporarily unfit for sea duty") };
    await expect(decideMcu.execute(caller, { id, decision: "Passed" })).rejects.toMatchObject({
      fields: [{ path: "result" }, { path: "healthStatusDegree" }, { path: "fileId" }],
    });
    await recordMcuResult.execute(caller, result);
    await expect(decideMcu.execute(caller, { id, decision: "Passed" })).rejects.toMatchObject({
      fields: [{ path: "fileId" }, { path: "result", message: "applicants.pipeline.unfit" }],
    });
    const other = await person(db, "crewingstaffmarine");
    const foreign = await storeFile(db, {
      fileType: "mcu",
      name: "result.pdf",
      bytes: pdf,
      owner: { uploadedBy: other.userId },
    });
    await expect(recordMcuResult.execute(caller, { ...result, fileId: foreign.id })).rejects.toMatchObject({
      fields: [{ path: "fileId", message: "files.notFound" }],
    });
    const file = await storeFile(db, {
      fileType: "personaldata",
      name: "result.pdf",
      bytes: pdf,
      owner: { uploadedBy: staff.userId },
    });
    await recordMcuResult.execute(caller, {
      ...result,
      healthStatusDegreeId: await degree("Fit for sea duty"),
      fileId: file.id,
    });
    expect(await decideMcu.execute(caller, { id, decision: "Passed" })).toMatchObject({ currentStatusId: 7 });

    const planning = await person(db, "crewingplanningmarine");
    const findings = (await listAssessments.execute(as(planning), { id })).find(
      ({ assessmentTypeName, assessmentStatus }) => assessmentTypeName === "mcu" && assessmentStatus === "Completed",
    );
    expect(Object.keys(findings?.details ?? {})).toEqual(["date"]);
    expect([
      await mayReadApplicantFile(db, staff, { id: file.id, subjectId: id, fileType: "mcu" }),
      await mayReadApplicantFile(db, planning, { id: file.id, subjectId: id, fileType: "mcu" }),
    ]).toEqual([true, false]);
  }),
);
