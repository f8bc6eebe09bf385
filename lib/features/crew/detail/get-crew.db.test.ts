import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Role, SubRole } from "@/db/enums/users";
import {
  crew,
  crewBankAccounts,
  crewCertificates,
  crewDocuments,
  crewEducations,
  crewSeaServices,
  crewStatusChanges,
  crewTrainings,
  crewTravelDocuments,
  sensitiveReads,
} from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { assignments, seats } from "@/db/schema/manning";
import { medicalCertificates } from "@/db/schema/preparation";
import { principals } from "@/db/schema/vessels";
import { seafarer, vessel } from "@/db/testing/crew";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { pdf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { listVesselCrewHistory } from "@/lib/features/vessels/on-board/list-vessel-crew-history";
import { dayOf } from "@/lib/platform/calendar/dates";
import { getCrew } from "./get-crew";
import { previewCrew } from "./preview-crew";

afterAll(closeDatabase);

const now = new Date("2026-11-20T05:00:00Z");

async function fileNamed(db: Transaction, name: string) {
  const [file] = await db
    .insert(files)
    .values({
      fileType: "personaldata",
      name,
      contentType: "application/pdf",
      size: pdf.length,
      sha256: "x",
      content: pdf,
      subjectType: "crew",
    })
    .returning({ id: files.id });
  return file?.id ?? "";
}

/** Seed a person on a principal's vessel with data in every section. */
async function complete(db: Transaction) {
  const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Pemilik Kapal" }).returning();
  const ship = await vessel(db, { principalId: owner?.id ?? null });
  const religionId = await lookupId(db, "religion", "Islam");
  const crewMember = await seafarer(db, {
    status: "on-board",
    vesselId: ship.id,
    plannedOffBoard: "2027-03-01",
    idNumber: "3578101204900001",
    kkNumber: "3578101204900002",
    npwpNumber: "123456789012345",
    phone: "+628123456789",
    email: "agus@example.com",
    address: "Perak",
    nextOfKinName: "Siti",
    nextOfKinPhone: "+62812",
    religionId,
    employmentTypeId: await lookupId(db, "employment-type", "Contract"),
    ptkpId: await lookupId(db, "ptkp"),
    coverallSize: "L",
  });
  const crewId = crewMember.id;
  const [seat] = await db.insert(seats).values({ vesselId: ship.id, positionId: crewMember.positionId }).returning();
  await db.insert(assignments).values({
    seatId: seat?.id ?? 0,
    vesselId: ship.id,
    crewId,
    slot: "current",
    startDate: "2026-09-01",
    endDate: "2027-03-01",
    checkedInOn: "2026-09-01",
    principalStatus: "Confirmed",
    employeeStatus: "Confirmed",
  });
  const fileId = await fileNamed(db, "scan.pdf");
  await db.insert(crewTravelDocuments).values([
    {
      crewId,
      kind: "seaman-book",
      documentName: "Seaman Book",
      documentNumber: "E143100",
      issued: "2024-01-01",
      expired: "2027-01-01",
      fileId,
    },
    {
      crewId,
      kind: "passport",
      documentName: "Passport",
      documentNumber: "C1234567",
      issued: "2024-01-01",
      expired: "2029-01-01",
      fileId,
    },
  ]);
  const [first] = await listRequiredCertificates(db, { ...crewMember, isMandatory: true });
  await db.insert(crewCertificates).values({
    crewId,
    kind: first?.kind ?? "cop",
    certificateId: first?.certificateId ?? null,
    certificateName: first?.name ?? "",
    certificateNumber: "C-1",
    issued: "2024-01-01",
    expired: "2028-01-01",
    fileId,
  });
  await db.insert(crewDocuments).values([
    { crewId, type: "ktp", label: "KTP", fileId },
    { crewId, type: "bank-book", label: "BCA", fileId },
    { crewId, type: "photo", label: "Portrait", fileId },
  ]);
  await db.insert(crewEducations).values({
    crewId,
    universityName: "PIP Semarang",
    degree: "D-III",
    major: "Nautika",
    entryYear: 2008,
    graduationYear: 2011,
    city: "Semarang",
  });
  await db
    .insert(crewTrainings)
    .values({ crewId, institution: "BP3IP", training: "BRM", issued: "2025-01-01", expired: null });
  await db.insert(crewSeaServices).values([
    {
      crewId,
      companyName: "PT Lama",
      position: "Able Seaman",
      vesselName: "MT Satu",
      vesselType: "Tanker",
      grt: 5000,
      onBoard: "2024-01-01",
      offBoard: "2024-12-31",
    },
    {
      crewId,
      companyName: "PT Kami",
      position: "Able Seaman",
      vesselName: ship.name,
      vesselType: "Tug",
      onBoard: "2026-09-01",
      offBoard: null,
    },
  ]);
  await db
    .insert(crewBankAccounts)
    .values({ crewId, sequence: 1, bankName: "BCA", accountNumber: "1420012345678", accountName: "Agus" });
  await db
    .insert(crewStatusChanges)
    .values({ crewId, event: "hired", toStatus: "off-board", effectiveOn: "2024-01-10" });
  await db.insert(medicalCertificates).values({
    crewId,
    status: "Fit With Restriction",
    restriction: "Glasses at sea",
    certificateNumber: "MC-9",
    examinationDate: "2026-01-01",
    validUntil: "2028-01-01",
    fileId,
  });
  return { someone: crewMember, ship, owner };
}

async function seenBy(db: Transaction, role: Role, crewId: number, changes: object = {}, subRole?: SubRole) {
  return getCrew.execute(as({ ...(await person(db, role, subRole)), ...changes }, { now }), { crewId });
}
const readsOf = async (db: Transaction) =>
  (await db.select({ fieldClass: sensitiveReads.fieldClass }).from(sensitiveReads))
    .map(({ fieldClass }) => fieldClass)
    .sort();

test(
  "returns the whole record to an admin, every mandatory certificate with status, in fewer than eight queries",
  rolledBack(async (db) => {
    const { someone: crewMember, ship } = await complete(db);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const sent = await queriesSent(db, () => getCrew.execute(admin, { crewId: crewMember.id }));
    expect(sent.length).toBeLessThan(8);
    const detail = await getCrew.execute(admin, { crewId: crewMember.id });
    expect(detail).toMatchObject({
      crewId: crewMember.id,
      jobPositionMarineId: crewMember.positionId,
      jobPositionTankerId: null,
      vesselName: ship.name,
      daysToOffBoard: 101,
      version: 1,
      personal: {
        idCardNo: "3578101204900001",
        religion: { name: "Islam" },
        seamanBookNo: "E143100",
        passportNo: "C1234567",
        age: 36,
      },
      contact: { phoneNo: "+628123456789" },
      employment: { employmentType: "Contract", employmentTypeNameId: "Kontrak" },
      bank: [{ accountNumber: "1420012345678" }],
      medical: {
        status: "Fit With Restriction",
        restriction: "Glasses at sea",
        daysLeft: 407,
        attachment: { fileName: "scan.pdf" },
      },
      travelDocuments: [
        { kind: "passport" },
        { kind: "seaman-book", documentNumber: "E143100", status: "need-renewal", daysLeft: 42 },
      ],
      education: [{ universityName: "PIP Semarang" }],
      training: [{ training: "BRM", status: "valid" }],
      seaService: {
        rows: [
          { vesselName: ship.name, offBoard: null, days: 81 },
          { vesselName: "MT Satu", days: 366 },
        ],
        totals: { periods: 2, days: 447, maxGrt: 5000 },
      },
      statusHistory: [{ event: "hired", createdAt: expect.any(Date) }],
    });
    expect(detail.documents.map(({ type }) => type)).toEqual(["bank-book", "ktp", "photo"]);
    const required = await listRequiredCertificates(db, { ...crewMember, isMandatory: true });
    const asked = [...(detail.coc ?? []), ...(detail.cop ?? [])].filter(({ isRequired }) => isRequired);
    expect(asked.map(({ certificateId }) => certificateId).sort()).toEqual(
      required.map(({ certificateId }) => certificateId).sort(),
    );
    const names = new Map(required.map(({ certificateId, name, nameEn }) => [certificateId, [nameEn, name]]));
    for (const { certificateId, name, nameId } of asked) expect([name, nameId]).toEqual(names.get(certificateId ?? 0));
    expect(asked.filter(({ status }) => status === "valid")).toMatchObject([
      { number: "C-1", attachment: { fileName: "scan.pdf" } },
    ]);
    expect(detail.badges.certification).toBe(
      required.length - 1 - asked.filter(({ status }) => status === "covered").length,
    );
  }),
);

test(
  "shows documents and contact to planning, nothing of identity, pay or health, and logs nothing",
  rolledBack(async (db) => {
    const { someone: crewMember } = await complete(db);
    const detail = await seenBy(db, "crewingplanningmarine", crewMember.id);
    expect(detail).toMatchObject({
      personal: { idCardNo: null, kkNumber: null, npwpNumber: null, religion: { name: null }, seamanBookNo: "E143100" },
      contact: { phoneNo: "+628123456789" },
      bank: null,
      medical: null,
    });
    expect(detail.documents.map(({ type }) => type)).toEqual(["photo"]);
    expect(detail.employment).toMatchObject({ ptkp: null, ptkpId: null });
    expect(await readsOf(db)).toEqual([]);
  }),
);

test(
  "shows phone, NIK, tax and bank to finance, and no documents",
  rolledBack(async (db) => {
    const { someone: crewMember } = await complete(db);
    const detail = await seenBy(db, "crewingfinancemarine", crewMember.id);
    expect(detail).toMatchObject({
      coc: null,
      cop: null,
      training: null,
      seaService: null,
      education: null,
      travelDocuments: null,
      medical: null,
      statusHistory: null,
      certificateStatus: null,
      personal: {
        idCardNo: "3578101204900001",
        kkNumber: null,
        npwpNumber: "123456789012345",
        religion: { name: null },
        dateOfBirth: null,
        passportNo: null,
      },
      contact: { phoneNo: "+628123456789", emailAddress: null, address: null },
      bank: [{ accountName: "Agus" }],
    });
    expect(await readsOf(db)).toEqual(["identity", "payroll"]);
  }),
);

test(
  "shows a head the crew of their vessel only, with next of kin, status and restriction",
  rolledBack(async (db) => {
    const { someone: crewMember, ship } = await complete(db);
    const detail = await seenBy(
      db,
      "crewmarine",
      crewMember.id,
      { vesselId: ship.id, crewId: (await seafarer(db)).id },
      "head",
    );
    expect(detail).toMatchObject({
      nextOfKin: { fullName: "Siti", phoneNumber: "+62812" },
      contact: { phoneNo: null, address: null },
      physical: { coverallSize: "L", weight: null },
    });
    expect(detail.medical).toEqual({
      status: "Fit With Restriction",
      restriction: "Glasses at sea",
      certificateNumber: null,
      examinationDate: null,
      validUntil: null,
      daysLeft: null,
      attachment: null,
    });
    expect(detail).toMatchObject({
      bank: null,
      personal: { idCardNo: null, seamanBookNo: "E143100" },
      statusHistory: null,
    });
    expect(await readsOf(db)).toEqual(["medical"]);
    await expect(
      seenBy(db, "crewmarine", crewMember.id, { vesselId: (await vessel(db)).id }, "head"),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "shows a principal the crew of their fleet only, with masked travel numbers and medical validity",
  rolledBack(async (db) => {
    const { someone: crewMember, owner } = await complete(db);
    const detail = await seenBy(db, "crewingprincipalmarine", crewMember.id, { principalId: owner?.id });
    expect(detail).toMatchObject({
      contact: { phoneNo: null, emailAddress: null },
      nextOfKin: { fullName: null },
      personal: { idCardNo: null, passportNo: "•••• 4567" },
      bank: null,
      suitabilityLevelId: null,
    });
    expect(detail.travelDocuments).toMatchObject([
      { documentNumber: "•••• 4567", expired: "2029-01-01", attachment: null },
      { documentNumber: "•••• 3100", attachment: null },
    ]);
    expect(detail.medical).toMatchObject({
      status: "Fit With Restriction",
      validUntil: "2028-01-01",
      restriction: null,
      certificateNumber: null,
      attachment: null,
    });
    expect(JSON.stringify(detail)).not.toMatch(/E143100|C1234567|3578101204900001|agus@example|1420012345678|Glasses/);
    expect(detail.allowedActions).toEqual(["cv-principal"]);
    const [other] = await db.insert(principals).values({ divisionId: 1, name: "PT Lain" }).returning();
    await expect(seenBy(db, "crewingprincipalmarine", crewMember.id, { principalId: other?.id })).rejects.toMatchObject(
      {
        code: "not-found",
      },
    );
  }),
);

test(
  "shows a principal after sign-off only the assignment in the vessel's history",
  rolledBack(async (db) => {
    const { someone: crewMember, owner } = await complete(db);
    const principal = as({ ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null });
    const [stay] = await db.select().from(assignments).where(eq(assignments.crewId, crewMember.id));
    if (!stay) throw new Error("nobody is on board");
    expect(await getCrew.execute(principal, { crewId: crewMember.id })).toMatchObject({ id: crewMember.id });
    const today = dayOf(new Date());
    await db.update(assignments).set({ slot: "history", checkedOutOn: today }).where(eq(assignments.id, stay.id));
    const elsewhere = await vessel(db);
    await db.update(crew).set({ vesselId: elsewhere.id }).where(eq(crew.id, crewMember.id));
    for (const read of [getCrew, previewCrew])
      await expect(read.execute(principal, { crewId: crewMember.id })).rejects.toMatchObject({ code: "not-found" });
    const { rows } = await listVesselCrewHistory.execute(principal, { vesselId: stay.vesselId });
    expect(rows).toMatchObject([{ crewId: crewMember.id, offBoard: today }]);
    expect(JSON.stringify(rows)).not.toContain(elsewhere.name);
  }),
);

test(
  "returns one's own record in full without a log entry, and hides a colleague's",
  rolledBack(async (db) => {
    const { someone: crewMember } = await complete(db);
    const own = await seenBy(db, "crewmarine", crewMember.id, { crewId: crewMember.id });
    expect(own).toMatchObject({
      personal: { idCardNo: "3578101204900001" },
      bank: [{ bankName: "BCA" }],
      medical: { restriction: "Glasses at sea" },
    });
    expect(own.allowedActions).toEqual(
      expect.arrayContaining(["request-change", "request-bank-change", "see-document-history"]),
    );
    expect(own.allowedActions).not.toContain("see-reads");
    expect(await readsOf(db)).toEqual([]);
    await expect(seenBy(db, "crewmarine", crewMember.id, { crewId: (await seafarer(db)).id })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(seenBy(db, "crewingadmintanker", crewMember.id)).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "shows all medical certificates with full access only, and the current one's part with partial access",
  rolledBack(async (db) => {
    const { someone: crewMember, ship, owner } = await complete(db);
    const crewId = crewMember.id;
    const author = await person(db, "crewingservicemarine");
    await db.insert(medicalCertificates).values([
      {
        crewId,
        status: "FIT",
        certificateNumber: "MC-OLD",
        examinationDate: "2024-01-01",
        validUntil: "2026-01-01",
        createdBy: author.userId,
      },
      {
        crewId,
        status: "UNFIT",
        certificateNumber: "MC-WRONG",
        examinationDate: "2026-06-01",
        validUntil: "2028-06-01",
        removedAt: now,
      },
    ]);
    const whole = [
      {
        certificateNumber: "MC-9",
        isCurrent: true,
        daysLeft: 407,
        restriction: "Glasses at sea",
        attachment: { fileName: "scan.pdf" },
        createdBy: null,
      },
      { certificateNumber: "MC-OLD", isCurrent: false, status: "FIT", createdBy: "Sari Wijaya" },
    ];
    const writers = ["superadmin", "crewingadminmarine", "crewingservicemarine", "crewingstaffmarine"] as const;
    for (const role of [...writers, "crewingmanagermarine"] as const) {
      const detail = await seenBy(db, role, crewId);
      expect(detail.medicalCertificates).toMatchObject(whole);
      expect(detail.allowedActions.includes("write-medical")).toBe(role !== "crewingmanagermarine");
    }
    const own = await seenBy(db, "crewmarine", crewId, { crewId });
    expect(own.medicalCertificates).toMatchObject(whole);
    const inPart = [
      await seenBy(db, "crewmarine", crewId, { vesselId: ship.id, crewId: (await seafarer(db)).id }, "head"),
      await seenBy(db, "crewingprincipalmarine", crewId, { principalId: owner?.id }),
    ];
    for (const detail of inPart)
      expect([detail.medicalCertificates, JSON.stringify(detail)]).toEqual([
        null,
        expect.not.stringMatching(/MC-|2024-01-01","validUntil/),
      ]);
    const without = await Promise.all(
      (["crewingplanningmarine", "crewingpdemarine", "crewingfinancemarine"] as const).map((role) =>
        seenBy(db, role, crewId),
      ),
    );
    for (const detail of without)
      expect([detail.medical, detail.medicalCertificates, JSON.stringify(detail)]).toEqual([
        null,
        null,
        expect.not.stringMatching(/MC-|Glasses|Restriction|UNFIT/),
      ]);
    for (const detail of [own, ...inPart, ...without]) expect(detail.allowedActions).not.toContain("write-medical");
  }),
);

test(
  "logs what was shown, once an hour per class, and nothing for an empty record",
  rolledBack(async (db) => {
    const bare = await seafarer(db);
    const { someone: crewMember } = await complete(db);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    await getCrew.execute(admin, { crewId: bare.id });
    expect(await readsOf(db)).toEqual([]);
    await getCrew.execute(admin, { emp: crewMember.id });
    await getCrew.execute(admin, { id: crewMember.id });
    expect(await readsOf(db)).toEqual(["identity", "medical", "payroll"]);
  }),
);
