import { asc, eq } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
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
} from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { jobOpenings } from "@/db/schema/job-openings";
import { mails } from "@/db/schema/mail";
import { suitabilityEntries } from "@/db/schema/suitability";
import { applicantAt } from "@/db/testing/applicants";
import { removeOpening } from "@/db/testing/databases/committed";
import { seafarer } from "@/db/testing/crew";
import { lookupId, openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { consents, registrationOf, uploadOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { downloadFile } from "@/lib/features/files/download-file";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { getApplicant } from "../detail/get-applicant";
import { hireApplicant } from "./hire-applicant";
import { submitRegistration } from "../registration/submit-registration";

afterAll(closeDatabase);

const today = dayOf(new Date());
const contract = async (db: Parameters<typeof lookupId>[0]) => ({
  joinedOn: today,
  employmentTypeId: await lookupId(db, "employment-type", "Permanent").catch(() => lookupId(db, "employment-type")),
});

/** Create a complete applicant at the result stage. */
async function registered(db: Transaction) {
  const opening = await openOpening(db);
  const actor = await visitor(db);
  const content = await registrationOf(db, actor, opening.id);
  const passport = await uploadOf(db, actor, "passport.png");
  const attachment = await uploadOf(
    db,
    actor,
    "service.pdf",
    Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  );
  const travelDocuments = [
    { documentName: "Passport", documentNumber: "C 1234567", issued: "2024-01-01", expired: "2034-01-01" },
    { documentName: "Buku Pelaut", documentNumber: "E143100", issued: "2024-01-01", expired: "2027-01-01" },
    { documentName: "US Visa", documentNumber: "V1", issued: "2024-01-01", expired: "2027-01-01" },
  ];
  const trainings = [{ institution: "PIP Semarang", training: "Bridge Resource Management", issued: "2022-01-01" }];
  const seaServices = content.training.seaServices.map((service) => ({ ...service, attachment }));
  const whole = {
    ...content,
    personal: { ...content.personal, passportId: "C1234567", photoPassport: passport },
    documents: { ...content.documents, travelDocuments },
    training: { trainings, seaServices },
  };
  const { registerCrewId: id } = await submitRegistration.execute(as(actor), {
    joi: opening.id,
    ...consents,
    content: whole,
  });
  await db.insert(assessments).values([
    { applicantId: id, type: "screening", status: "Passed", divisionId: 1 },
    { applicantId: id, type: "result", status: "Pending", divisionId: 1 },
  ]);
  await db.update(applicants).set({ currentStatusId: 7 }).where(eq(applicants.id, id));
  return { id, opening };
}

test(
  "creates an off-board seafarer with all data and the next number; files are not copied",
  rolledBack(async (db) => {
    const { id, opening } = await registered(db);
    const stored = (await db.select({ id: files.id }).from(files)).length;
    const admin = await person(db, "crewingadminmarine");
    const employment = await contract(db);
    expect(await hireApplicant.execute(as(admin), { id, ...employment })).toMatchObject({
      currentStatusId: 7,
      rows: [{ assessmentType: "7", assessmentStatus: "Completed" }],
    });

    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, id));
    const [seaman] = await db.select().from(crew).where(eq(crew.applicantId, id));
    if (!applicant || !seaman) throw new Error("nobody was hired");
    expect(seaman).toMatchObject({
      ...employment,
      status: "off-board",
      statusSince: today,
      divisionId: 1,
      positionId: opening.positionId,
      vesselTypeId: opening.vesselTypeId,
      employeeNumber: expect.stringMatching(/^M-\d{5}$/),
      createdBy: admin.userId,
    });
    for (const column of [
      "fullName",
      "seafarerCode",
      "idNumber",
      "idNumberHash",
      "kkNumber",
      "dateOfBirth",
      "email",
      "nextOfKinName",
      "height",
      "photoFileId",
      "religionId",
    ] as const)
      expect([column, seaman[column]]).toEqual([column, applicant[column]]);
    for (const table of [crewEducations, crewTrainings, crewSeaServices, crewBankAccounts])
      expect(await db.$count(table, eq(table.crewId, seaman.id))).toBe(1);
    const [service] = await db.select().from(crewSeaServices).where(eq(crewSeaServices.crewId, seaman.id));
    expect(service).toMatchObject({ vesselName: "Laut Biru 7", fileId: expect.any(String), createdBy: admin.userId });
    const documents = await db
      .select()
      .from(crewTravelDocuments)
      .where(eq(crewTravelDocuments.crewId, seaman.id))
      .orderBy(asc(crewTravelDocuments.id));
    expect(documents.map(({ kind, fileId }) => [kind, fileId])).toEqual([
      ["passport", applicant.passportFileId],
      ["seaman-book", null],
      ["other", null],
    ]);
    const papers = await db
      .select()
      .from(crewDocuments)
      .where(eq(crewDocuments.crewId, seaman.id))
      .orderBy(asc(crewDocuments.id));
    expect(papers.map(({ type, fileId }) => [type, fileId])).toEqual([
      ["photo", applicant.photoFileId],
      ["ktp", applicant.ktpFileId],
      ["passport-scan", applicant.passportFileId],
    ]);
    const held = await db.select().from(crewCertificates).where(eq(crewCertificates.crewId, seaman.id));
    expect(held.length).toBeGreaterThan(1);
    expect(
      held.every(
        ({ fileId, verifiedAt, certificateId }) => fileId !== null && verifiedAt === null && certificateId !== null,
      ),
    ).toBe(true);
    expect(seaman.missingCertificates).toBe(0);
    expect(seaman.nextPaperExpiry).toBe("2027-01-01");
    expect((await db.select({ id: files.id }).from(files)).length).toBe(stored);
    expect(await db.select().from(crewStatusChanges).where(eq(crewStatusChanges.crewId, seaman.id))).toMatchObject([
      { event: "hired", fromStatus: null, toStatus: "off-board", effectiveOn: today },
    ]);

    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "applicants.hire"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({
      subject: String(id),
      after: {
        crewId: seaman.id,
        employeeNumber: seaman.employeeNumber,
        newRecord: true,
        opening: { hired: 1, vacancies: 2 },
      },
    });
    const [mail] = await db.select().from(mails).where(eq(mails.type, "RegisterAccepted"));
    expect(mail).toMatchObject({
      recipient: applicant.email,
      subjectId: id,
      plain: expect.stringContaining(seaman.employeeNumber),
    });
    expect(await getApplicant.execute(as(admin), { id })).toMatchObject({
      employee: { crewId: seaman.id, employeeNumber: seaman.employeeNumber },
      formerCrew: [],
    });
  }),
);

