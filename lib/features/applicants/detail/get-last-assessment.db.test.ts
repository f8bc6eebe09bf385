import { assessments } from "@/db/schema/applicants";
import { applicantAt } from "@/db/testing/applicants";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getLastAssessment } from "./get-last-assessment";
import { listAssessments } from "./list-assessments";

afterAll(closeDatabase);

test(
  "returns a stage's last row by number or name, or null before it is reached",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "boc");
    const staff = await person(db, "crewingstaffmarine");
    await db
      .insert(assessments)
      .values({ applicantId: id, type: "boc", status: "InProgress", divisionId: 1, createdBy: staff.userId });
    const last = (type: number | string) => getLastAssessment.execute(as(staff), { id, type });
    expect(await last(1)).toMatchObject({ assessmentTypeName: "screening", assessmentStatus: "Passed" });
    const boc = { registerCrewId: id, assessmentType: "2", assessmentStatus: "InProgress", divisionId: 1 };
    expect(await last("BOC")).toMatchObject({ ...boc, createdBy: "Sari Wijaya", details: null });
    expect(await last("interview")).toBeNull();
    const all = await listAssessments.execute(as(staff), { id });
    expect(all.map(({ assessmentTypeName, assessmentStatus }) => `${assessmentTypeName}/${assessmentStatus}`)).toEqual([
      "screening/Pending",
      "screening/Passed",
      "boc/Pending",
      "boc/InProgress",
    ]);
  }),
);

test(
  "shows clinic results only with permission for medical files; planning sees date, clinic and letter",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "mcu");
    const details = {
      date: "2026-11-10",
      clinic: "Klinik Bahari",
      letterNumber: "017",
      result: "Unfit",
      price: 900_000,
    };
    await db.insert(assessments).values({ applicantId: id, type: "mcu", status: "Completed", divisionId: 1, details });
    const seenBy = async (role: Parameters<typeof person>[1]) =>
      (await getLastAssessment.execute(as(await person(db, role)), { id, type: 6 }))?.details;
    expect(await seenBy("crewingservicemarine")).toEqual(details);
    expect(await seenBy("crewingplanningmarine")).toEqual({
      date: "2026-11-10",
      clinic: "Klinik Bahari",
      letterNumber: "017",
    });
  }),
);

test(
  "returns not-found for the other division, and for service staff before the check-up",
  rolledBack(async (db) => {
    const foreign = await applicantAt(db, "boc", await openOpening(db, 2));
    const own = await applicantAt(db, "boc");
    const missing = { code: "not-found", messageKey: "applicants.notFound" };
    for (const [role, id] of [
      ["crewingadminmarine", foreign.id],
      ["crewingservicemarine", own.id],
    ] as const) {
      const caller = as(await person(db, role));
      await expect(getLastAssessment.execute(caller, { id, type: 1 })).rejects.toMatchObject(missing);
      await expect(listAssessments.execute(caller, { id })).rejects.toMatchObject(missing);
    }
    await expect(
      getLastAssessment.execute(as(await person(db, "crewingfinancemarine")), { id: own.id, type: 1 }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);
