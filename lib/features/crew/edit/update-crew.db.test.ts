import { and, desc, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { blindIndex } from "@/db/encryption";
import { roles, type Role } from "@/db/enums/users";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewSeaServices, crewTrainings } from "@/db/schema/crew";
import { positionRequirements, positions, vesselTypes } from "@/db/schema/positions";
import { seafarer, vessel } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { assigned, seatOn } from "@/db/testing/manning";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { updateCrew } from "./update-crew";
import { updateSeaService } from "./update-sea-service";

afterAll(closeDatabase);

const caller = async (db: Transaction, role: Role = "crewingadminmarine") => as(await person(db, role));
const stored = async (db: Transaction, id: number) => (await db.select().from(crew).where(eq(crew.id, id)))[0];
const lastAudit = async (db: Transaction) =>
  (await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
const trainingsOf = (db: Transaction, id: number) =>
  db
    .select()
    .from(crewTrainings)
    .where(and(eq(crewTrainings.crewId, id), isNull(crewTrainings.removedAt)))
    .orderBy(crewTrainings.id);

const contact = { phoneNo: "0812 3456 7890", emailAddress: "Agus@Example.com", address: "Jl. Perak 1" };
const training = { institution: "BP2IP", training: "Welding", issued: "2024-02-01" };
const service = {
  companyName: "PT Laut",
  position: "Able Seaman",
  vesselName: "MV Satu",
  vesselType: "General Cargo",
  onBoard: "2023-01-01",
  offBoard: "2023-09-01",
};

test(
  "allows admin, manager, staff and superadmin to edit, and tells seafarers and heads to request a change",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { divisionId: 2 });
    const answers: Record<string, string> = {};
    for (const role of roles.filter((one) => one.endsWith("tanker"))) {
      const actor = await person(
        db,
        role,
        role === "crewtanker" ? "head" : null,
        role === "crewtanker" ? { crewId: crewMember.id } : {},
      );
      answers[role] = await updateCrew
        .execute(as(actor), { crewId: crewMember.id, section: "contact", values: { address: `Jl. ${role}` } })
        .then(
          () => "edited",
          (error) => error.messageKey,
        );
    }
    expect(answers).toMatchObject({
      crewingadmintanker: "edited",
      crewingmanagertanker: "edited",
      crewingstafftanker: "edited",
      crewtanker: "crew.requests.askInstead",
    });
    for (const role of [
      "crewingplanningtanker",
      "crewingservicetanker",
      "crewingpdetanker",
      "crewingfinancetanker",
      "crewingprincipaltanker",
    ])
      expect([role, answers[role]]).toEqual([role, "errors.forbidden"]);
    const attempt = updateCrew.execute(await caller(db), {
      crewId: crewMember.id,
      section: "contact",
      values: contact,
    });
    await expect(attempt).rejects.toMatchObject({ code: "not-found", messageKey: "crew.notFound" });
  }),
);

test(
  "clears blank fields, keeps omitted ones, normalises numbers and addresses, and increases the version",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, {
      phone: "+6281111111111",
      email: "old@example.com",
      address: "Old",
      npwpNumber: "123456789012345",
    });
    const admin = await caller(db);
    const saved = await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "contact",
      values: { phoneNo: contact.phoneNo, emailAddress: "" },
      version: 1,
    });
    expect(saved).toMatchObject({ id: crewMember.id, version: 2, ignored: [], warnings: [] });
    expect(await stored(db, crewMember.id)).toMatchObject({
      phone: "+6281234567890",
      email: null,
      formerEmail: "old@example.com",
      address: "Old",
      npwpNumber: "123456789012345",
      version: 2,
    });
    await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "physical",
      values: { height: "172", weight: "70.5" },
    });
    expect(await stored(db, crewMember.id)).toMatchObject({ height: 172, weight: 70.5, bmi: 23.8 });
  }),
);

