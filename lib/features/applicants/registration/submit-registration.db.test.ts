import { and, eq } from "drizzle-orm";
import { connection, database } from "@/db/client";
import { applicantCertificates, applicants, assessments, registrationDrafts } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { removeOpening } from "@/db/testing/databases/committed";
import { lookupId, openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { consents, pdf, registrationOf, uploadOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { withSchema } from "@/lib/platform/operation";
import { getApplicant } from "../detail/get-applicant";
import { submitRegisterCrewInput } from "../schema";
import { submitRegistration } from "./submit-registration";

afterAll(closeDatabase);

test(
  "stores applicant, lists, first assessment, files and mail in one transaction",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const actor = await visitor(db);
    const content = await registrationOf(db, actor, opening.id);
    const answer = await submitRegistration.execute(as(actor, { locale: "id" }), {
      joi: opening.id,
      ...consents,
      content,
    });

    expect(answer.regRegisNo).toMatch(/^REG-M-\d{6}-\d{5}$/);
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, answer.registerCrewId));
    expect(applicant).toMatchObject({
      fullName: "Budi Santoso",
      email: "budi.santoso@example.com",
      phone: "+6281234567890",
      seamanBookNumber: "E143100",
      idNumber: "3578101705900001",
      bmi: 23.8,
      currentStatusId: 1,
      language: "id",
      consentAddress: "192.0.2.7",
    });
    const rows = await db
      .select()
      .from(assessments)
      .where(eq(assessments.applicantId, answer.registerCrewId))
      .orderBy(assessments.id);
    expect(rows).toMatchObject([{ type: "screening", status: "Pending", divisionId: 1 }]);
    const held = await db
      .select()
      .from(applicantCertificates)
      .where(eq(applicantCertificates.applicantId, answer.registerCrewId));
    expect(held.length).toBe(content.documents.coc.length + content.documents.cop.length);
    expect(held.every(({ requiredAt }) => requiredAt !== null)).toBe(true);
    const kept = await db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.subjectType, "applicant"), eq(files.subjectId, answer.registerCrewId)));
    expect(kept.length).toBe(held.length + 2);
    const [mail] = await db.select().from(mails).where(eq(mails.subjectId, answer.registerCrewId));
    expect(mail).toMatchObject({
      type: "RegisterSubmitted",
      recipient: "budi.santoso@example.com",
      language: "id",
      sentAt: null,
    });
    expect(mail?.plain).toContain(`g=${answer.registrationGuid}`);
    expect(mail?.plain).not.toContain("3578101705900001");
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "applicants.submit-registration"))
      .orderBy(auditEntries.id);
    expect(JSON.stringify(entry?.after)).not.toContain("Budi");
  }),
);

test(
  "encrypts identity numbers",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const actor = await visitor(db);
    const content = await registrationOf(db, actor, opening.id);
    await submitRegistration.execute(as(actor), { joi: opening.id, ...consents, content });
    const [raw] = await db.execute<{ row: string }>(
      "select encode(id_number, 'escape') || encode(kk_number, 'escape') as row from applicants order by id desc limit 1",
    );
    expect(raw?.row).toBeDefined();
    expect(raw?.row).not.toContain("3578101705900001");
  }),
);

test(
  "returns the same registration for a repeated submission",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const actor = await visitor(db);
    const content = await registrationOf(db, actor, opening.id);
    const first = await submitRegistration.execute(as(actor), { joi: opening.id, ...consents, content });
    const second = await submitRegistration.execute(as(actor), { joi: opening.id, ...consents, content });
    expect(second).toEqual(first);
    expect((await db.select().from(applicants).where(eq(applicants.jobOpeningId, opening.id))).length).toBe(1);
  }),
);

test.each([
  [
    "e-mail in other letters",
    { seafarerCode: "6200000001", nik: "3578101705900009", email: "BUDI.santoso@example.com" },
  ],
  ["seafarer code", { nik: "3578101705900009", email: "other@example.com" }],
  ["NIK", { seafarerCode: "6200000001", email: "other@example.com" }],
])("refuses a duplicate from another visitor with the same %s", async (_name, person) => {
  await rolledBack(async (db) => {
    const opening = await openOpening(db);
    const first = await visitor(db);
    await submitRegistration.execute(as(first), {
      joi: opening.id,
      ...consents,
      content: await registrationOf(db, first, opening.id),
    });
    const second = await visitor(db);
    const content = await registrationOf(db, second, opening.id, person);
    await expect(
      submitRegistration.execute(as(second), { joi: opening.id, ...consents, content }),
    ).rejects.toMatchObject({ code: "conflict", wireCode: "DUPLICATE" });
  })();
});

