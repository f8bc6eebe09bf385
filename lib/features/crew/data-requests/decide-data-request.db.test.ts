import { and, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries, idempotencyKeys } from "@/db/schema/audit";
import {
  crew,
  crewBankAccounts,
  crewCertificates,
  crewDocuments,
  crewEducations,
  crewSeaServices,
  crewStatusChanges,
  dataRequests,
} from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { documentChecks, medicalCertificates } from "@/db/schema/preparation";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { users } from "@/db/schema/users";
import { applicantAt } from "@/db/testing/applicants";
import { irregularPays, payDifferences, payrollPeriods, workOrders } from "@/db/schema/work-orders";
import { seafarer, vessel } from "@/db/testing/crew";
import { tableStrategy } from "@/db/testing/personal/erasure-strategy";
import { assigned, seatOn } from "@/db/testing/manning";
import { paidFor } from "@/db/testing/payroll/paid";
import { person } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { claimFiles } from "@/lib/platform/files/store";
import { visibleTo } from "../queries";
import { decideDataRequest } from "./decide-data-request";
import { getPersonDataRequests } from "./get-person-data-requests";
import { makeDataRequest } from "./make-data-request";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const ask = (actor: UserActor, crewId: number, kind: "export" | "erase" | "stop") =>
  makeDataRequest.execute(as(actor, { now }), { crewId, kind, reason: "Asked by letter" });
const decide = (actor: UserActor, requestId: number, decision = "Approved", reason = "") =>
  decideDataRequest.execute(as(actor, { now }), { id: requestId, decision, reason });

/** Seed a resigned person with records in every table. */
async function leaver(db: Transaction) {
  const manager = await person(db, "crewingmanagermarine");
  const applicant = await applicantAt(db, "result");
  const one = await seafarer(db, {
    status: "resigned",
    resignedOn: "2026-01-15",
    resignationReason: "Family in Tegal",
    fullName: "Ratna Kusuma",
    email: "ratna@example.com",
    phone: "+6281",
    address: "Tegal",
    npwpNumber: "123456789012345",
    nextOfKinName: "Bayu",
    applicantId: applicant.id,
  });
  const account = await person(db, "crewmarine", "crew", { crewId: one.id });
  const paper = { crewId: one.id, createdBy: manager.userId };
  const fileOf = async (type: string) => {
    const id = await uploaded(db, manager.userId, type);
    await claimFiles(db, [id], { type: "crew", id: one.id });
    return id;
  };
  const [scan, contract, evidence] = [
    await fileOf("personaldata"),
    await fileOf("contract"),
    await fileOf("blacklist"),
  ];
  await db.insert(crewCertificates).values({
    ...paper,
    kind: "cop",
    certificateName: "BST",
    certificateNumber: "RK-77",
    issued: "2024-01-01",
    fileId: scan,
  });
  await db.insert(crewDocuments).values([
    { ...paper, type: "contract", label: "Contract", fileId: contract },
    { ...paper, type: "ktp", label: "KTP", fileId: scan },
  ]);
  await db.insert(crewEducations).values({
    ...paper,
    universityName: "PIP",
    degree: "D-IV",
    major: "Nautika",
    entryYear: 2008,
    graduationYear: 2012,
    city: "Semarang",
  });
  await db.insert(crewSeaServices).values({
    ...paper,
    companyName: "PT X",
    position: "Bosun",
    vesselName: "X",
    vesselType: "Tug",
    onBoard: "2020-01-01",
    offBoard: "2020-06-01",
    fileId: scan,
  });
  await db
    .insert(crewBankAccounts)
    .values({ ...paper, sequence: 1, bankName: "Mandiri", accountNumber: "1420012345678", accountName: "Ratna" });
  await db.insert(crewStatusChanges).values({
    crewId: one.id,
    event: "resigned",
    fromStatus: "off-board",
    toStatus: "resigned",
    effectiveOn: "2026-01-15",
  });
  await db
    .insert(medicalCertificates)
    .values({ ...paper, status: "FIT", examinationDate: "2025-01-01", validUntil: "2027-01-01" });
  const entry = await registered(db, one.id, manager.userId, {
    startDate: "2025-10-01",
    endDate: "2026-02-01",
    evidenceFileId: evidence,
  });
  await db.insert(suitabilityRemovals).values({
    entryId: entry.id,
    documentFileId: evidence,
    reason: "Settled",
    createdBy: manager.userId,
    decidedAt: now,
    decision: "Approved",
  });
  const words = { language: "id" as const, title: "Ratna", html: "Ratna", plain: "Ratna" };
  const ofDivision = { subjectType: "chandler-request", subjectId: 1, ...words };
  const [sent] = await db
    .insert(mails)
    .values({ ...ofDivision, type: "ChandlerStatus", recipient: "Ratna@example.com" })
    .returning({ id: mails.id });
  await db.insert(mails).values([
    { ...words, type: "CertificateExpiring", subjectType: "crew", subjectId: one.id, recipient: "Ratna@example.com" },
    { ...ofDivision, type: "MailFailed", subjectVersion: sent?.id ?? 0, recipient: "admin@example.com", way: "bell" },
  ]);
  return { manager, one, account, applicant, scan, contract };
}