test(
  "opens transferred documents by the seafarer's permissions, without a copy; other files stay with the application",
  rolledBack(async (db) => {
    const { id } = await registered(db);
    const read = async (actor: UserActor, fileId: string | null) =>
      downloadFile.execute(as(actor), { fileId }).then(
        () => true,
        () => false,
      );
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, id));
    const finance = await person(db, "crewingfinancemarine");
    const service = await person(db, "crewingservicemarine");
    expect([
      await read(service, applicant?.photoFileId ?? null),
      await read(finance, applicant?.photoFileId ?? null),
    ]).toEqual([false, false]);
    await hireApplicant.execute(as(await person(db, "crewingadminmarine")), { id, ...(await contract(db)) });
    expect([
      await read(service, applicant?.photoFileId ?? null),
      await read(finance, applicant?.photoFileId ?? null),
      await read(finance, applicant?.ktpFileId ?? null),
    ]).toEqual([true, true, false]);
    expect(await read(await person(db, "crewingservicetanker"), applicant?.photoFileId ?? null)).toBe(false);
    const [left] = await db
      .insert(files)
      .values({
        fileType: "mcu",
        name: "mcu.pdf",
        contentType: "application/pdf",
        size: 10,
        sha256: "x",
        content: Buffer.from("%PDF-1.4 x"),
        subjectType: "applicant",
        subjectId: id,
      })
      .returning();
    expect(await read(service, left?.id ?? null)).toBe(false);
    const [seaman] = await db.select().from(crew).where(eq(crew.applicantId, id));
    expect(
      await read({ ...(await person(db, "crewmarine")), crewId: seaman?.id ?? 0 }, applicant?.ktpFileId ?? null),
    ).toBe(true);
  }),
);

