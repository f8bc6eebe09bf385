import { and, asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums/users";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { certificates } from "@/db/schema/positions";
import { seafarer } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { png } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { addDocument } from "./add-document";
import { attachScan } from "./attach-scan";
import { correctDocument } from "./correct-document";
import { removeDocument } from "./remove-document";
import { renewDocument } from "./renew-document";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import { updateCrew } from "../edit/update-crew";

afterAll(closeDatabase);

const caller = async (db: Transaction, role: Role = "crewingadminmarine") => as(await person(db, role));
const certificatesOf = (db: Transaction, crewId: number) =>
  db.select().from(crewCertificates).where(eq(crewCertificates.crewId, crewId)).orderBy(asc(crewCertificates.id));
const validity = async (db: Transaction, id: number) => (await db.select().from(crew).where(eq(crew.id, id)))[0];

const forklift = { kind: "cop", name: "Forklift", number: "F-1", issued: "2024-01-10", expired: "2027-01-10" };
const passport = {
  kind: "travel-document",
  documentKind: "passport",
  documentName: "Passport",
  documentNumber: "c 1234567",
  issued: "2022-01-10",
  expired: "2032-01-10",
};

async function mandatory(db: Transaction) {
  const crewMember = await seafarer(db);
  await refreshCertificateValidity(db, [crewMember.id]);
  const asked = await listRequiredCertificates(db, {
    positionId: crewMember.positionId,
    vesselTypeId: crewMember.vesselTypeId,
    isMandatory: true,
  });
  const [first] = asked;
  if (!first) throw new Error("nothing is mandatory");
  return { someone: crewMember, asked, first };
}

test(
  "allows admin, staff and PDE to add, refuses manager and planning, and tells seafarers to request",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const answers: Record<string, string> = {};
    for (const role of [
      "superadmin",
      "crewingadminmarine",
      "crewingstaffmarine",
      "crewingpdemarine",
      "crewingmanagermarine",
      "crewingplanningmarine",
      "crewmarine",
      "crewingadmintanker",
    ] as const) {
      const actor = await person(
        db,
        role,
        role === "crewmarine" ? "crew" : null,
        role === "crewmarine" ? { crewId: crewMember.id } : {},
      );
      const paper = { ...forklift, crewId: crewMember.id, name: `Paper of ${role}` };
      answers[role] = await addDocument.execute(as(actor), paper).then(
        ({ ignored }) => (ignored ? "ignored" : "added"),
        (error) => error.messageKey,
      );
    }
    expect(answers).toEqual({
      superadmin: "added",
      crewingadminmarine: "added",
      crewingstaffmarine: "added",
      crewingpdemarine: "added",
      crewingmanagermarine: "errors.forbidden",
      crewingplanningmarine: "errors.forbidden",
      crewmarine: "crew.requests.askInstead",
      crewingadmintanker: "crew.notFound",
    });
  }),
);

test(
  "takes the listed name, fills the gap and assigns the scan to the person",
  rolledBack(async (db) => {
    const { someone: crewMember, asked, first } = await mandatory(db);
    const admin = await person(db, "crewingadminmarine");
    const attachment = await uploadBy(db, admin);
    const paper = {
      crewId: crewMember.id,
      kind: first.kind,
      certificateId: first.certificateId,
      number: "621",
      issued: "2024-03-01",
      expired: "2029-03-01",
      attachment,
    };
    const { id } = await addDocument.execute(as(admin), paper);
    expect(await certificatesOf(db, crewMember.id)).toMatchObject([
      { id, certificateName: first.name, createdBy: admin.userId, verifiedAt: null, fileId: attachment },
    ]);
    expect(await validity(db, crewMember.id)).toMatchObject({ missingCertificates: asked.length - 1, version: 1 });
    expect(
      await db.select({ type: files.subjectType, id: files.subjectId }).from(files).where(eq(files.id, attachment)),
    ).toEqual([{ type: "crew", id: crewMember.id }]);
    const again = await addDocument.execute(as(admin), {
      ...paper,
      certificateId: null,
      name: first.nameEn,
      attachment: null,
    });
    expect(again).toEqual({ id, crewId: crewMember.id, ignored: true });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.add-paper"))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(JSON.stringify(entry?.after)).not.toContain("621");
  }),
);