test(
  "refuses the second of two editors with the first one's name and time, and writes nothing",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { address: "Old" });
    await updateCrew.execute(await caller(db), {
      crewId: crewMember.id,
      section: "contact",
      values: { address: "First" },
      version: 1,
    });
    const second = updateCrew.execute(await caller(db, "crewingstaffmarine"), {
      crewId: crewMember.id,
      section: "contact",
      values: { address: "Second" },
      version: 1,
    });
    await expect(second).rejects.toMatchObject({
      code: "conflict",
      messageKey: "errors.changedBy",
      values: { name: "Sari Wijaya", time: expect.any(String) },
    });
    expect(await stored(db, crewMember.id)).toMatchObject({ address: "First", version: 2 });
  }),
);

test(
  "skips checks of unchanged values, and leaves version and audit log without any change",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { phone: "none", address: "Old", dateOfBirth: "1940-01-01", idNumber: null });
    const admin = await caller(db);
    await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "contact",
      values: { phoneNo: "none", address: "New" },
    });
    await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "personal",
      values: { fullName: "Agus Setiawan", dateOfBirth: "1940-01-01", idCardNo: "", placeOfBirth: "Gresik" },
    });
    const before = await lastAudit(db);
    const again = await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "contact",
      values: { phoneNo: "none", address: "New" },
    });
    expect(again.version).toBe(3);
    expect((await lastAudit(db))?.id).toBe(before?.id);
  }),
);

const wrong: [section: string, values: Record<string, unknown>, path: string, message: string][] = [
  ["personal", { fullName: "X1" }, "fullName", "crew.nameInvalid"],
  ["personal", { fullName: "" }, "fullName", "validation.required"],
  ["personal", { idCardNo: "123" }, "idCardNo", "crew.nikInvalid"],
  ["personal", { idCardNo: "" }, "idCardNo", "validation.required"],
  ["personal", { kkNumber: "123" }, "kkNumber", "crew.kkInvalid"],
  ["personal", { npwpNumber: "1" }, "npwpNumber", "crew.npwpInvalid"],
  ["personal", { bpjsKesehatanNumber: "1" }, "bpjsKesehatanNumber", "crew.bpjsKesehatanInvalid"],
  ["personal", { bpjsKetenagakerjaanNumber: "1" }, "bpjsKetenagakerjaanNumber", "crew.bpjsKetenagakerjaanInvalid"],
  ["personal", { seaFarerId: "1" }, "seaFarerId", "crew.seafarerCodeInvalid"],
  ["personal", { dateOfBirth: "2012-01-01" }, "dateOfBirth", "crew.tooYoung?age=16"],
  ["personal", { dateOfBirth: "2009-06-01" }, "dateOfBirth", "crew.tooYoung?age=18"],
  ["personal", { dateOfBirth: "1950-01-01" }, "dateOfBirth", "crew.tooOld"],
  ["personal", { dateOfBirth: "2000-02-30" }, "dateOfBirth", "validation.date"],
  ["personal", { religionId: 2_000_000_000 }, "religionId", "validation.invalid"],
  ["personal", { sex: "" }, "sex", "validation.required"],
  ["physical", { height: 90 }, "height", "validation.tooSmall?min=120"],
  ["physical", { safetyShoesSize: "UK 20" }, "safetyShoesSize", "validation.notListed"],
  ["physical", { height: true }, "height", "validation.invalid"],
  ["physical", { shirtSize: "XXXL" }, "shirtSize", "validation.notListed"],
  ["personal", { sex: "X" }, "sex", "validation.notListed"],
  ["employment", { jobPositionId: 0 }, "jobPositionId", "validation.invalid"],
  ["contact", { phoneNo: "12" }, "phoneNo", "crew.phoneInvalid"],
  ["contact", { emailAddress: "a@b" }, "emailAddress", "validation.email"],
  ["contact", { emailAddress: "kin@example.com" }, "emailAddress", "crew.nextOfKinEmailSame"],
  ["next-of-kin", { emailAddress: "agus@example.com" }, "emailAddress", "crew.nextOfKinEmailSame"],
  ["next-of-kin", { phoneNumber: "" }, "phoneNumber", "validation.required"],
  ["employment", { shipId: 2_000_000_000 }, "shipId", "validation.invalid"],
  ["employment", { jobPositionId: 2_000_000_000 }, "jobPositionId", "validation.invalid"],
  [
    "education",
    { universityName: "PIP", degree: "D3", major: "Nautika", entryYear: 2012, graduationYear: 2010, city: "Semarang" },
    "graduationYear",
    "crew.graduationBeforeEntry",
  ],
  ["training", { ...training, expired: "2023-01-01" }, "expired", "crew.expiredBeforeIssued"],
  ["training", { institution: "BP2IP" }, "training", "validation.required"],
  ["sea-service", { ...service, offBoard: "2022-01-01" }, "offBoard", "crew.offBoardBeforeOnBoard"],
  ["sea-service", { ...service, onBoard: "2126-01-01" }, "onBoard", "validation.date"],
  ["sea-service", { ...service, grt: -1 }, "grt", "validation.tooSmall?min=0"],
];