test(
  "closes the opening with the last vacancy and still allows one more hire, but no ended application",
  rolledBack(async (db) => {
    const opening = await openOpening(db, 1, { vacancies: 2 });
    const manager = as(await person(db, "crewingmanagermarine"));
    const state = async () => (await db.select().from(jobOpenings).where(eq(jobOpenings.id, opening.id)))[0];
    const hire = async () =>
      hireApplicant.execute(manager, { id: (await applicantAt(db, "result", opening)).id, ...(await contract(db)) });
    await hire();
    expect(await state()).toMatchObject({ hired: 1, closedAt: null });
    await hire();
    expect(await state()).toMatchObject({ hired: 2, closedAt: expect.any(Date) });
    await hire();
    expect((await state())?.hired).toBe(3);
    const { id } = await applicantAt(db, "mcu", opening);
    await expect(hireApplicant.execute(manager, { id, ...(await contract(db)) })).rejects.toMatchObject({
      code: "conflict",
    });
  }),
);

test(
  "never duplicates existing crew: the record is named, re-hired if resigned, then used",
  rolledBack(async (db) => {
    const manager = as(await person(db, "crewingmanagermarine"));
    const known = await seafarer(db, { fullName: "Budi Santoso", status: "resigned", resignedOn: "2025-01-01" });
    const { id } = await applicantAt(db, "result", undefined, { seafarerCode: known.seafarerCode ?? "" });
    const employment = await contract(db);
    await expect(hireApplicant.execute(manager, { id, ...employment })).rejects.toMatchObject({
      code: "conflict",
      wireCode: "ALREADY_CREW",
      messageKey: "applicants.hire.alreadyCrew",
      values: { name: "Budi Santoso", number: known.employeeNumber },
    });
    await expect(hireApplicant.execute(manager, { id, ...employment, crewId: known.id })).rejects.toMatchObject({
      messageKey: "applicants.hire.rehireFirst",
    });
    expect((await getApplicant.execute(manager, { id })).formerCrew).toMatchObject([
      {
        crewId: known.id,
        status: "resigned",
        sameSeafarerCode: true,
        sameIdNumber: false,
        elsewhere: false,
        barred: false,
      },
    ]);
    await db.update(crew).set({ status: "off-board", resignedOn: null }).where(eq(crew.id, known.id));
    await hireApplicant.execute(manager, { id, ...employment, crewId: known.id });
    expect((await db.select().from(crew)).length).toBe(1);
    expect(await getApplicant.execute(manager, { id })).toMatchObject({
      employee: { crewId: known.id },
      formerCrew: [],
    });
  }),
);

