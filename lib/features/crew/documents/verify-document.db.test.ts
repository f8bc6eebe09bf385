import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewCertificates, crewDocuments } from "@/db/schema/crew";
import { medicalCertificates } from "@/db/schema/preparation";
import { seafarer } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { png } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { addMedicalCertificate } from "../medical/add-medical-certificate";
import { addDocument } from "./add-document";
import { correctDocument } from "./correct-document";
import { putPersonalDocument } from "./put-personal-document";
import { removeMedicalCertificate } from "../medical/remove-medical-certificate";
import { removeDocument } from "./remove-document";
import { unverifyDocument } from "./unverify-document";
import { verifyDocument } from "./verify-document";

afterAll(closeDatabase);

const seen = { method: "original-seen", note: "At the office" };

test(
  "verifies a document once, by a user other than the uploader, and can withdraw it",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const [uploader, pde] = [await person(db, "crewingpdemarine"), await person(db, "crewingpdemarine")];
    const { id } = await addDocument.execute(as(uploader), {
      crewId: crewMember.id,
      kind: "cop",
      name: "Forklift",
      number: "F-1",
      issued: "2024-01-10",
      expired: "2027-01-10",
    });
    const paper = { crewId: crewMember.id, kind: "cop", id };
    await expect(verifyDocument.execute(as(uploader), { ...paper, ...seen })).rejects.toMatchObject({
      code: "rule",
      messageKey: "crew.papers.ownUpload",
    });
    await verifyDocument.execute(as(pde), { ...paper, ...seen });
    const [row] = await db.select().from(crewCertificates).where(eq(crewCertificates.id, id));
    expect(row).toMatchObject({
      verifiedBy: pde.userId,
      verificationMethod: "original-seen",
      verificationNote: "At the office",
    });
    await expect(verifyDocument.execute(as(pde), { ...paper, ...seen })).rejects.toMatchObject({ code: "conflict" });
    await unverifyDocument.execute(as(pde), { ...paper, reason: "The issuer denies it" });
    expect(await db.select().from(crewCertificates).where(eq(crewCertificates.id, id))).toMatchObject([
      { verifiedAt: null, verifiedBy: null, verificationMethod: null, verificationNote: null },
    ]);
    await expect(unverifyDocument.execute(as(pde), { ...paper, reason: "again" })).rejects.toMatchObject({
      messageKey: "crew.papers.notVerified",
    });
    expect(
      await db
        .select({ reason: auditEntries.reason })
        .from(auditEntries)
        .where(eq(auditEntries.operation, "crew.unverify-paper"))
        .orderBy(auditEntries.id),
    ).toEqual([{ reason: "The issuer denies it" }]);
  }),
);

test(
  "refuses the uploader of the scan, also after another user corrected the document",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const [uploader, pde, third] = [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingpdemarine"),
      await person(db, "crewingpdemarine"),
    ];
    const forklift = {
      crewId: crewMember.id,
      kind: "cop",
      number: "F-1",
      issued: "2024-01-10",
      expired: "2027-01-10",
    };
    const { id } = await addDocument.execute(as(uploader), {
      ...forklift,
      name: "Forklift",
      attachment: await uploadBy(db, uploader),
    });
    const corrected = await correctDocument.execute(as(pde), { ...forklift, id, number: "F-2" });
    const paper = { crewId: crewMember.id, kind: "cop", id: corrected.id, ...seen };
    for (const actor of [uploader, pde])
      await expect(verifyDocument.execute(as(actor), paper)).rejects.toMatchObject({
        messageKey: "crew.papers.ownUpload",
      });
    await verifyDocument.execute(as(third), paper);
  }),
);