test.each(wrong)("%s refuses %j on its own field", (section, values, path, message) =>
  rolledBack(async (db) => {
    const numbers = {
      idNumber: "3578101705900001",
      kkNumber: "3578101705900002",
      npwpNumber: "123456789012345",
      bpjsKesehatanNumber: "1234567890123",
      bpjsKetenagakerjaanNumber: "12345678901",
    };
    const crewMember = await seafarer(db, {
      ...numbers,
      email: "agus@example.com",
      nextOfKinEmail: "kin@example.com",
      nextOfKinPhone: "+628123456789",
    });
    const found = await fieldsOf(updateCrew.execute(await caller(db), { crewId: crewMember.id, section, values }));
    expect(found).toContainEqual({ path, message });
    expect(await stored(db, crewMember.id)).toMatchObject({ version: 1 });
  })(),
);

test(
  "stores the hash of a NIK and refuses a NIK or seafarer code of another person, both at once",
  rolledBack(async (db) => {
    const taken = await seafarer(db, {
      seafarerCode: "6211576805",
      idNumber: "3578101204900001",
      idNumberHash: blindIndex("3578101204900001"),
    });
    const crewMember = await seafarer(db);
    const admin = await caller(db);
    const clash = { idCardNo: "3578101204900001", seaFarerId: "6211576805" };
    const found = await fieldsOf(
      updateCrew.execute(admin, { crewId: crewMember.id, section: "personal", values: clash }),
    );
    expect(found).toEqual([
      { path: "idCardNo", message: "crew.edit.idNumberTaken" },
      { path: "seaFarerId", message: "crew.edit.seafarerCodeTaken" },
    ]);
    await updateCrew.execute(admin, { crewId: taken.id, section: "personal", values: clash });
    const saved = await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "personal",
      values: { idCardNo: "3578 1017 0590 0009" },
    });
    expect(saved.warnings).toEqual(["The NIK does not match the date of birth or the sex. Check all three."]);
    expect(await stored(db, crewMember.id)).toMatchObject({
      idNumber: "3578101705900009",
      idNumberHash: blindIndex("3578101705900009"),
    });
  }),
);

test(
  "requires NIK and family card of a person who becomes Indonesian",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { crewOrigin: "WNA" });
    const admin = await caller(db);
    const become = (values: object) =>
      updateCrew.execute(admin, {
        crewId: crewMember.id,
        section: "personal",
        values: { crewOrigin: "WNI", ...values },
      });
    expect(await fieldsOf(become({}))).toEqual([
      { path: "idCardNo", message: "validation.required" },
      { path: "kkNumber", message: "validation.required" },
    ]);
    await become({ idCardNo: "3578101204900011", kkNumber: "3578101204900012" });
    expect(await stored(db, crewMember.id)).toMatchObject({ crewOrigin: "WNI", version: 2 });
  }),
);

