import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { blindIndex, decrypt } from "@/db/encryption";
import { assessments } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewBankAccounts, crewDocuments, crewStatusChanges, dataRequests } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { mailAttachments, mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { applicantAt } from "@/db/testing/applicants";
import { seafarer, vessel } from "@/db/testing/crew";
import { assigned, seatOn } from "@/db/testing/manning";
import { keptTexts, tableStrategy } from "@/db/testing/personal/erasure-strategy";
import { dueMonthsLocked } from "@/db/testing/payroll/paid";
import { person } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { wholeRecord } from "@/db/testing/personal/whole-record";
import type { UserActor } from "@/lib/access/actor";
import { addComment } from "@/lib/features/applicants/decisions/add-comment";
import { decideAsEmployee } from "@/lib/features/manning/approvals/decide-as-employee";
import { sendPlanningMail } from "@/lib/features/manning/links/send-planning-mail";
import { proposeAssignment } from "@/lib/features/manning/proposals/propose-assignment";
import { removeAssignment } from "@/lib/features/manning/proposals/remove-assignment";
import { insertSuitabilityEntry } from "@/lib/features/suitability/insert-suitability-entry";
import { claimFiles } from "@/lib/platform/files/store";
import { addConflict } from "../conflicts/add-conflict";
import { addMedicalCertificate } from "../medical/add-medical-certificate";
import { addDocument } from "../documents/add-document";
import { attachScan } from "../documents/attach-scan";
import { changeBankAccount } from "../change-requests/change-bank-account";
import { correctDocument } from "../documents/correct-document";
import { decideChangeRequest } from "../change-requests/decide-change-request";
import { decideDataRequest } from "./decide-data-request";
import { insertBoardSchedule } from "../schedule/insert-board-schedule";
import { putPersonalDocument } from "../documents/put-personal-document";
import { remindExpiries } from "../expiry/remind-expiries";
import { removeDocument } from "../documents/remove-document";
import { renewDocument } from "../documents/renew-document";
import { requestCrewChange } from "../change-requests/request-crew-change";
import { makeDataRequest } from "./make-data-request";
import { resignCrew } from "../status/resign-crew";
import { sendExpiryDigest } from "../expiry/send-expiry-digest";
import { updateCrew } from "../edit/update-crew";
import { updateSeaService } from "../edit/update-sea-service";
import { verifyDocument } from "../documents/verify-document";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const names = ["zebulon", "quagmire"];
const nik = "3374051704900017";
const needles = [
  ...names,
  nik,
  "first.address@example.com",
  "second.address@example.com",
  "third.address@example.com",
  "8777777777",
  "6299887766",
  "x7654321",
];

/** List the columns that contain one of the words, as table.column, including the job queue and decrypted values. */
async function traces(db: Transaction): Promise<string[]> {
  const columns = await db.execute<{ schema: string; table: string; column: string; type: string }>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema in ('public', 'graphile_worker') and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY')`);
  const found = new Set<string>();
  for (const { schema, table, column, type } of columns) {
    const values = await db.execute<{ value: string | Buffer }>(
      sql`select ${type === "bytea" ? sql.identifier(column) : sql`${sql.identifier(column)}::text`} as value from ${sql.identifier(schema)}.${sql.identifier(table)} where ${sql.identifier(column)} is not null`,
    );
    for (const { value } of values) {
      const text = (typeof value === "string" ? value : decrypt(Buffer.from(value)).toString("latin1")).toLowerCase();
      if (needles.some((needle) => text.includes(needle))) found.add(`${table}.${column}`);
    }
  }
  return [...found].sort();
}

/** Words in names of columns that hold typed texts. */
const typedText =
  "(reason|notes?|comments?|remarks?|text|consent|source|description|restriction|question|label|error|reply|expense|feedback|evaluation|against|task)(_id)?$";

/** Columns of those names with values of a list. */
const listValues = new Set([
  ...["appraisals.reason", "extensions.consent", "extensions.end_reason", "payroll_debts.source"],
  ...["prepared_files.task", "preparations.end_reason", "ujbm_payees.end_reason"],
]);

/** List the columns of typed texts in tables whose rows outlive an erasure, as table.column. */
async function typedColumns(db: Transaction): Promise<string[]> {
  const columns = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.data_type in ('text', 'bytea') and c.column_name ~ ${typedText}
      and c.column_name <> 'search_text'`);
  return columns
    .filter(({ table }) => tableStrategy[table] !== "destroy")
    .map(({ table, column }) => `${table}.${column}`)
    .filter((column) => !listValues.has(column));
}

/** Seed a person with free text in every table. */
async function seedAllTables(db: Transaction) {
  const [admin, manager, planning] = [
    await person(db, "crewingadminmarine"),
    await person(db, "crewingmanagermarine"),
    await person(db, "crewingplanningmarine"),
  ];
  const at = (actor: UserActor, changes = {}) => as(actor, { now, ...changes });
  const applicant = await applicantAt(db, "result", undefined, {
    fullName: "Zebulon Quagmire",
    email: "first.address@example.com",
    seafarerCode: "6299887766",
    phone: "+628777777777",
  });
  await db.insert(assessments).values({
    applicantId: applicant.id,
    type: "result",
    status: "Pending",
    divisionId: 1,
    reason: "Zebulon is the one",
    details: { note: "Zebulon", score: 7 },
  });
  await addComment.execute(at(admin), { registerCrewId: applicant.id, id: applicant.id, text: "Quagmire phoned" });
  const one = await seafarer(db, {
    fullName: "Zebulon Quagmire",
    email: "first.address@example.com",
    phone: "+628777777777",
    idNumber: nik,
    idNumberHash: blindIndex(nik),
    seafarerCode: "6299887766",
    applicantId: applicant.id,
    statusSince: "2025-01-10",
  });
  const crewId = one.id;
  const account = await person(db, "crewmarine", "crew", { crewId });
  await db
    .update(users)
    .set({ firstName: "Zebulon", lastName: "Quagmire", email: "third.address@example.com" })
    .where(eq(users.id, account.userId));
  const { id } = await addDocument.execute(at(admin), {
    crewId,
    kind: "cop",
    name: "Own course",
    number: "ZQ-1",
    issued: "2024-01-01",
    expired: "2026-12-10",
    attachment: await uploadBy(db, admin, "Zebulon Quagmire BST.pdf"),
  });
  await addDocument.execute(at(admin), {
    crewId,
    kind: "travel-document",
    documentKind: "passport",
    documentName: "Passport",
    documentNumber: "X7654321",
    issued: "2024-01-01",
    expired: "2027-01-01",
    attachment: await uploadBy(db, admin, "passport X7654321.pdf"),
  });
  await remindExpiries.execute(as({ kind: "scheduler" }, { now }), {});
  await sendExpiryDigest.execute(as({ kind: "scheduler" }, { now }), {});
  await updateCrew.execute(at(admin), {
    crewId,
    section: "contact",
    values: { emailAddress: "second.address@example.com" },
  });
  await updateCrew.execute(at(admin, { now: new Date("2026-11-20T02:30:00Z") }), {
    crewId,
    section: "contact",
    values: { emailAddress: "third.address@example.com" },
  });
  await uploadBy(db, account, "Zebulon Quagmire selfie.pdf");
  const asked = await requestCrewChange.execute(at(account), {
    crewId,
    section: "contact",
    values: { address: "Zebulon street" },
    note: "I am Zebulon Quagmire",
  });
  await decideChangeRequest.execute(at(admin), {
    id: asked.id,
    decision: "Rejected",
    reason: "Zebulon Quagmire must send a KTP",
  });
  await removeDocument.execute(at(admin), {
    crewId,
    kind: "cop",
    id,
    reason: "Belongs to the brother of Zebulon Quagmire",
  });
  const seat = await seatOn(db, await vessel(db));
  await assigned(db, seat, crewId, { principalStatus: "NotRequired", employeeStatus: "Pending" });
  const inSeat = { vesselId: seat.vesselId, vesselCrewId: seat.id, crewId, assignmentOn: "Next" as const };
  await sendPlanningMail.execute(at(manager), { ...inSeat, sendEmailType: "PlanningEmployee" });
  const answerValues = { assignmentStatus: "Confirmed" as const, reason: "Zebulon Quagmire said yes on the telephone" };
  await decideAsEmployee.execute(at(admin), { ...inSeat, ...answerValues });
  await removeAssignment.execute(at(admin), {
    vesselId: seat.vesselId,
    vesselCrewId: seat.id,
    crewId,
    assignmentOn: "Next",
    reason: "Zebulon Quagmire has measles",
  });
  const evidence = await uploaded(db, manager.userId, "blacklist", "Quagmire statement.pdf");
  await registered(db, crewId, manager.userId, {
    description: "Zebulon was late",
    evidenceFileId: evidence,
    endDate: "2026-11-19",
    startDate: "2026-01-01",
  });
  const [ktp, contract] = [
    await uploaded(db, admin.userId, "contract", "KTP Zebulon.pdf"),
    await uploaded(db, admin.userId, "personaldata", "Contract Zebulon Quagmire.pdf"),
  ];
  await claimFiles(db, [ktp, contract, evidence], { type: "crew", id: crewId });
  await db.insert(crewDocuments).values({
    crewId,
    type: "contract",
    label: "Contract of Quagmire",
    fileId: contract,
    createdBy: admin.userId,
  });
  await db.insert(crewBankAccounts).values({
    crewId,
    sequence: 1,
    bankName: "Mandiri",
    accountNumber: "1420012345678",
    accountName: "Zebulon Quagmire",
    createdBy: admin.userId,
  });
  await resignCrew.execute(at(admin), {
    crewId,
    date: "2026-11-20",
    resignationClass: "voluntary",
    reason: "Zebulon Quagmire retires to Tegal",
  });
  return { admin, manager, planning, one, ktp, contract };
}

/** The columns that keep data: agreements and pay, as long as the law requires. */
const retainedColumns = ["crew.id_number", "crew_bank_accounts.account_name", "files.name"];

test(
  "leaves no name, address, phone or number of an erased person in any column, except NIK, account and contract",
  rolledBack(async (db) => {
    const { admin, manager, one, ktp, contract } = await seedAllTables(db);
    const before = await traces(db);
    expect(before).toEqual(
      expect.arrayContaining([
        "applicants.full_name",
        "approval_links.email",
        "approval_links.name",
        "assessments.reason",
        "assignment_events.reason",
        "audit_entries.reason",
        "crew.full_name",
        "crew_status_changes.reason",
        "crew_travel_documents.document_number",
        "evidence_events.content",
        "evidence_packs.json",
        "files.name",
        "mails.plain",
        "mails.recipient",
        "users.email",
      ]),
    );
    const { id } = await makeDataRequest.execute(as(admin, { now }), {
      crewId: one.id,
      kind: "erase",
      reason: "Letter of Zebulon Quagmire",
    });
    const history = await db.$count(crewStatusChanges, eq(crewStatusChanges.crewId, one.id));
    await decideDataRequest.execute(as(manager, { now }), { id, decision: "Approved" });
    expect(await traces(db)).toEqual(retainedColumns);
    expect(
      (await db.select({ id: files.id }).from(files).where(eq(files.subjectId, one.id))).map((file) => file.id),
    ).toEqual([contract]);
    expect(await db.$count(files, eq(files.id, ktp))).toBe(0);
    expect(await db.$count(mails)).toBe(0);
    expect(await db.$count(crewStatusChanges, eq(crewStatusChanges.crewId, one.id))).toBe(history);
    expect(await db.select({ reason: dataRequests.reason }).from(dataRequests).where(eq(dataRequests.id, id))).toEqual([
      { reason: "-" },
    ]);
  }),
);

test(
  "erases the application, drafts, uploads, mails, prepared lists, sign-ins and cached answers",
  rolledBack(async (db) => {
    const { one, self, staff, applicantId, draftFile, otherFile } = await wholeRecord(db);
    const before = await traces(db);
    const erasedTexts = (await typedColumns(db)).filter((column) => !keptTexts.has(column));
    expect(erasedTexts.filter((column) => !before.includes(column))).toEqual([]);
    expect(before).toEqual(
      expect.arrayContaining([
        "api_tokens.name",
        "applicant_comments.text",
        "applicant_educations.university_name",
        "assessments.details",
        "calendar_feeds.name",
        "compliance_forecasts.values",
        "crew_change_requests.change",
        "crew_conflicts.reason",
        "files.content",
        "idempotency_keys.answer",
        "mail_attachments.content",
        "mails.recipient",
        "medical_certificates.restriction",
        "pay_differences.proposed_text",
        "pay_differences.reason",
        "payment_runs.reason",
        "payment_transfers.reason",
        "payroll_allotments.consent",
        "payroll_debt_entries.reason",
        "payroll_debts.note",
        "payroll_left_out.reason",
        "payroll_slip_locks.unlock_reason",
        "prepared_files.content",
        "registration_drafts.content",
        "revision_links.reason",
        "saved_views.name",
        "saved_views.query",
        "sessions.device",
        "suitability_removals.reason",
      ]),
    );
    const manager = await person(db, "crewingmanagermarine");
    await dueMonthsLocked(db, manager.userId);
    const { id } = await makeDataRequest.execute(as(staff, { now }), {
      crewId: one.id,
      kind: "erase",
      reason: "Letter of Zebulon Quagmire",
    });
    await decideDataRequest.execute(as(manager, { now }), { id, decision: "Approved" });
    const contract = ["crew_bank_accounts.account_name", "files.content", "files.name"];
    const agreement = ["preparation_pkls.crew_name", "preparation_pkls.document_name"];
    const sums = ["former_employers.source", "irregular_pays.name", "opening_balances.source"];
    const sent = ["payment_transfers.account_name", "payment_transfers.employee_name"];
    const slip = ["payroll_debts.name", "payroll_slip_allotments.payee_name"];
    const pay = [
      ...["ujbm_rows.account_name", "work_order_adjustments.reason", "work_order_lines.label"],
      ...["work_orders.account_name", "work_orders.crew_name"],
    ];
    expect(await traces(db)).toEqual([...contract, ...sums, ...sent, ...slip, ...agreement, ...pay].sort());
    expect(await db.$count(files, eq(files.id, draftFile))).toBe(0);
    expect(await db.$count(files, eq(files.id, otherFile))).toBe(1);
    expect(await db.$count(files, eq(files.uploadedBy, self.userId))).toBe(0);
    expect(await db.$count(mailAttachments)).toBe(0);
    expect(await db.$count(assessments, eq(assessments.applicantId, applicantId))).toBeGreaterThan(0);
    const owners = await db.select({ type: crewDocuments.type }).from(crewDocuments);
    expect(owners).toEqual([{ type: "contract" }]);
  }),
);

test(
  "removes free text from the locks of a person's slips and changes nothing else",
  rolledBack(async (db) => {
    const { one } = await wholeRecord(db);
    const refused = (change: ReturnType<typeof sql>) =>
      expect(db.transaction((nested) => nested.execute(change))).rejects.toThrow();
    await refused(sql`update payroll_left_out set reason = '-' where crew_id = ${one.id}`);
    await refused(sql`update payroll_slip_locks set unlock_reason = '-' where crew_id = ${one.id}`);
    await db.update(crew).set({ erasedAt: now }).where(eq(crew.id, one.id));
    await refused(sql`update payroll_left_out set reason = 'Other words' where crew_id = ${one.id}`);
    await refused(sql`update payroll_slip_locks set take_home = 2 where crew_id = ${one.id}`);
    await refused(sql`delete from payroll_left_out where crew_id = ${one.id}`);
    await db.execute(sql`update payroll_left_out set reason = '-' where crew_id = ${one.id}`);
    await db.execute(
      sql`update payroll_slip_locks set unlock_reason = '-', unlock_asked_reason = '-' where crew_id = ${one.id} and unlock_reason is not null`,
    );
  }),
);

test(
  "empties what the log of payroll and billing says about a person in words, and keeps its sums",
  rolledBack(async (db) => {
    const { one, staff } = await wholeRecord(db);
    const manager = await person(db, "crewingmanagermarine");
    await dueMonthsLocked(db, manager.userId);
    const ofLog = eq(auditEntries.requestId, "pay-log");
    const logged = await db.$count(auditEntries, ofLog);
    const { id } = await makeDataRequest.execute(as(staff, { now }), {
      crewId: one.id,
      kind: "erase",
      reason: "Asked by letter",
    });
    await decideDataRequest.execute(as(manager, { now }), { id, decision: "Approved" });
    const entries = await db.select().from(auditEntries).where(ofLog);
    expect(entries).toHaveLength(logged);
    for (const { operation, before, after, reason } of entries) {
      expect([operation, reason, before]).toEqual([operation, null, after]);
      expect([operation, after]).toEqual([operation, expect.objectContaining({ crewId: one.id })]);
      expect([operation, JSON.stringify(after)]).toEqual([
        operation,
        expect.not.stringMatching(/name|source|reason|"[^"]* /i),
      ]);
    }
    expect(entries.filter(({ operation }) => operation === "work-orders.open-debt")).toMatchObject([
      { after: { amount: 1_000 } },
    ]);
  }),
);

test(
  "lets a dropped run of an erased person's own lock lose its reason and nothing else",
  rolledBack(async (db) => {
    const { one } = await wholeRecord(db);
    const ofLock = sql`lock_id in (select id from payroll_slip_locks where crew_id = ${one.id})`;
    const refused = (change: ReturnType<typeof sql>) =>
      expect(db.transaction((nested) => nested.execute(change))).rejects.toThrow();
    await refused(sql`update payment_runs set reason = '-' where ${ofLock}`);
    await db.update(crew).set({ erasedAt: now }).where(eq(crew.id, one.id));
    await refused(sql`update payment_runs set reason = 'Other words' where ${ofLock}`);
    await refused(sql`update payment_runs set reason = '-', number = 'PAY/X' where ${ofLock}`);
    await refused(sql`delete from payment_runs where ${ofLock}`);
    await db.execute(sql`update payment_runs set reason = '-' where ${ofLock}`);
  }),
);

test(
  "histories may lose words and nothing else",
  rolledBack(async (db) => {
    const one = await seafarer(db);
    await db.insert(crewStatusChanges).values({
      crewId: one.id,
      event: "resigned",
      toStatus: "resigned",
      effectiveOn: "2026-01-15",
      reason: "Moves to Tegal",
    });
    await db.execute(
      sql`insert into audit_entries (operation, actor_kind, subject, after, reason, channel, request_id) values ('crew.try', 'user', '1', '{"id": 1, "note": "x", "list": [{"id": 2, "note": "y"}]}', 'why', 'api', 'r')`,
    );
    const refused = (change: ReturnType<typeof sql>) =>
      expect(db.transaction((inner) => inner.execute(change))).rejects.toThrow();
    await refused(sql`update crew_status_changes set reason = 'Something else' where crew_id = ${one.id}`);
    await refused(
      sql`update crew_status_changes set reason = null, effective_on = '2026-01-16' where crew_id = ${one.id}`,
    );
    await refused(sql`delete from crew_status_changes where crew_id = ${one.id}`);
    await refused(sql`update audit_entries set after = '{"id": 2}' where operation = 'crew.try'`);
    await refused(sql`update audit_entries set after = '{"id": 1, "more": true}' where operation = 'crew.try'`);
    await refused(sql`update audit_entries set actor_id = '7' where operation = 'crew.try'`);
    await db.execute(sql`update crew_status_changes set reason = null where crew_id = ${one.id}`);
    await db.execute(
      sql`update audit_entries set reason = null, after = '{"id": 1, "list": [{"id": 2}]}' where operation = 'crew.try'`,
    );
    expect(await db.execute(sql`select after, reason from audit_entries where operation = 'crew.try'`)).toMatchObject([
      { after: { id: 1, list: [{ id: 2 }] }, reason: null },
    ]);
  }),
);

test(
  "refuses every write to an erased record",
  rolledBack(async (db) => {
    const [admin, manager, pde] = [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingmanagermarine"),
      await person(db, "crewingpdemarine"),
    ];
    const [gone, other] = [
      await seafarer(db, { status: "resigned", resignedOn: "2026-01-15", erasedAt: now, fullName: "Erased 1" }),
      await seafarer(db),
    ];
    const crewId = gone.id;
    const ship = await vessel(db);
    const attachment = await uploadBy(db, admin);
    const paper = {
      crewId,
      kind: "cop",
      name: "Own course",
      number: "1",
      issued: "2024-01-01",
      expired: "2029-01-01",
    };
    const refused = async (work: Promise<unknown>) =>
      expect(work).rejects.toMatchObject({ messageKey: expect.stringMatching(/erased$/) });
    const by = (actor: UserActor) => as(actor, { now });
    await refused(updateCrew.execute(by(admin), { crewId, section: "personal", values: { fullName: "Ratna Again" } }));
    await refused(
      updateSeaService.execute(by(admin), {
        crewId,
        values: {
          companyName: "PT X",
          position: "Bosun",
          vesselName: "X",
          vesselType: "Tug",
          onBoard: "2020-01-01",
          offBoard: "2020-06-01",
        },
      }),
    );
    await refused(
      insertBoardSchedule.execute(by(admin), {
        crewId,
        vesselId: ship.id,
        onBoard: "2024-01-01",
        offBoard: "2024-05-01",
      }),
    );
    await refused(addDocument.execute(by(admin), { ...paper, attachment }));
    await refused(renewDocument.execute(by(admin), { ...paper, id: 1, attachment }));
    await refused(correctDocument.execute(by(admin), { ...paper, id: 1 }));
    await refused(attachScan.execute(by(admin), { crewId, kind: "cop", id: 1, attachment }));
    await refused(verifyDocument.execute(by(pde), { crewId, kind: "cop", id: 1, method: "online" }));
    await refused(putPersonalDocument.execute(by(admin), { crewId, type: "other", label: "Letter", attachment }));
    await refused(
      addMedicalCertificate.execute(by(admin), {
        crewId,
        status: "FIT",
        examinationDate: "2026-01-01",
        attachment,
      }),
    );
    await refused(
      changeBankAccount.execute(by(admin), {
        crewId,
        sequence: 1,
        bankName: "BCA",
        accountNumber: "1234567890",
        accountName: "Agus",
      }),
    );
    await refused(
      requestCrewChange.execute(by(admin), {
        crewId,
        section: "bank",
        values: { sequence: 1, bankName: "BCA", accountNumber: "1234567890", accountName: "Agus" },
      }),
    );
    await refused(
      insertSuitabilityEntry.execute(by(manager), {
        crewId,
        employeeBlacklistLevelId: 2,
        startDate: "2026-10-01",
        reason: "conduct",
        description: "Left the watch without relief",
        reviewDate: "2027-04-01",
        evidenceFileId: await uploaded(db, manager.userId),
      }),
    );
    await refused(addConflict.execute(by(manager), { crewId, otherCrewId: other.id, reason: "Fought on board" }));
    await expect(
      addConflict.execute(by(manager), {
        crewId: other.id,
        otherCrewId: crewId,
        reason: "Fought on board",
      }),
    ).rejects.toMatchObject({ code: "invalid" });
    const seat = await seatOn(db, ship);
    const plan = {
      vesselId: ship.id,
      vesselCrewId: seat.id,
      crewId,
      jobPositionId: seat.positionId,
      assignmentOn: "Next",
      startAssignmentDate: "2027-01-10",
      endAssignmentDate: "2027-07-10",
    };
    await expect(proposeAssignment.execute(by(admin), plan)).rejects.toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ path: "hard/compliance:resigned" })]),
    });
    expect(
      await db.select({ fullName: crew.fullName, version: crew.version }).from(crew).where(eq(crew.id, crewId)),
    ).toEqual([{ fullName: "Erased 1", version: 1 }]);
  }),
);