test(
  "refuses staff without the permission, heads, seafarers and the other division",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const { id } = await addDocument.execute(as(await person(db, "crewingadminmarine")), {
      crewId: crewMember.id,
      kind: "cop",
      name: "Forklift",
      number: "F-1",
      issued: "2024-01-10",
      expired: "2027-01-10",
    });
    const paper = { crewId: crewMember.id, kind: "cop", id, ...seen };
    for (const role of [
      "crewingstaffmarine",
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingfinancemarine",
      "crewingprincipalmarine",
      "crewmarine",
    ] as const) {
      await expect(verifyDocument.execute(as(await person(db, role)), paper)).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    await expect(verifyDocument.execute(as(await person(db, "crewingpdetanker")), paper)).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);

const documentsOf = (db: Transaction, crewId: number) =>
  db.select().from(crewDocuments).where(eq(crewDocuments.crewId, crewId)).orderBy(crewDocuments.id);

test(
  "replaces a personal document of the same type and label and keeps it in the history; a photo becomes the portrait",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const admin = await person(db, "crewingadminmarine");
    const put = (type: string, attachment: string, label?: string) =>
      putPersonalDocument.execute(as(admin), { crewId: crewMember.id, type, attachment, label });
    const photo = async () => uploadBy(db, admin, "photo.png", png);
    const [first, second] = [await photo(), await photo()];
    await put("photo", first);
    const { id } = await put("photo", second, "New one");
    expect(await documentsOf(db, crewMember.id)).toMatchObject([
      { fileId: first, supersededBy: id },
      { id, fileId: second, supersededAt: null },
    ]);
    expect(await db.select({ photo: crew.photoFileId }).from(crew).where(eq(crew.id, crewMember.id))).toEqual([
      { photo: second },
    ]);
    await put("other", await uploadBy(db, admin), "Letter");
    await put("other", await uploadBy(db, admin), "Diploma");
    await put("other", await uploadBy(db, admin), "letter");
    expect(
      (await documentsOf(db, crewMember.id))
        .filter(({ supersededAt }) => supersededAt === null)
        .map(({ label }) => label),
    ).toEqual(["New one", "Diploma", "letter"]);
    expect(await fieldsOf(put("photo", await uploadBy(db, admin)))).toEqual([
      { path: "attachment", message: "files.wrongType" },
    ]);
    await removeDocument.execute(as(admin), {
      crewId: crewMember.id,
      kind: "personal-document",
      id,
      reason: "Not this person",
    });
    expect(await db.select({ photo: crew.photoFileId }).from(crew).where(eq(crew.id, crewMember.id))).toEqual([
      { photo: null },
    ]);
  }),
);

test(
  "makes a medical certificate valid for two years, one under 18, and encrypts the restriction",
  rolledBack(async (db) => {
    const [grown, young] = [await seafarer(db), await seafarer(db, { dateOfBirth: "2009-10-01" })];
    const service = as(await person(db, "crewingservicemarine"));
    const add = (crewId: number, changes: object = {}) =>
      addMedicalCertificate.execute(service, { crewId, status: "FIT", examinationDate: "2026-05-04", ...changes });
    const { id } = await add(grown.id);
    await add(young.id);
    await add(grown.id, { status: "Fit With Restriction", restriction: "No heavy lifting", validUntil: "2026-12-31" });
    const rows = await db.select().from(medicalCertificates).orderBy(medicalCertificates.id);
    expect(rows.map(({ validUntil, restriction }) => [validUntil, restriction])).toEqual([
      ["2028-05-04", null],
      ["2027-05-04", null],
      ["2026-12-31", "No heavy lifting"],
    ]);
    expect(
      JSON.stringify(
        await db
          .select()
          .from(auditEntries)
          .where(eq(auditEntries.operation, "crew.add-medical-certificate"))
          .orderBy(auditEntries.id),
      ),
    ).not.toMatch(/lifting|Restriction/);
    expect(await fieldsOf(add(grown.id, { status: "Fit With Restriction" }))).toEqual([
      { path: "restriction", message: "validation.required" },
    ]);
    expect(await fieldsOf(add(grown.id, { validUntil: "2026-05-01" }))).toEqual([
      { path: "validUntil", message: "crew.validBeforeExamination" },
    ]);
    await removeMedicalCertificate.execute(service, { crewId: grown.id, id, reason: "Somebody else's" });
    await expect(
      removeMedicalCertificate.execute(service, { crewId: grown.id, id, reason: "again" }),
    ).rejects.toMatchObject({ code: "conflict" });
    for (const role of ["crewingmanagermarine", "crewingplanningmarine", "crewingpdemarine", "crewmarine"] as const) {
      const attempt = addMedicalCertificate.execute(as(await person(db, role)), {
        crewId: grown.id,
        status: "FIT",
        examinationDate: "2026-05-04",
      });
      await expect(attempt).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);