test(
  "matches a certificate with a double space to the reference list and uses its spelling",
  rolledBack(async (db) => {
    const { someone: crewMember, first } = await mandatory(db);
    const admin = await person(db, "crewingadminmarine");
    await addDocument.execute(as(admin), {
      crewId: crewMember.id,
      kind: first.kind,
      name: ` ${first.nameEn.toUpperCase().replaceAll(" ", "  ")}`,
      number: "622",
      issued: "2024-03-01",
      expired: "2029-03-01",
      attachment: await uploadBy(db, admin),
    });
    expect(first.nameEn).toContain(" ");
    expect(await certificatesOf(db, crewMember.id)).toMatchObject([
      { certificateId: first.certificateId, certificateName: first.name },
    ]);
  }),
);

test(
  "requires expiry and scan of a mandatory certificate, and removes only others, with a reason",
  rolledBack(async (db) => {
    const { someone: crewMember, first } = await mandatory(db);
    const admin = await person(db, "crewingadminmarine");
    const bare = {
      crewId: crewMember.id,
      kind: first.kind,
      certificateId: first.certificateId,
      number: "1",
      issued: "2024-03-01",
    };
    const expected = [
      ...(first.neverExpires ? [] : [{ path: "expired", message: "crew.papers.expiryOrNone" }]),
      { path: "attachment", message: "validation.required" },
    ];
    expect(await fieldsOf(addDocument.execute(as(admin), bare))).toEqual(expected);
    const { id } = await addDocument.execute(as(admin), {
      ...bare,
      noExpiry: true,
      attachment: await uploadBy(db, admin),
    });
    const remove = (kind: string, paper: number, reason?: string) =>
      removeDocument.execute(as(admin), { crewId: crewMember.id, kind, id: paper, reason });
    await expect(remove(first.kind, id, "wrong")).rejects.toMatchObject({
      code: "rule",
      messageKey: "crew.papers.mandatory",
    });
    const other = await addDocument.execute(as(admin), { ...forklift, crewId: crewMember.id });
    expect(await fieldsOf(remove("cop", other.id))).toEqual([{ path: "reason", message: "validation.required" }]);
    await remove("cop", other.id, "Entered for somebody else");
    expect(await db.select().from(crewCertificates).where(eq(crewCertificates.id, other.id))).toMatchObject([
      { removedAt: expect.any(Date), removedBy: admin.userId },
    ]);
    await expect(remove("cop", other.id, "again")).rejects.toMatchObject({ messageKey: "crew.papers.notCurrent" });
  }),
);

test(
  "links the old row to its renewal, refuses an earlier issue date, and renews current documents only",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const admin = await caller(db);
    const { id } = await addDocument.execute(admin, { ...forklift, crewId: crewMember.id });
    const renewal = {
      crewId: crewMember.id,
      kind: "cop",
      id,
      number: "F-2",
      issued: "2026-01-05",
      expired: "2029-01-05",
    };
    expect(await fieldsOf(renewDocument.execute(admin, { ...renewal, issued: "2023-01-05" }))).toEqual([
      { path: "issued", message: "crew.papers.issuedBeforeOld" },
    ]);
    const renewed = await renewDocument.execute(admin, renewal);
    expect(await certificatesOf(db, crewMember.id)).toMatchObject([
      { id, certificateNumber: "F-1", supersededBy: renewed.id, supersededAt: expect.any(Date) },
      { id: renewed.id, certificateName: "Forklift", certificateNumber: "F-2", supersededAt: null },
    ]);
    expect(await validity(db, crewMember.id)).toMatchObject({ nextPaperExpiry: "2029-01-05" });
    await expect(renewDocument.execute(admin, renewal)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "crew.papers.notCurrent",
    });
    const other = await seafarer(db);
    await expect(renewDocument.execute(admin, { ...renewal, crewId: other.id, id: renewed.id })).rejects.toMatchObject({
      messageKey: "crew.papers.notCurrent",
    });
  }),
);

