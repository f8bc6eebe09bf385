import { eq } from "drizzle-orm";
import type { ReactElement, ReactNode } from "react";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import {
  crew,
  crewBankAccounts,
  crewCertificates,
  crewSeaServices,
  crewTravelDocuments,
  sensitiveReads,
} from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { png } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { fleet } from "@/db/testing/records/two-fleets";
import { generateCrewCv } from "./generate-crew-cv";
import { CrewCvDocument } from "./pdf/cv-document";
import { cvPlaces } from "../person-fields.rules";
import { cvFacts, recordValues } from "./pdf/cv-facts";
import { forPrincipalCopy } from "./principal-copy.rules";
import { crewRecordOf } from "./crew-record.queries";

afterAll(closeDatabase);

const now = new Date("2026-11-20T17:30:05Z");
const pagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
const written = (db: Transaction) =>
  db.select().from(auditEntries).where(eq(auditEntries.operation, "crew.generate-cv")).orderBy(auditEntries.id);

/** Collect all text of an element, rendering components as React would. */
function textsIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textsIn).join(" ");
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (typeof node !== "object" || node === null || !("props" in node)) return "";
  const { type, props } = node as ReactElement<Record<string, unknown>>;
  return typeof type === "function"
    ? textsIn((type as (given: object) => ReactNode)(props))
    : textsIn(props.children as ReactNode);
}

/** Seed a person on a principal's vessel with numbers, documents and several sea services. */
async function veteran(db: Transaction, services = 3) {
  const { employeeId: crewId, principalId } = await fleet(db);
  const [photo] = await db
    .insert(files)
    .values({
      fileType: "personaldata",
      name: "me.png",
      contentType: "image/png",
      size: png.length,
      sha256: "x",
      content: png,
    })
    .returning();
  await db
    .update(crew)
    .set({
      fullName: "Abdurrahman ".repeat(8).trim(),
      idNumber: "3578101204900001",
      kkNumber: "3578101204900002",
      npwpNumber: "123456789012345",
      phone: "+628123456789",
      email: "agus@example.com",
      height: 172,
      coverallSize: "L",
      nextOfKinName: "Siti Aminah",
      photoFileId: photo?.id ?? null,
    })
    .where(eq(crew.id, crewId));
  await db
    .insert(crewBankAccounts)
    .values({ crewId, sequence: 1, bankName: "BCA", accountNumber: "1420012345678", accountName: "Agus" });
  await db.insert(crewTravelDocuments).values({
    crewId,
    kind: "passport",
    documentName: "Passport",
    documentNumber: "C1234567",
    issued: "2024-01-01",
    expired: "2029-01-01",
  });
  await db.insert(crewCertificates).values(
    Array.from({ length: Math.round((services * 2) / 3) }, (_, at) => ({
      crewId,
      kind: at % 4 === 0 ? ("coc" as const) : ("cop" as const),
      certificateName: `${"Certificate of many words ".repeat(1 + (at % 4))}${at}`,
      certificateNumber: `6200${at}`,
      issued: "2023-01-01",
      expired: at % 5 === 0 ? null : `202${4 + (at % 6)}-06-01`,
    })),
  );
  await db.insert(crewSeaServices).values(
    Array.from({ length: services }, (_, at) => ({
      crewId,
      companyName: "PT Pelayaran Samudra Nusantara Raya",
      position: at % 2 ? "Able Seaman" : "Bosun",
      vesselName: "X".repeat(8 + at),
      vesselType: at % 3 ? "Tug" : "AHTS",
      grt: 500 + at * 100,
      dwt: 800,
      onBoard: `${1966 + at}-01-10`,
      offBoard: at === services - 1 ? null : `${1966 + at}-10-05`,
    })),
  );
  return { crewId, principalId };
}