test(
  "erases everything that names the person, keeps pay, contract and ids, and writes only ids to the audit entry",
  rolledBack(async (db) => {
    const { manager, one, account, applicant, scan, contract } = await leaver(db);
    const admin = await person(db, "crewingadminmarine");
    const { id } = await ask(admin, one.id, "erase");
    await db.insert(documentChecks).values({ codeHash: "of a CV", code: "of a CV", kind: "cv", crewId: one.id });
    await decide(manager, id);
    expect(await db.$count(documentChecks, eq(documentChecks.crewId, one.id))).toBe(0);
    const [row] = await db.select().from(crew).where(eq(crew.id, one.id));
    expect(row).toMatchObject({
      fullName: `Erased ${one.id}`,
      email: null,
      phone: null,
      address: null,
      nextOfKinName: null,
      resignationReason: null,
      dateOfBirth: "1990-01-01",
      erasedAt: now,
      npwpNumber: "123456789012345",
      employeeNumber: one.employeeNumber,
      status: "resigned",
    });
    for (const table of [crewCertificates, crewEducations, crewSeaServices, medicalCertificates, suitabilityEntries])
      expect(await db.$count(table, eq(table.crewId, one.id))).toBe(0);
    expect(
      (await db.select().from(crewDocuments).where(eq(crewDocuments.crewId, one.id))).map(({ type }) => type),
    ).toEqual(["contract"]);
    expect(await db.$count(crewBankAccounts, eq(crewBankAccounts.crewId, one.id))).toBe(1);
    expect(await db.$count(crewStatusChanges, eq(crewStatusChanges.crewId, one.id))).toBe(1);
    expect(await db.$count(files, eq(files.id, scan))).toBe(0);
    expect(await db.$count(files, eq(files.id, contract))).toBe(1);
    expect(await db.$count(mails, or(eq(mails.subjectId, one.id), eq(mails.title, "Ratna")))).toBe(0);
    expect(await db.select().from(users).where(eq(users.id, account.userId))).toMatchObject([
      {
        email: `erased-${account.userId}@erased.invalid`,
        firstName: "Erased",
        passwordHash: null,
        deactivatedAt: now,
        sessionVersion: 2,
      },
    ]);
    const [application] = await db.execute<Record<string, unknown>>(
      sql`select full_name, email, id_number, status_guid from applicants where id = ${applicant.id}`,
    );
    expect(application).toMatchObject({ full_name: `Erased ${applicant.id}`, id_number: null });
    expect(application?.status_guid).not.toBe(applicant.statusGuid);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.decide-subject-request"))
      .orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      {
        subject: String(one.id),
        after: { requestId: id, kind: "erase", erased: expect.objectContaining({ crew_certificates: 1, files: 2 }) },
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Ratna|ratna|Tegal/);
    await expect(ask(admin, one.id, "erase")).rejects.toMatchObject({ messageKey: "data-requests.obstacles.erased" });
  }),
);

test(
  "gives every table that refers to a person or application a strategy",
  rolledBack(async (db) => {
    const pointing = await db.execute<{ name: string }>(sql`
      select distinct c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.confrelid in ('crew'::regclass, 'applicants'::regclass) and c.relname <> 'crew'`);
    const loose = await db.execute<{ name: string }>(
      sql`select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('crew_id', 'applicant_id') and table_name <> 'crew'`,
    );
    const known = new Set(Object.keys(tableStrategy));
    expect([...new Set([...pointing, ...loose].map(({ name }) => name))].filter((name) => !known.has(name))).toEqual(
      [],
    );
    expect(Object.keys(getTableColumns(crew)).length).toBeGreaterThan(50);
  }),
);