test(
  "allows the same person to apply to another opening",
  rolledBack(async (db) => {
    const actor = await visitor(db);
    for (const opening of [await openOpening(db), await openOpening(db)]) {
      const content = await registrationOf(db, actor, opening.id);
      await submitRegistration.execute(as(actor), { joi: opening.id, ...consents, content });
    }
    expect((await db.select().from(applicants)).length).toBe(2);
  }),
);

test(
  "refuses another visitor's file, a PDF as photo and a missing certificate on their fields",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const [actor, other] = [await visitor(db), await visitor(db)];
    const send = async (change: (content: Awaited<ReturnType<typeof registrationOf>>) => void | Promise<void>) => {
      const content = await registrationOf(db, actor, opening.id);
      await change(content);
      return submitRegistration.execute(as(actor), { joi: opening.id, ...consents, content });
    };
    const refusal = (path: string, message: string) => ({
      code: "invalid",
      fields: expect.arrayContaining([{ path, message }]),
    });
    await expect(
      send(async (content) => void (content.personal.photo = await uploadOf(db, other))),
    ).rejects.toMatchObject(refusal("personal.photo", "files.notFound"));
    await expect(
      send(async (content) => void (content.personal.photo = await uploadOf(db, actor, "photo.pdf", pdf))),
    ).rejects.toMatchObject(refusal("personal.photo", "files.wrongType"));
    await expect(send((content) => void content.documents.coc.pop())).rejects.toMatchObject({
      code: "invalid",
      fields: [{ path: "documents.coc", message: expect.stringContaining("applicants.certificateMissing") }],
    });
    await expect(
      send((content) => void (content.personal.fullName = "<script>alert(1)</script>")),
    ).rejects.toMatchObject(refusal("personal.fullName", "applicants.nameInvalid"));
    expect(await db.select().from(applicants)).toEqual([]);
  }),
);

test(
  "refuses a closed opening, missing consent and a gate token of another network",
  rolledBack(async (db) => {
    const closed = await openOpening(db, 1, { closedAt: new Date() });
    const actor = await visitor(db);
    const content = await registrationOf(db, actor, closed.id);
    await expect(submitRegistration.execute(as(actor), { joi: closed.id, ...consents, content })).rejects.toMatchObject(
      { code: "rule", messageKey: "applicants.openingClosed" },
    );
    await expect(
      submitRegistration.execute(as(actor), { joi: closed.id, ...consents, consent: false, content }),
    ).rejects.toMatchObject({ code: "invalid" });
    const elsewhere = { ...actor, sameNetwork: false };
    await expect(
      submitRegistration.execute(as(elsewhere), { joi: closed.id, ...consents, content }),
    ).rejects.toMatchObject({ code: "forbidden", wireCode: "GATE_EXPIRED" });
  }),
);

test("creates one registration and one mail from fifty concurrent tabs", async () => {
  const db = database();
  const opening = await openOpening(db);
  const actor = await visitor(db);
  const content = await registrationOf(db, actor, opening.id, {
    email: "fifty@example.com",
    seafarerCode: "6299999999",
    nik: "3578101705999999",
  });
  await db
    .insert(registrationDrafts)
    .values({ visitorId: actor.visitorId, jobOpeningId: opening.id, content: JSON.stringify(content) });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => submitRegistration.execute(as(actor), { joi: opening.id, ...consents })),
  );
  expect(new Set(answers.map(({ regRegisNo }) => regRegisNo)).size).toBe(1);
  expect((await db.select().from(applicants).where(eq(applicants.jobOpeningId, opening.id))).length).toBe(1);
  const id = answers[0]?.registerCrewId ?? 0;
  expect((await db.select().from(mails).where(eq(mails.subjectId, id))).length).toBe(1);
  const jobs =
    await connection()`select count(*)::int as total from graphile_worker.jobs where task_identifier = 'deliver-mail'`;
  expect(jobs[0]?.total).toBe(1);
  await removeOpening(opening.id);
});

test("creates one registration from twenty visitors with one identity", async () => {
  const db = database();
  const opening = await openOpening(db);
  const person = { email: "race@example.com", seafarerCode: "6288888888", nik: "3578101705988888" };
  const sends = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const actor = await visitor(db);
      return { actor, content: await registrationOf(db, actor, opening.id, person) };
    }),
  );
  const results = await Promise.allSettled(
    sends.map(({ actor, content }) => submitRegistration.execute(as(actor), { joi: opening.id, ...consents, content })),
  );
  expect(results.filter(({ status }) => status === "fulfilled").length).toBe(1);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ wireCode: "DUPLICATE" });
  await removeOpening(opening.id);
});