test(
  "keeps a certificate that never expires without an expiry when corrected or renewed",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const actor = await person(db, "crewingadminmarine");
    const admin = as(actor);
    const security = {
      crewId: crewMember.id,
      kind: "cop",
      number: "S-1",
      issued: "2024-01-10",
      attachment: await uploadBy(db, actor),
    };
    const { id } = await addDocument.execute(admin, { ...security, name: "Security Awareness Training (SAT)" });
    const corrected = await correctDocument.execute(admin, { ...security, id, number: "S-2", attachment: null });
    await renewDocument.execute(admin, {
      ...security,
      id: corrected.id,
      issued: "2025-01-10",
      expired: "2026-12-01",
      attachment: await uploadBy(db, actor),
    });
    expect(await certificatesOf(db, crewMember.id)).toMatchObject([
      { certificateNumber: "S-1", expired: null },
      { certificateNumber: "S-2", expired: null },
      { issued: "2025-01-10", expired: null },
    ]);
  }),
);

test(
  "refuses a second passport or seaman book whatever its name",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const admin = await caller(db);
    const passport = {
      crewId: crewMember.id,
      kind: "travel-document",
      documentKind: "passport",
      documentName: "Indonesian passport",
      documentNumber: "C1234567",
      issued: "2022-01-10",
      expired: "2032-01-10",
    };
    const first = await addDocument.execute(admin, passport);
    expect(
      await addDocument.execute(admin, { ...passport, documentName: "Passport", documentNumber: "C7654321" }),
    ).toMatchObject({ id: first.id, ignored: true });
  }),
);

test(
  "keeps the old version after a correction or new scan, and removes the verification",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const admin = await person(db, "crewingadminmarine");
    const first = await uploadBy(db, admin);
    const { id } = await addDocument.execute(as(admin), { ...forklift, crewId: crewMember.id, attachment: first });
    await db
      .update(crewCertificates)
      .set({ verifiedAt: new Date(), verifiedBy: admin.userId })
      .where(eq(crewCertificates.id, id));
    const corrected = await correctDocument.execute(as(admin), {
      crewId: crewMember.id,
      kind: "cop",
      id,
      number: "F-11",
      issued: "2023-01-10",
      expired: "2026-01-10",
    });
    const second = await uploadBy(db, admin);
    const scanned = await attachScan.execute(as(admin), {
      crewId: crewMember.id,
      kind: "cop",
      id: corrected.id,
      attachment: second,
    });
    expect(await certificatesOf(db, crewMember.id)).toMatchObject([
      { id, certificateNumber: "F-1", fileId: first, verifiedBy: admin.userId, supersededBy: corrected.id },
      { id: corrected.id, certificateNumber: "F-11", fileId: first, verifiedAt: null, supersededBy: scanned.id },
      { id: scanned.id, certificateNumber: "F-11", fileId: second, issued: "2023-01-10", supersededAt: null },
    ]);
  }),
);

test(
  "checks passport and seaman book numbers, foreign passports less strictly, and no other documents",
  rolledBack(async (db) => {
    const [indonesian, foreigner] = [await seafarer(db), await seafarer(db, { crewOrigin: "WNA" })];
    const admin = await caller(db);
    const add = (crewId: number, changes: Record<string, unknown>) =>
      addDocument.execute(admin, { ...passport, crewId, ...changes });
    expect(await fieldsOf(add(indonesian.id, { documentNumber: "12345" }))).toEqual([
      { path: "documentNumber", message: "crew.passportInvalid" },
    ]);
    expect(await fieldsOf(add(indonesian.id, { documentKind: "seaman-book", documentNumber: "1" }))).toEqual([
      { path: "documentNumber", message: "crew.seamanBookInvalid" },
    ]);
    expect(await fieldsOf(add(indonesian.id, { expired: "" }))).toEqual([
      { path: "expired", message: "crew.papers.expiryOrNone" },
    ]);
    expect(await fieldsOf(add(indonesian.id, { issued: "2022-01-10", expired: "2021-01-10" }))).toEqual([
      { path: "expired", message: "crew.expiredBeforeIssued" },
    ]);
    await add(indonesian.id, {});
    await add(indonesian.id, {
      documentKind: "other",
      documentName: "Yellow fever",
      documentNumber: "x/1",
      expired: null,
    });
    await add(foreigner.id, { documentNumber: "x1y2z3a4" });
    expect((await add(indonesian.id, { documentName: "PASSPORT" })).ignored).toBe(true);
    const rows = await db
      .select()
      .from(crewTravelDocuments)
      .where(eq(crewTravelDocuments.crewId, indonesian.id))
      .orderBy(asc(crewTravelDocuments.id));
    expect(rows).toMatchObject([{ documentNumber: "C1234567" }, { documentNumber: "x/1", expired: null }]);
    expect(await validity(db, indonesian.id)).toMatchObject({ nextPaperExpiry: "2032-01-10" });
  }),
);

