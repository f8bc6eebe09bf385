import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { applicants, applicantEducations, applicantSeaServices } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { consents, registrationOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { cvOf } from "./queries";
import { generateCv } from "./generate-cv";
import { cvFacts } from "@/lib/features/crew/detail/pdf/cv-facts";
import { applicationValues } from "./pdf/cv-facts";
import { submitRegistration } from "../registration/submit-registration";

afterAll(closeDatabase);

async function applicantIn(db: Transaction, divisionId: 1 | 2) {
  const opening = await openOpening(db, divisionId);
  const actor = await visitor(db);
  const content = await registrationOf(db, actor, opening.id);
  return submitRegistration.execute(as(actor), { joi: opening.id, ...consents, content });
}

const pagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
const written = (db: Transaction) =>
  db.select().from(auditEntries).where(eq(auditEntries.operation, "applicants.generate-cv")).orderBy(auditEntries.id);

test(
  "names the PDF by the minute in Jakarta and audits the export with counts only",
  rolledBack(async (db) => {
    const { registerCrewId, regRegisNo } = await applicantIn(db, 1);
    const admin = as(await person(db, "crewingadminmarine"), { now: new Date("2026-11-20T17:30:05Z") });
    const file = await generateCv.execute(admin, { registerCrewId });
    expect(file.name).toBe(`20261121003005_CV-${regRegisNo}.pdf`);
    expect(Buffer.from(file.body.slice(0, 5)).toString()).toBe("%PDF-");
    expect(pagesIn(file.body)).toBeGreaterThan(0);
    expect(await textElementsIn(file.body)).toContainEqual({ kind: "H1", text: "Budi Santoso", alt: null });
    const [entry] = await written(db);
    expect(entry).toMatchObject({
      subject: String(registerCrewId),
      divisionId: 1,
      after: { rows: 1, seaServices: 1, educations: 1 },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Budi|3578101705900001|1420012345678/);
  }),
);

test.each(["en", "id"] as const)(
  "renders long names, 45 sea services, no photo and empty lists (%s)",
  async (language) => {
    await rolledBack(async (db) => {
      const { registerCrewId: id } = await applicantIn(db, 1);
      const admin = as(await person(db, "crewingadminmarine"));
      const short = pagesIn((await generateCv.execute(admin, { id, language })).body);
      await db
        .update(applicants)
        .set({
          photoFileId: null,
          fullName: "Abdurrahman ".repeat(8).trim(),
          email: `${"a".repeat(64)}@${"b".repeat(60)}.example`,
        })
        .where(eq(applicants.id, id));
      const [service] = await db.select().from(applicantSeaServices).where(eq(applicantSeaServices.applicantId, id));
      if (!service) throw new Error("sea service is missing");
      const more = Array.from({ length: 44 }, (_, index) => ({
        ...service,
        sequence: index + 100,
        vesselName: "X".repeat(index + 20),
        onBoard: `${1975 + index}-01-10`,
        offBoard: `${1975 + index}-12-05`,
      }));
      await db.insert(applicantSeaServices).values(more);
      expect(pagesIn((await generateCv.execute(admin, { id, language })).body)).toBeGreaterThan(short);
      await db.delete(applicantSeaServices).where(eq(applicantSeaServices.applicantId, id));
      await db.delete(applicantEducations).where(eq(applicantEducations.applicantId, id));
      expect(pagesIn((await generateCv.execute(admin, { id, language })).body)).toBeGreaterThan(0);
    })();
  },
);

test(
  "reads no identity numbers and bank accounts; religion and marital status need permission",
  rolledBack(async (db) => {
    const { registerCrewId: id } = await applicantIn(db, 1);
    const actor = await person(db, "crewingplanningmarine");
    const data = await cvOf(db, actor, id);
    expect(JSON.stringify({ ...data, photo: null })).not.toMatch(/3578101705900001|3578101705900002|1420012345678/);
    const labels = (identity: boolean) =>
      cvFacts("personal", applicationValues({ data, locale: "en", now: new Date(), identity }), "en").map(
        ({ label }) => label.main,
      );
    expect(labels(false)).not.toEqual(expect.arrayContaining(["Religion"]));
    expect(labels(true)).toEqual(expect.arrayContaining(["Religion", "Marital status"]));
    expect((await generateCv.execute(as(actor), { id })).contentType).toBe("application/pdf");
  }),
);

test(
  "returns not-found for the other division and refuses without permission",
  rolledBack(async (db) => {
    const { registerCrewId: id } = await applicantIn(db, 2);
    await expect(generateCv.execute(as(await person(db, "crewingadminmarine")), { id })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(generateCv.execute(as(await person(db, "crewingservicetanker")), { id })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await written(db)).toEqual([]);
  }),
);