test(
  "names the CV by the minute in Jakarta, audits counts only, and logs its sensitive part",
  rolledBack(async (db) => {
    const { crewId } = await veteran(db);
    const [{ employeeNumber } = { employeeNumber: "" }] = await db
      .select({ employeeNumber: crew.employeeNumber })
      .from(crew)
      .where(eq(crew.id, crewId));
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const file = await generateCrewCv.execute(admin, { crewId });
    expect(file.name).toBe(`20261121003005_CV-${employeeNumber}.pdf`);
    expect(Buffer.from(file.body.slice(0, 5)).toString()).toBe("%PDF-");
    expect(pagesIn(file.body)).toBeGreaterThan(0);
    const heard = await textElementsIn(file.body);
    expect(heard).toContainEqual({ kind: "H1", text: "Abdurrahman ".repeat(8).trim(), alt: null });
    expect(heard).toContainEqual({ kind: "Figure", text: "", alt: "Abdurrahman ".repeat(8).trim() });
    const [entry] = await written(db);
    expect(entry).toMatchObject({
      subject: String(crewId),
      divisionId: 1,
      after: { rows: 1, variant: "staff", principal: null, certificates: 2, seaServices: 3 },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Abdurrahman|3578101204900001|agus@example/);
    const reads = await db.select({ fieldClass: sensitiveReads.fieldClass }).from(sensitiveReads);
    expect(reads.map(({ fieldClass }) => fieldClass).sort()).toEqual(["identity", "payroll"]);
  }),
);

test.each([
  ["en", "staff"],
  ["id", "principal"],
] as const)(
  "prints an almost empty record, and one with 40 certificates, 60 sea services and a very long name (%s, %s)",
  async (language, variant) => {
    await rolledBack(async (db) => {
      const { crewId } = await veteran(db, 60);
      const bare = await seafarer(db, { seafarerCode: null });
      const admin = as(await person(db, "crewingadminmarine"));
      expect(pagesIn((await generateCrewCv.execute(admin, { crewId: bare.id, variant, language })).body)).toBe(1);
      expect(pagesIn((await generateCrewCv.execute(admin, { crewId, variant, language })).body)).toBeGreaterThan(3);
    })();
  },
);

test(
  "builds the principal's copy from what principals may see, names them, and gives them no other",
  rolledBack(async (db) => {
    const { crewId, principalId } = await veteran(db);
    const actor = { ...(await person(db, "crewingprincipalmarine")), principalId };
    const detail = await crewRecordOf(db, actor, crewId, "2026-11-20");
    const facts = cvPlaces.flatMap((place) => cvFacts(place, recordValues(detail, "en"), "en"));
    expect(JSON.stringify(facts)).not.toMatch(
      /3578101204900001|3578101204900002|123456789012345|agus@example|812345|Siti|172|"L"/,
    );
    expect(JSON.stringify(facts)).toContain("•••• 4567");
    const { body } = await generateCrewCv.execute(as(actor), { crewId, variant: "staff" });
    const [entry] = await written(db);
    expect(entry).toMatchObject({ after: { variant: "principal", principal: expect.stringMatching(/\w/) } });
    const { principal } = entry?.after as { principal: string };
    const texts = (await textElementsIn(body)).map(({ text }) => text);
    expect(texts).toContain("•••• 4567");
    expect(texts.join(" ")).not.toContain(principal);
    expect(await db.select().from(sensitiveReads)).toEqual([]);
  }),
);

test(
  "prints confirmed names as in the passport on every copy; a single name has no second one",
  rolledBack(async (db) => {
    const { crewId, principalId } = await veteran(db);
    const principal = as({ ...(await person(db, "crewingprincipalmarine")), principalId });
    const textsOf = async () =>
      (await textElementsIn((await generateCrewCv.execute(principal, { crewId })).body)).map(({ text }) => text);
    const label = (text: string) => expect.stringContaining(text);
    expect(await textsOf()).not.toContainEqual(label("Family name in passport"));
    await db.update(crew).set({ familyName: "Dela Cruz", givenNames: "Juan" }).where(eq(crew.id, crewId));
    expect(await textsOf()).toEqual(expect.arrayContaining(["Dela Cruz", "Juan"]));
    await db.update(crew).set({ familyName: null, givenNames: "Suharto" }).where(eq(crew.id, crewId));
    const single = await textsOf();
    expect(single).toContain("Suharto");
    expect(single).not.toContainEqual(label("Family name in passport"));
  }),
);

test(
  "masks numbers and omits free text in the principal's copy, and prints both in the staff copy",
  rolledBack(async (db) => {
    const { crewId } = await veteran(db);
    const texts = { description: "copy of C1234567, phone +62812" };
    await db.update(crewTravelDocuments).set(texts).where(eq(crewTravelDocuments.crewId, crewId));
    await db
      .update(crewCertificates)
      .set({ ...texts, certificateNumber: "6200012345" })
      .where(eq(crewCertificates.crewId, crewId));
    await db.update(crewSeaServices).set({ note: "copy of C1234567" }).where(eq(crewSeaServices.crewId, crewId));
    const admin = await person(db, "crewingadminmarine");
    const copy = async (variant: "staff" | "principal") => {
      const detail =
        variant === "principal"
          ? forPrincipalCopy(await crewRecordOf(db, admin, crewId, "2026-11-20", "PR"))
          : await crewRecordOf(db, admin, crewId, "2026-11-20");
      return textsIn(
        CrewCvDocument({
          detail,
          names: { familyName: null, givenNames: null },
          photo: null,
          copyFor: variant === "principal" ? "PT Pemilik" : null,
          code: null,
          locale: "en",
          generatedBy: "Sari",
          now,
        }),
      );
    };
    expect(await copy("staff")).toEqual(expect.stringContaining("6200012345"));
    expect(await copy("staff")).toEqual(expect.stringContaining("+62812"));
    const principals = await copy("principal");
    expect(principals).toContain("•••• 2345");
    expect(principals).not.toMatch(/6200012345|\+62812|C1234567/);
  }),
);

test(
  "allows planning both copies, a seafarer and head their own, and service and finance none",
  rolledBack(async (db) => {
    const { crewId, principalId } = await veteran(db);
    const other = await seafarer(db);
    const planner = as(await person(db, "crewingplanningmarine"));
    expect(
      (await generateCrewCv.execute(planner, { crewId: other.id, variant: "principal", principalId })).contentType,
    ).toBe("application/pdf");
    await expect(
      generateCrewCv.execute(planner, { crewId: other.id, variant: "principal", principalId: 999_999 }),
    ).rejects.toMatchObject({ code: "not-found" });
    const self = as({ ...(await person(db, "crewmarine")), crewId: other.id });
    expect((await generateCrewCv.execute(self, { crewId: other.id })).contentType).toBe("application/pdf");
    await expect(generateCrewCv.execute(self, { crewId: other.id, variant: "principal" })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(generateCrewCv.execute(self, { crewId })).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingservicemarine", "crewingfinancemarine"] as const) {
      await expect(generateCrewCv.execute(as(await person(db, role)), { crewId })).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    await expect(generateCrewCv.execute(as(await person(db, "crewingadmintanker")), { crewId })).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);