test(
  "names the changed fields in the audit entry, without personal data",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const admin = await caller(db);
    await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "personal",
      values: { fullName: "Rahasia Sekali", idCardNo: "3578101204900001", kkNumber: "3578101204900002" },
    });
    const entry = await lastAudit(db);
    expect(entry).toMatchObject({
      operation: "crew.update",
      subject: String(crewMember.id),
      after: { changed: ["personal.fullName", "personal.idCardNo", "personal.kkNumber"] },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Rahasia|3578|Agus/);
  }),
);

test(
  "accepts only ranks of the division that sail on the vessel type, and updates the certificate validity",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const admin = await caller(db);
    const ranks = await db.select().from(positions).where(eq(positions.divisionId, 1));
    const master = ranks.find(({ nameEn }) => nameEn === "Master");
    const [foreign] = await db.select().from(positions).where(eq(positions.divisionId, 2)).limit(1);
    const asked = await listRequiredCertificates(db, {
      positionId: master?.id ?? 0,
      vesselTypeId: crewMember.vesselTypeId,
      isMandatory: true,
    });
    await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "employment",
      values: { jobPositionId: master?.id, employmentTypeId: await lookupId(db, "employment-type") },
    });
    expect(await stored(db, crewMember.id)).toMatchObject({
      positionId: master?.id,
      missingCertificates: asked.length,
    });
    expect(
      await fieldsOf(
        updateCrew.execute(admin, {
          crewId: crewMember.id,
          section: "employment",
          values: { jobPositionId: foreign?.id },
        }),
      ),
    ).toEqual([{ path: "jobPositionId", message: "validation.invalid" }]);
    const [lonely] = await db
      .insert(vesselTypes)
      .values({ divisionId: 1, name: "Submarine", nameId: "Kapal selam" })
      .returning();
    expect(
      await fieldsOf(
        updateCrew.execute(admin, { crewId: crewMember.id, section: "employment", values: { shipId: lonely?.id } }),
      ),
    ).toEqual([{ path: "shipId", message: "crew.edit.pairUnknown" }]);
    expect(
      await db
        .select()
        .from(positionRequirements)
        .where(eq(positionRequirements.vesselTypeId, lonely?.id ?? 0)),
    ).toEqual([]);
  }),
);

test(
  "adds and changes a row, ignores and names a duplicate, and removes it from view",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const admin = await caller(db);
    const edit = (values: Record<string, unknown>) =>
      updateCrew.execute(admin, { crewId: crewMember.id, section: "training", values });
    await edit(training);
    expect((await edit({ ...training, training: " welding ", issued: "2025-01-01" })).ignored).toEqual([
      { section: "training", name: "welding, BP2IP" },
    ]);
    const [row] = await trainingsOf(db, crewMember.id);
    await edit({
      rows: [
        { id: row?.id, evaluation: "Good" },
        { ...training, training: "Crane" },
      ],
    });
    expect(await trainingsOf(db, crewMember.id)).toMatchObject([
      { training: "Welding", evaluation: "Good", issued: "2024-02-01" },
      { training: "Crane" },
    ]);
    expect(await fieldsOf(edit({ rows: [{ id: row?.id, training: "Crane" }] }))).toEqual([
      { path: "rows.0.id", message: "crew.edit.duplicate" },
    ]);
    await edit({ id: row?.id, removed: true });
    expect(await trainingsOf(db, crewMember.id)).toMatchObject([{ training: "Crane" }]);
    expect(
      await db
        .select()
        .from(crewTrainings)
        .where(eq(crewTrainings.id, row?.id ?? 0)),
    ).toMatchObject([{ removedAt: expect.any(Date) }]);
    expect(await fieldsOf(edit({ id: row?.id, removed: true }))).toEqual([
      { path: "id", message: "crew.edit.rowGone" },
    ]);
    const other = await seafarer(db);
    expect(
      await fieldsOf(
        updateCrew.execute(admin, {
          crewId: other.id,
          section: "training",
          values: { id: row?.id, removed: true },
        }),
      ),
    ).toEqual([{ path: "id", message: "crew.edit.rowGone" }]);
  }),
);

