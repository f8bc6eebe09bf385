import type { Transaction } from "@/db/client";
import { applicantAt, applicantsAt } from "@/db/testing/applicants";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { mayReadApplicantFile } from "./queries";
import { addDays, dayOf } from "@/lib/platform/dates";
import { storeFile } from "@/lib/platform/files/store";
import { decideMcu } from "./decide-mcu";
import { listAssessments } from "./list-assessments";
import { recordMcuResult } from "./record-mcu-result";
import { scheduleMcu } from "./schedule-mcu";

afterAll(closeDatabase);

const day = addDays(dayOf(new Date()), 5);
const scheduleOf = async (db: Transaction) => ({ letterNumber: "017", date: day, mcuPackageId: await lookupId(db, "mcu-package"), clinicId: await lookupId(db, "mcu-clinic") });

test(
  "one letter names several applicants; another day needs another number",
  rolledBack(async (db) => {
    const stored = await applicantsAt(db, "mcu", 3);
    const [one, two, three] = stored.map(({ id }) => id);
    const admin = as(await person(db, "crewingadminmarine"));
    const schedule = await scheduleOf(db);
    await scheduleMcu.execute(admin, { ids: [one, two], ...schedule });
    const [row] = (await listAssessments.execute(admin, { id: one })).filter(({ assessmentStatus, assessmentTypeName }) => assessmentTypeName === "mcu" && assessmentStatus === "InProgress");
    expect(row?.details).toMatchObject({ letterNumber: expect.stringMatching(/^017\/MCU-M\/[IVX]+\/\d{4}$/), date: day, package: expect.any(String), clinic: expect.any(String) });
    await expect(scheduleMcu.execute(admin, { ids: [three], ...schedule, date: addDays(day, 1) })).rejects.toMatchObject({ code: "conflict", messageKey: "applicants.pipeline.letterTaken" });
    expect((await scheduleMcu.execute(admin, { ids: [three], ...schedule })).moved).toBe(1);
    expect((await scheduleMcu.execute(admin, { ids: [one, two, three], ...schedule, date: addDays(day, 2) })).moved).toBe(3);
  }),
);

test(
  "passing needs result, degree and file and no unfit degree; the file and the findings are medical",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "mcu");
    const staff = await person(db, "crewingstaffmarine");
    const caller = as(staff);
    await scheduleMcu.execute(caller, { id, ...(await scheduleOf(db)) });
    const degree = (name: string) => lookupId(db, "mcu-health-status-degree", name);
    const result = { id, result: "Fit", healthStatusDegreeId: await degree("Temporarily unfit for sea duty") };
    await expect(decideMcu.execute(caller, { id, decision: "Passed" })).rejects.toMatchObject({ fields: [{ path: "result" }, { path: "healthStatusDegree" }, { path: "fileId" }] });
    await recordMcuResult.execute(caller, result);
    await expect(decideMcu.execute(caller, { id, decision: "Passed" })).rejects.toMatchObject({ fields: [{ path: "fileId" }, { path: "result", message: "applicants.pipeline.unfit" }] });
    const other = await person(db, "crewingstaffmarine");
    const foreign = await storeFile(db, { fileType: "mcu", name: "result.pdf", bytes: pdf, owner: { uploadedBy: other.userId } });
    await expect(recordMcuResult.execute(caller, { ...result, fileId: foreign.id })).rejects.toMatchObject({ fields: [{ path: "fileId", message: "files.notFound" }] });
    const file = await storeFile(db, { fileType: "personaldata", name: "result.pdf", bytes: pdf, owner: { uploadedBy: staff.userId } });
    await recordMcuResult.execute(caller, { ...result, healthStatusDegreeId: await degree("Fit for sea duty"), fileId: file.id });
    expect(await decideMcu.execute(caller, { id, decision: "Passed" })).toMatchObject({ currentStatusId: 7 });

    const planning = await person(db, "crewingplanningmarine");
    const findings = (await listAssessments.execute(as(planning), { id })).find(({ assessmentTypeName, assessmentStatus }) => assessmentTypeName === "mcu" && assessmentStatus === "Completed");
    expect(Object.keys(findings?.details ?? {})).toEqual(["date"]);
    expect([await mayReadApplicantFile(db, staff, { subjectId: id, fileType: "mcu" }), await mayReadApplicantFile(db, planning, { subjectId: id, fileType: "mcu" })]).toEqual([true, false]);
  }),
);