test(
  "keeps an erasure waiting for a manager; the requester, other admins and superadmins cannot confirm it",
  rolledBack(async (db) => {
    const { manager, one } = await leaver(db);
    const [boss, admin] = [await person(db, "superadmin"), await person(db, "crewingadminmarine")];
    const { id } = await ask(boss, one.id, "erase");
    await expect(decide(boss, id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide(admin, id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide(await person(db, "crewingmanagertanker"), id)).rejects.toMatchObject({ code: "not-found" });
    await expect(decide(manager, id, "Rejected")).rejects.toMatchObject({
      code: "invalid",
      fields: [{ path: "reason" }],
    });
    await decide(manager, id, "Rejected", "Wages are still open");
    expect(await db.select().from(dataRequests).where(eq(dataRequests.id, id))).toMatchObject([
      { refusedReason: "Wages are still open", decidedBy: manager.userId, isSamePersonAllowed: false },
    ]);
    expect((await db.select().from(crew).where(eq(crew.id, one.id)))[0]?.fullName).toBe("Ratna Kusuma");
    await expect(decide(manager, id)).rejects.toMatchObject({ code: "conflict" });
  }),
);

test(
  "lets a superadmin who did not ask confirm without a manager, and the requester alone, and records it",
  rolledBack(async (db) => {
    const one = await seafarer(db, { status: "resigned", resignedOn: "2026-01-15" });
    const alone = await person(db, "superadmin");
    const { id } = await ask(alone, one.id, "erase");
    const second = await person(db, "superadmin");
    await expect(decide(alone, id)).rejects.toMatchObject({ messageKey: "data-requests.secondPerson" });
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, second.userId));
    await decide(alone, id);
    expect(await db.select().from(dataRequests).where(eq(dataRequests.id, id))).toMatchObject([
      { isSamePersonAllowed: true, refusedReason: null },
    ]);
  }),
);

test(
  "needs another permitted user to confirm an export, and shows each user only their own actions",
  rolledBack(async (db) => {
    const one = await seafarer(db);
    const [asker, second, manager] = [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingadminmarine"),
      await person(db, "crewingmanagermarine"),
    ];
    const { id } = await ask(asker, one.id, "export");
    await expect(ask(second, one.id, "export")).rejects.toMatchObject({ code: "conflict" });
    const panel = (actor: UserActor) => getPersonDataRequests.execute(as(actor, { now }), { crewId: one.id });
    expect(await panel(asker)).toMatchObject({
      mayAsk: true,
      isOwn: false,
      obstacles: {
        export: [],
        erase: ["data-requests.obstacles.employed"],
        stop: [],
        resume: ["data-requests.obstacles.notStopped"],
      },
      requests: [{ id, state: "open", canDecide: false }],
    });
    expect((await panel(second))?.requests).toMatchObject([{ canDecide: true }]);
    expect(await panel(manager)).toMatchObject({ mayAsk: false, requests: [{ canDecide: false }] });
    expect(await panel(await person(db, "crewmarine", "crew", { crewId: one.id }))).toMatchObject({
      isOwn: true,
      mayAsk: false,
    });
    for (const role of ["crewingstaffmarine", "crewingplanningmarine", "crewingfinancemarine"] as const)
      expect(await panel(await person(db, role))).toBeNull();
    await expect(decide(asker, id)).rejects.toMatchObject({ messageKey: "data-requests.secondPerson" });
    await expect(decide(manager, id)).rejects.toMatchObject({ code: "forbidden" });
    await decide(second, id);
    expect((await panel(asker))?.requests).toMatchObject([{ state: "approved", canDownload: true }]);
    for (const role of ["crewingmanagermarine", "crewingstaffmarine"] as const)
      await expect(ask(await person(db, role), one.id, "erase")).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "erases and resigns a stopped person who is ashore, and refuses while on board or planned",
  rolledBack(async (db) => {
    const [admin, manager, planning] = [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingmanagermarine"),
      await person(db, "crewingplanningmarine"),
    ];
    const stopped = { processingStoppedAt: now, statusSince: "2026-10-01" };
    const one = await seafarer(db, { ...stopped, fullName: "Ratna Kusuma" });
    const found = async () =>
      (await db.$count(crew, and(eq(crew.id, one.id), visibleTo(planning)))) +
      (await db.$count(crew, and(eq(crew.id, one.id), visibleTo(await person(db, "crewingstaffmarine")))));
    const { id } = await ask(admin, one.id, "erase");
    await expect(decide(admin, id)).rejects.toMatchObject({ code: "forbidden" });
    await decide(manager, id, "Rejected", "Wages are still open");
    expect(await db.select().from(crew).where(eq(crew.id, one.id))).toMatchObject([
      { status: "off-board", resignedOn: null, processingStoppedAt: now },
    ]);
    const again = await ask(admin, one.id, "erase");
    expect(await found()).toBe(0);
    await decide(manager, again.id);
    expect(await found()).toBe(0);
    expect(await db.select().from(crew).where(eq(crew.id, one.id))).toMatchObject([
      {
        fullName: `Erased ${one.id}`,
        status: "resigned",
        resignedOn: "2026-11-20",
        resignationClass: "voluntary",
        resignationReason: null,
        processingStoppedAt: now,
        erasedAt: now,
      },
    ]);
    expect(await db.select().from(crewStatusChanges).where(eq(crewStatusChanges.crewId, one.id))).toMatchObject([
      { event: "resigned", fromStatus: "off-board", toStatus: "resigned", createdBy: manager.userId },
    ]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, String(one.id)))
      .orderBy(auditEntries.id);
    expect(entries.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ kind: "erase", status: "resigned", on: "2026-11-20", resignationClass: "voluntary" }),
    );
    const ship = await vessel(db);
    const sailing = await seafarer(db, { ...stopped, status: "on-board", vesselId: ship.id });
    const planned = await seafarer(db, stopped);
    await assigned(db, await seatOn(db, ship), planned.id);
    await expect(ask(admin, sailing.id, "erase")).rejects.toMatchObject({
      messageKey: "data-requests.obstacles.onBoard",
    });
    await expect(ask(admin, planned.id, "erase")).rejects.toMatchObject({
      messageKey: "data-requests.obstacles.planned",
    });
  }),
);