test(
  "lets permitted roles edit sea service, protects check-in rows, and refuses three vessels at once",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const seat = await seatOn(db, await vessel(db));
    const tour = await assigned(db, seat, crewMember.id, {
      slot: "history",
      checkedInOn: "2023-02-01",
      checkedOutOn: "2023-08-01",
      startDate: "2023-02-01",
      endDate: "2023-08-01",
    });
    const [board] = await db
      .insert(crewSeaServices)
      .values({
        ...service,
        crewId: crewMember.id,
        companyName: "Own",
        onBoard: "2023-02-01",
        offBoard: "2023-08-01",
        assignmentId: tour.id,
      })
      .returning();
    const planning = await caller(db, "crewingplanningmarine");
    const edit = (values: Record<string, unknown>) =>
      updateSeaService.execute(planning, { crewId: crewMember.id, values });
    await edit(service);
    expect(await fieldsOf(edit({ ...service, companyName: "PT Samudra", onBoard: "2023-03-01" }))).toEqual([
      { path: "onBoard", message: "crew.edit.seaServiceOverlap" },
    ]);
    await expect(edit({ id: board?.id, note: "x" })).rejects.toMatchObject({ messageKey: "crew.edit.boardRecord" });
    await expect(edit({ id: board?.id, removed: true })).rejects.toMatchObject({ messageKey: "crew.edit.boardRecord" });
    const byManager = updateCrew.execute(await caller(db, "crewingmanagermarine"), {
      crewId: crewMember.id,
      section: "sea-service",
      values: { ...service, companyName: "PT Lain", onBoard: "2020-01-01", offBoard: "2020-05-01" },
    });
    await expect(byManager).rejects.toMatchObject({ code: "forbidden" });
    const scan = await uploadBy(db, await person(db, "crewingadminmarine"));
    expect(
      await fieldsOf(
        edit({ ...service, companyName: "PT Curi", onBoard: "2019-01-01", offBoard: "2019-03-01", attachment: scan }),
      ),
    ).toEqual([{ path: "attachment", message: "files.notFound" }]);
  }),
);

test(
  "edits several sections in the flat shape, marks invalid fields, and accepts unchanged lists",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const admin = await caller(db);
    const flat = {
      id: crewMember.id,
      FullName: "ignored",
      fullName: "Agus Baru",
      phoneNo: "081234567890",
      height: 170,
      weight: 70,
      nextOfKin: { fullName: "Siti Aminah", phoneNumber: "081298765432" },
      training: [training],
      employeeIdNumber: crewMember.employeeNumber,
    };
    await updateCrew.execute(admin, flat);
    expect(await stored(db, crewMember.id)).toMatchObject({
      fullName: "Agus Baru",
      phone: "+6281234567890",
      bmi: 24.2,
      nextOfKinName: "Siti Aminah",
      version: 2,
    });
    const [row] = await trainingsOf(db, crewMember.id);
    const again = await updateCrew.execute(admin, { ...flat, training: [{ ...row, status: "valid" }] });
    expect(again).toMatchObject({ version: 2, ignored: [] });
    const found = await fieldsOf(
      updateCrew.execute(admin, { id: crewMember.id, phoneNo: "1", nextOfKin: { phoneNumber: "1" } }),
    );
    expect(found).toEqual([
      { path: "phoneNo", message: "crew.phoneInvalid" },
      { path: "nextOfKin.phoneNumber", message: "crew.phoneInvalid" },
    ]);
    expect(
      await fieldsOf(updateCrew.execute(admin, { id: crewMember.id, training: [{ institution: "" }] })),
    ).toContainEqual({ path: "training.0.institution", message: "validation.required" });
    expect(
      await fieldsOf(
        updateCrew.execute(admin, { id: crewMember.id, address: "x", passportNo: "C7654321", employeeIdNumber: "M-1" }),
      ),
    ).toEqual([
      { path: "employeeIdNumber", message: "crew.edit.numberFixed" },
      { path: "passportNo", message: "crew.edit.throughPapers" },
    ]);
    expect(await fieldsOf(updateCrew.execute(admin, { id: crewMember.id }))).toEqual([
      { path: "changes", message: "validation.required" },
    ]);
  }),
);