test(
  "refuses a barred person but not an unconfirmed entry; of the other division only the existence is shown",
  rolledBack(async (db) => {
    const [manager, other] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagertanker")];
    const barred = await seafarer(db, { divisionId: 1 });
    const entry = {
      crewId: barred.id,
      level: 3,
      reason: "safety" as const,
      description: "Left the watch",
      startDate: "2026-01-01",
      createdBy: manager.userId,
    };
    const [written] = await db.insert(suitabilityEntries).values(entry).returning();
    const { id } = await applicantAt(db, "result", undefined, { seafarerCode: barred.seafarerCode ?? "" });
    const employment = { ...(await contract(db)), crewId: barred.id };
    await hireApplicant.execute(as(manager), { id, ...employment });
    await db
      .update(suitabilityEntries)
      .set({ confirmedAt: new Date(), confirmedBy: other.userId })
      .where(eq(suitabilityEntries.id, written?.id ?? 0));
    const again = await applicantAt(db, "result", undefined, { seafarerCode: barred.seafarerCode ?? "" });
    await expect(hireApplicant.execute(as(manager), { id: again.id, ...employment })).rejects.toMatchObject({
      code: "conflict",
      wireCode: "BARRED",
      messageKey: "applicants.hire.barred",
    });

    const tanker = await applicantAt(db, "result", await openOpening(db, 2), {
      seafarerCode: barred.seafarerCode ?? "",
    });
    const [seen] = (await getApplicant.execute(as(other), { id: tanker.id })).formerCrew;
    expect(seen).toMatchObject({ elsewhere: true, crewId: null, employeeNumber: null, fullName: null, barred: null });
  }),
);

test(
  "requires permission, the own division and a date within a year",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "result");
    const employment = await contract(db);
    for (const role of ["crewingstaffmarine", "crewingplanningmarine"] as const)
      await expect(hireApplicant.execute(as(await person(db, role)), { id, ...employment })).rejects.toMatchObject({
        code: "forbidden",
      });
    await expect(
      hireApplicant.execute(as(await person(db, "crewingadmintanker")), { id, ...employment }),
    ).rejects.toMatchObject({ code: "not-found" });
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(
      hireApplicant.execute(admin, { id, ...employment, joinedOn: addDays(today, 400) }),
    ).rejects.toMatchObject({ fields: [{ path: "joinedOn", message: "applicants.hire.joinedOnFar" }] });
    await expect(
      hireApplicant.execute(admin, { id, joinedOn: today, employmentTypeId: await lookupId(db, "religion") }),
    ).rejects.toMatchObject({ fields: [{ path: "employmentTypeId" }] });
    expect(await db.select().from(crew)).toEqual([]);
    await hireApplicant.execute(admin, { id, ...employment, joinedOn: addDays(today, 30) });
    expect((await db.select().from(crew))[0]).toMatchObject({ joinedOn: addDays(today, 30), statusSince: today });
  }),
);

test("creates one seafarer from concurrent hires and concurrent applications", async () => {
  const db = database();
  const opening = await openOpening(db, 1, { vacancies: 5 });
  const second = await openOpening(db);
  try {
    const managers = [await person(db, "crewingmanagermarine"), await person(db, "crewingadminmarine")] as const;
    const employment = await contract(db);
    const { id } = await applicantAt(db, "result", opening);
    const one = await Promise.allSettled(
      managers.map((actor) => hireApplicant.execute(as(actor), { id, ...employment })),
    );
    expect(one.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const result of one) if (result.status === "rejected") expect(result.reason).toMatchObject({ status: 409 });
    const twin = { seafarerCode: "6277777777" };
    const [twinOne, twinTwo] = [
      await applicantAt(db, "result", opening, twin),
      await applicantAt(db, "result", second, twin),
    ];
    const hire = (actor: (typeof managers)[number], applicantId: number) =>
      hireApplicant.execute(as(actor), { id: applicantId, ...employment });
    const both = await Promise.allSettled([hire(managers[0], twinOne.id), hire(managers[1], twinTwo.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const result of both)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ status: 409, wireCode: "ALREADY_CREW" });
    const [state] = await db
      .select({ hired: jobOpenings.hired })
      .from(jobOpenings)
      .where(eq(jobOpenings.id, opening.id));
    const [other] = await db
      .select({ hired: jobOpenings.hired })
      .from(jobOpenings)
      .where(eq(jobOpenings.id, second.id));
    expect((state?.hired ?? 0) + (other?.hired ?? 0)).toBe(2);
  } finally {
    await removeOpening(opening.id);
    await removeOpening(second.id);
  }
});
