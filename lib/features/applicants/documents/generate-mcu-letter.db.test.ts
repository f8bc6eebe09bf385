import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { consents, registrationOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { generateMcuLetter } from "./generate-mcu-letter";
import { submitRegistration } from "../registration/submit-registration";

afterAll(closeDatabase);

const schedule = {
  letterNumber: "042",
  date: "2026-12-02",
  package: "Pre-joining, deck and engine officer",
  clinic: "Klinik Layar Sehat, Surabaya",
};

async function applicantIn(db: Transaction, divisionId: 1 | 2, details: object | null = schedule) {
  const opening = await openOpening(db, divisionId);
  const actor = await visitor(db);
  const { registerCrewId } = await submitRegistration.execute(as(actor), {
    joi: opening.id,
    ...consents,
    content: await registrationOf(db, actor, opening.id),
  });
  await db.update(applicants).set({ currentStatusId: 6 }).where(eq(applicants.id, registerCrewId));
  await db.insert(assessments).values({ applicantId: registerCrewId, type: "mcu", status: "Pending", divisionId });
  if (details)
    await db
      .insert(assessments)
      .values({ applicantId: registerCrewId, type: "mcu", status: "InProgress", divisionId, details });
  return registerCrewId;
}

test(
  "writes one letter for the same appointment and audits it for each applicant",
  rolledBack(async (db) => {
    const ids = [await applicantIn(db, 1), await applicantIn(db, 1)];
    const service = as(await person(db, "crewingservicemarine"), { now: new Date("2026-11-20T02:00:00Z") });
    const file = await generateMcuLetter.execute(service, { ids });
    expect(file.name).toBe("20261120090000_MCU-042-MCU-M-XI-2026.pdf");
    expect(Buffer.from(file.body.slice(0, 5)).toString()).toBe("%PDF-");
    const heard = await textElementsIn(file.body);
    expect(heard.slice(0, 2)).toEqual([
      { kind: "Lbl", text: "Letter number / Nomor surat", alt: null },
      { kind: "LBody", text: "042/MCU-M/XI/2026", alt: null },
    ]);
    expect(heard.filter(({ text }) => text === "Budi Santoso")).toHaveLength(2);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "applicants.generate-mcu-letter"))
      .orderBy(auditEntries.id);
    expect(entries.map(({ subject, after }) => [subject, after])).toEqual(ids.map((id) => [String(id), { rows: 2 }]));
  }),
);

test(
  "accepts id, registerCrewId and a list; a later result keeps the appointment",
  rolledBack(async (db) => {
    const id = await applicantIn(db, 1);
    await db.insert(assessments).values({
      applicantId: id,
      type: "mcu",
      status: "Completed",
      divisionId: 1,
      details: { date: "2026-12-02", result: "Fit" },
    });
    const admin = as(await person(db, "crewingadminmarine"));
    for (const input of [{ id }, { registerCrewId: String(id) }, { regCrewIdArray: [id, id] }, { ids: `${id}` }]) {
      expect((await generateMcuLetter.execute(admin, { ...input, language: "id" })).contentType).toBe(
        "application/pdf",
      );
    }
  }),
);

test(
  "requires an appointment or entered values; a retake needs a new one",
  rolledBack(async (db) => {
    const id = await applicantIn(db, 1, null);
    const admin = as(await person(db, "crewingadminmarine"));
    const missing = { code: "rule", messageKey: "documents.mcu.notScheduled", values: { name: "Budi Santoso" } };
    await expect(generateMcuLetter.execute(admin, { id })).rejects.toMatchObject(missing);
    const typed = {
      letterNumber: "7",
      schedule: "2026-12-02",
      mcuPackage: "Cadet entry examination",
      clinicName: "Klinik Segara Medika",
      clinicLocation: "Semarang",
    };
    expect((await generateMcuLetter.execute(admin, { id, ...typed })).name).toMatch(/_MCU-007-MCU-M-/);
    const again = await applicantIn(db, 1);
    await db.insert(assessments).values([
      { applicantId: again, type: "mcu", status: "Failed", divisionId: 1 },
      { applicantId: again, type: "mcu", status: "Pending", divisionId: 1 },
    ]);
    await expect(generateMcuLetter.execute(admin, { id: again })).rejects.toMatchObject(missing);
  }),
);

test(
  "refuses one letter for different appointments",
  rolledBack(async (db) => {
    const ids = [await applicantIn(db, 1), await applicantIn(db, 1, { ...schedule, date: "2026-12-03" })];
    await expect(generateMcuLetter.execute(as(await person(db, "crewingadminmarine")), { ids })).rejects.toMatchObject({
      code: "rule",
      messageKey: "documents.mcu.differentSchedules",
    });
  }),
);

test(
  "refuses applicants of another division and users who may not schedule",
  rolledBack(async (db) => {
    const ids = [await applicantIn(db, 1), await applicantIn(db, 2)];
    await expect(generateMcuLetter.execute(as(await person(db, "crewingadminmarine")), { ids })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(
      generateMcuLetter.execute(as(await person(db, "crewingplanningmarine")), { ids }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(generateMcuLetter.execute(as(await person(db, "crewingadminmarine")), {})).rejects.toMatchObject({
      code: "invalid",
    });
  }),
);