test(
  "attaches only the user's own unclaimed files",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const [admin, staff] = [await person(db, "crewingadminmarine"), await person(db, "crewingstaffmarine")];
    const attachment = await uploadBy(db, staff, "photo.png", png);
    const missing = [{ path: "attachment", message: "files.notFound" }];
    expect(await fieldsOf(addDocument.execute(as(admin), { ...forklift, crewId: crewMember.id, attachment }))).toEqual(
      missing,
    );
    await addDocument.execute(as(staff), { ...forklift, crewId: crewMember.id, attachment });
    expect(
      await fieldsOf(addDocument.execute(as(staff), { ...forklift, name: "Crane", crewId: crewMember.id, attachment })),
    ).toEqual(missing);
  }),
);

test(
  "adds and corrects documents in the flat shape and skips empty rows of the matrix",
  rolledBack(async (db) => {
    const { someone: crewMember, first } = await mandatory(db);
    const admin = await caller(db);
    const flat = {
      crewId: crewMember.id,
      [first.kind]: [
        {
          id: null,
          certificateId: first.certificateId,
          name: first.name,
          number: null,
          issued: null,
          expired: null,
          attachment: null,
        },
      ],
      travelDocuments: [{ ...passport, kind: "passport" }],
    };
    await updateCrew.execute(admin, flat);
    const [row] = await db.select().from(crewTravelDocuments).where(eq(crewTravelDocuments.crewId, crewMember.id));
    expect(row).toMatchObject({ kind: "passport", documentNumber: "C1234567" });
    const same = await updateCrew.execute(admin, {
      crewId: crewMember.id,
      travelDocuments: [{ ...row, attachment: null, noExpiry: false }],
    });
    expect(same.version).toBe(2);
    await updateCrew.execute(admin, {
      crewId: crewMember.id,
      travelDocuments: [{ ...row, documentNumber: "C7654321", attachment: null, noExpiry: false }],
    });
    const current = await db
      .select()
      .from(crewTravelDocuments)
      .where(and(eq(crewTravelDocuments.crewId, crewMember.id), eq(crewTravelDocuments.documentNumber, "C7654321")));
    expect(current).toMatchObject([{ supersededAt: null }]);
    expect(
      await fieldsOf(
        updateCrew.execute(admin, {
          crewId: crewMember.id,
          cop: [{ name: "X" }, { name: "Y", number: "1", issued: "x" }],
        }),
      ),
    ).toContainEqual({ path: "cop.1.issued", message: "validation.date" });
  }),
);

test(
  "stores a certificate without expiry regardless of the typed date",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const [endless] = await db
      .insert(certificates)
      .values({ kind: "cop", name: "Ujian Abadi", nameEn: "Endless", neverExpires: true })
      .returning();
    await addDocument.execute(await caller(db), {
      ...forklift,
      crewId: crewMember.id,
      name: "",
      certificateId: endless?.id,
    });
    expect(await certificatesOf(db, crewMember.id)).toMatchObject([{ certificateName: "Ujian Abadi", expired: null }]);
  }),
);
