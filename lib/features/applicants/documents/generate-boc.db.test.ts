import { and, eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import type { Transaction } from "@/db/client";
import {
  applicantCertificates,
  applicants,
  applicantSeaServices,
  applicantTravelDocuments,
} from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { consents, registrationOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { generateBoc } from "./generate-boc";
import { submitRegistration } from "../registration/submit-registration";

afterAll(closeDatabase);

async function applicantIn(db: Transaction, divisionId: 1 | 2) {
  const opening = await openOpening(db, divisionId);
  const actor = await visitor(db);
  const { registerCrewId } = await submitRegistration.execute(as(actor), {
    joi: opening.id,
    ...consents,
    content: await registrationOf(db, actor, opening.id),
  });
  return registerCrewId;
}

/** Create copies of one applicant, each with certificates, travel documents and sea service. */
async function crowdOf(db: Transaction, id: number, size: number) {
  const [template] = await db.select().from(applicants).where(eq(applicants.id, id));
  const certificates = await db
    .select()
    .from(applicantCertificates)
    .where(and(eq(applicantCertificates.applicantId, id), eq(applicantCertificates.kind, "coc")));
  const [service] = await db.select().from(applicantSeaServices).where(eq(applicantSeaServices.applicantId, id));
  if (!template || !service) throw new Error("template is missing");
  const { id: _id, searchText: _searchText, statusGuid: _statusGuid, ...copied } = template;
  const people = Array.from({ length: size }, (_, index) => ({
    ...copied,
    registrationNumber: `REG-X-${index}`,
    email: `p${index}@example.com`,
    seafarerCode: `9${String(index).padStart(9, "0")}`,
    idNumberHash: `hash-${index}`,
  }));
  const ids = (await db.insert(applicants).values(people).returning({ id: applicants.id })).map((row) => row.id);
  await db
    .insert(applicantCertificates)
    .values(ids.flatMap((applicantId) => certificates.map((entry) => ({ ...entry, applicantId }))));
  await db.insert(applicantTravelDocuments).values(
    ids.map((applicantId) => ({
      applicantId,
      sequence: 1,
      documentName: "Seaman Book",
      documentNumber: "E143100",
      issued: "2024-01-01",
      expired: "2027-01-01",
    })),
  );
  await db.insert(applicantSeaServices).values(
    ids.flatMap((applicantId) =>
      Array.from({ length: 6 }, (_, at) => ({
        ...service,
        applicantId,
        sequence: at,
        onBoard: `201${at}-01-10`,
        offBoard: `201${at}-12-05`,
      })),
    ),
  );
  return ids;
}

function sheetIn(file: Uint8Array) {
  const parts = unzipSync(file);
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return {
    sheet: read("xl/worksheets/sheet1.xml"),
    workbook: read("xl/workbook.xml"),
    everything: Object.keys(parts)
      .filter((name) => name.endsWith(".xml"))
      .map(read)
      .join("\n"),
  };
}

test(
  "writes one row per applicant with a frozen, filtered header, real dates and an author line",
  rolledBack(async (db) => {
    const id = await applicantIn(db, 1);
    const admin = as(await person(db, "crewingadminmarine"), { now: new Date("2026-11-20T02:00:00Z") });
    const file = await generateBoc.execute(admin, { regCrewIdArray: [id] });
    expect(file.name).toBe("20261120090000_BOC.xlsx");
    const { sheet, workbook, everything } = sheetIn(file.body);
    expect(workbook).toContain('name="BOC Marine 2026-11-20"');
    expect(sheet).toMatch(/<pane [^>]*ySplit="3"[^>]*state="frozen"/);
    expect(sheet).toContain('<autoFilter ref="A3:W4"/>');
    const birth = Date.UTC(1990, 4, 17) / 86_400_000 + 25_569;
    expect(sheet).toContain(`<v>${birth}</v>`);
    for (const text of [
      "BOC list, Marine division, 20 Nov 2026, 1 applicant",
      "Budi Santoso",
      "3578101705900001",
      "BOC Result",
      "Remarks",
      "Laut Biru 7",
      "exported by Sari Wijaya at 20 Nov 2026 09:00 WIB",
    ]) {
      expect(everything.toLowerCase()).toContain(text.toLowerCase());
    }
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "applicants.generate-boc"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: "boc", divisionId: 1, after: { rows: 1 } });
  }),
);

test(
  "never writes applicant input as a formula",
  rolledBack(async (db) => {
    const id = await applicantIn(db, 1);
    await db
      .update(applicants)
      .set({ fullName: "=HYPERLINK(1)", birthPlace: "@SUM(A1)", seamanBookNumber: "-1+1" })
      .where(eq(applicants.id, id));
    const { everything } = sheetIn(
      (await generateBoc.execute(as(await person(db, "crewingadminmarine")), { ids: [id] })).body,
    );
    expect(everything).not.toMatch(/>[=\-@]|>\+(?!\d{6,15}<)|<f>/);
    expect(everything).toMatch(/>('|&apos;|&#39;)=HYPERLINK\(1\)</);
  }),
);

test(
  "writes 500 applicants in under three seconds",
  rolledBack(async (db) => {
    const ids = await crowdOf(db, await applicantIn(db, 1), 500);
    const admin = as(await person(db, "crewingadminmarine"));
    const start = performance.now();
    const file = await generateBoc.execute(admin, { regCrewIdArray: ids });
    const milliseconds = Math.round(performance.now() - start);
    process.stdout.write(`BOC of 500 applicants: ${milliseconds} ms, ${file.body.length} bytes\n`);
    const { sheet } = sheetIn(file.body);
    expect(sheet).toContain('<autoFilter ref="A3:W503"/>');
    expect(sheet.match(/<row /g)).toHaveLength(500 + 5);
    expect(milliseconds).toBeLessThan(3_000);
  }),
);

test(
  "refuses a selection with another division's applicant",
  rolledBack(async (db) => {
    const ids = [await applicantIn(db, 1), await applicantIn(db, 2)];
    await expect(generateBoc.execute(as(await person(db, "crewingadminmarine")), { ids })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(generateBoc.execute(as(await person(db, "crewingplanningmarine")), { ids })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(generateBoc.execute(as(await person(db, "crewingadminmarine")), { ids: [] })).rejects.toMatchObject({
      code: "invalid",
    });
  }),
);