test.each([
  ["stop", null],
  ["erase", null],
  ["export", "kept"],
] as const)("clears stored answers when approving to %s hides the person", async (kind, kept) => {
  await rolledBack(async (db) => {
    const { one, manager } = await leaver(db);
    const key = "of some write";
    const answerNow = async () =>
      (await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0]?.answer;
    await db.insert(idempotencyKeys).values({ key, answer: "kept" });
    const decider = kind === "erase" ? manager : await person(db, "crewingadminmarine");
    const asked = async () => (await ask(await person(db, "crewingadminmarine"), one.id, kind)).id;
    await decide(decider, await asked(), "Rejected", "Not proven yet");
    expect(await answerNow()).toBe("kept");
    await decide(decider, await asked());
    expect(await answerNow()).toBe(kept);
  })();
});

test(
  "refuses an erasure while slips, differences or other pay are open, and says what settles each",
  rolledBack(async (db) => {
    const [admin, manager] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
    const one = await seafarer(db, { processingStoppedAt: now, statusSince: "2026-02-28", fullName: "Ratna Kusuma" });
    const { id } = await ask(admin, one.id, "erase");
    const account = { bankName: "BCA", accountNumber: "1234567890", accountName: "Ratna Kusuma" };
    await paidFor(db, { crewId: one.id, vesselId: (await vessel(db)).id, name: "Ratna Kusuma", ...account });
    await db.update(workOrders).set({ state: "draft" }).where(eq(workOrders.crewId, one.id));
    const refusal = () => decide(manager, id).catch((error) => [error.messageKey, error.values]);
    const number = `WO/M/2026/02/${one.id}`;
    expect(await refusal()).toEqual(["data-requests.obstacles.openSlip", { number }]);
    await db.update(workOrders).set({ state: "locked" }).where(eq(workOrders.crewId, one.id));
    expect(await refusal()).toEqual(["data-requests.obstacles.openDifference", { month: "2026-03" }]);
    const lock = { divisionId: 1, people: 1, workOrders: 1, takeHome: 1, hash: "x", lockedAt: now };
    await db.insert(payrollPeriods).values({ ...lock, month: "2026-03-01", lockedBy: manager.userId });
    const found = eq(payDifferences.crewId, one.id);
    await db.update(payDifferences).set({ state: "open" }).where(found);
    expect(await refusal()).toEqual(["data-requests.obstacles.unsettledDifference", { month: "2026-02" }]);
    await db.update(payDifferences).set({ state: "superseded" }).where(found);
    await db.insert(irregularPays).values({ crewId: one.id, month: "2026-04-01", name: "Bonus", amount: 1 });
    expect(await refusal()).toEqual(["data-requests.obstacles.openPayment", { month: "2026-04" }]);
    expect(await getPersonDataRequests.execute(as(admin, { now }), { crewId: one.id })).toMatchObject({
      obstacles: { erase: ["data-requests.obstacles.openPayment?month=2026-04"], stop: [expect.any(String)] },
    });
    await db.insert(payrollPeriods).values({ ...lock, month: "2026-04-01", lockedBy: manager.userId });
    await decide(manager, id);
    expect(await db.select().from(workOrders).where(eq(workOrders.crewId, one.id))).toMatchObject([
      { crewName: "Ratna Kusuma", state: "locked" },
    ]);
  }),
);