test(
  "stores SQL and HTML in free text as entered, or refuses it on its field",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const actor = await visitor(db);
    const hostile = `'; drop table applicants; --<img src=x onerror="alert(1)">\${7*7}`;
    const content = await registrationOf(db, actor, opening.id);
    content.personal.birthPlace = hostile;
    content.personal.address = hostile;
    content.personal.nextOfKin.address = hostile;
    content.personal.educationHistory = content.personal.educationHistory.map((entry) => ({
      ...entry,
      universityName: hostile,
      degree: hostile,
      major: hostile,
      city: hostile,
    }));
    content.training.seaServices = content.training.seaServices.map((entry) => ({
      ...entry,
      companyName: hostile,
      position: hostile,
      vesselName: hostile,
      vesselType: hostile,
      note: hostile,
    }));
    content.bank.bankName1 = hostile;
    content.bank.accountName1 = hostile;
    const { registerCrewId: id } = await submitRegistration.execute(as(actor), {
      joi: opening.id,
      ...consents,
      content,
    });
    const stored = await getApplicant.execute(as(await person(db, "crewingadminmarine")), { id });
    expect(stored).toMatchObject({ birthPlace: hostile, address: hostile, nextOfKin: { address: hostile } });
    expect(stored.educationHistory[0]).toMatchObject({ universityName: hostile, city: hostile });
    expect(stored.seaServices[0]).toMatchObject({ companyName: hostile, note: hostile });
    expect(stored.bankAccounts[0]).toMatchObject({ bankName: hostile, accountName: hostile });

    for (const field of [
      "fullName",
      "emailAddress",
      "phoneNumber",
      "idNumber",
      "seafarerIdNumber",
      "seamanBookNumber",
      "passportId",
      "sex",
      "dateOfBirth",
      "shirtSize",
    ]) {
      const broken = { ...content, personal: { ...content.personal, [field]: hostile } };
      const again = await openOpening(db);
      await expect(
        submitRegistration.execute(as(actor), { joi: again.id, ...consents, content: broken }),
      ).rejects.toMatchObject({
        fields: expect.arrayContaining([{ path: `personal.${field}`, message: expect.any(String) }]),
      });
    }
  }),
);

test(
  "accepts the documented payload with reg-prefixed names",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const actor = await visitor(db);
    const { personal, documents, training, bank } = await registrationOf(db, actor, opening.id);
    const { fullName, emailAddress, educationHistory, ...rest } = personal;
    const payload = {
      ...rest,
      ...bank,
      ...consents,
      jobOpeningId: opening.id,
      regFullName: fullName,
      regEmail: emailAddress,
      registerEducations: educationHistory.map(({ universityName, ...entry }) => ({
        ...entry,
        regUniversityName: universityName,
      })),
      registerTravelDocs: [
        {
          regTravelDocName: "Passport",
          regTravelDocNumber: "C1234567",
          regTravelDocIssued: "2024-01-01",
          regTravelDocExpired: "2034-01-01",
        },
      ],
      registerCOCDocs: documents.coc.map((entry) => ({
        regCOCName: entry.certificateName,
        regCOCNumber: entry.certificateNumber,
        regCOCIssued: entry.issued,
        regCOCExpired: entry.expired,
        cocId: entry.certificateId,
        regCOCAttachment: entry.attachment,
      })),
      registerCOPDocs: documents.cop.map((entry) => ({ ...entry, copId: entry.certificateId })),
      registerTrainings: [],
      registerSeaServices: training.seaServices,
    };
    const call = withSchema(submitRegistration, submitRegisterCrewInput);
    const answer = await call.execute(as(actor), payload);
    const stored = await getApplicant.execute(as(await person(db, "crewingadminmarine")), {
      id: answer.registerCrewId,
    });
    expect(stored).toMatchObject({
      fullName: "Budi Santoso",
      travelDocuments: [{ documentName: "Passport", documentNumber: "C1234567" }],
    });
    expect(stored.coc.length).toBe(documents.coc.length);
    expect(stored.coc.every(({ attachment }) => attachment?.contentType === "application/pdf")).toBe(true);
  }),
);

test(
  "stores an Indonesian's nationality, whether empty or different before",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const [home, other] = [
      await lookupId(db, "nationality", "Indonesian"),
      await lookupId(db, "nationality", "Malaysian"),
    ];
    for (const [index, nationality] of ["", other].entries()) {
      const actor = await visitor(db);
      const person = {
        email: `wni${index}@example.com`,
        seafarerCode: `621157690${index}`,
        nik: `357810170590010${index}`,
      };
      const content = await registrationOf(db, actor, opening.id, person);
      const { registerCrewId } = await submitRegistration.execute(as(actor, { address: `192.0.2.5${index}` }), {
        joi: opening.id,
        ...consents,
        content: { ...content, personal: { ...content.personal, nationality } },
      });
      const [stored] = await db.select().from(applicants).where(eq(applicants.id, registerCrewId));
      expect(stored?.nationalityId).toBe(home);
    }
  }),
);
