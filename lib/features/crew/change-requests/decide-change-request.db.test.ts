import { and, desc, eq } from "drizzle-orm";
import { connection, database, type Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewCertificates, crewChangeRequests, crewTrainings, sensitiveReads } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { seafarer, vessel } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { downloadFile } from "@/lib/features/files/download-file";
import { decideChangeRequest } from "./decide-change-request";
import { getChangeRequest } from "./get-change-request";
import { listChangeRequests } from "./list-change-requests";
import { requestCrewChange } from "./request-crew-change";
import { updateCrew } from "../edit/update-crew";
import { withdrawChangeRequest } from "./withdraw-change-request";

afterAll(closeDatabase);

/** Remove the rows a concurrency test committed, append-only ones included. */
async function removePerson(crewId: number) {
  await connection().begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from mails where subject_type = 'crew-request'`;
    await sql`delete from crew_change_requests where crew_id = ${crewId}`;
    await sql`delete from audit_entries where subject = ${String(crewId)}`;
    await sql`delete from graphile_worker._private_jobs`;
    await sql`delete from users where email like '%@example.test'`;
    await sql`delete from crew where id = ${crewId}`;
  });
}

test("accepts one of two simultaneous decisions and one of two edits of a version, and refuses the other", async () => {
  const db = database();
  const crewMember = await seafarer(db, { address: "Jl. Lama 1" });
  try {
    const asker = await person(db, "crewmarine", "crew", { crewId: crewMember.id });
    const staff = [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingstaffmarine"),
      await person(db, "crewingmanagermarine"),
    ];
    const { id } = await requestCrewChange.execute(as(asker), {
      crewId: crewMember.id,
      section: "contact",
      values: { address: "Jl. Baru 2" },
    });
    const decided = await Promise.allSettled(
      staff.map((actor) => decideChangeRequest.execute(as(actor), { id, decision: "Approved" })),
    );
    expect(decided.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    for (const one of decided)
      if (one.status === "rejected")
        expect(one.reason).toMatchObject({ code: "conflict", messageKey: "crew.requests.decided" });
    const edited = await Promise.allSettled(
      staff.map((actor, index) =>
        updateCrew.execute(as(actor), {
          crewId: crewMember.id,
          section: "contact",
          values: { address: `Jl. ${index}` },
          version: 2,
        }),
      ),
    );
    expect(edited.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(await db.select({ version: crew.version }).from(crew).where(eq(crew.id, crewMember.id))).toEqual([
      { version: 3 },
    ]);
    expect(await db.select({ id: mails.id }).from(mails).where(eq(mails.subjectId, id))).toHaveLength(1);
  } finally {
    await removePerson(crewMember.id);
  }
});

async function sailor(db: Transaction, changes: Parameters<typeof seafarer>[1] = {}) {
  const crewMember = await seafarer(db, { address: "Jl. Lama 1", phone: "+6281111111111", ...changes });
  return { someone: crewMember, actor: await person(db, "crewmarine", "crew", { crewId: crewMember.id }) };
}
const ask = (actor: Parameters<typeof as>[0], crewId: number, section: string, values: object, note?: string) =>
  requestCrewChange.execute(as(actor), { crewId, section, values, note });

test(
  "lets a seafarer and a head request changes of their own record only; staff edit instead",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { someone: crewMember, actor } = await sailor(db, { status: "on-board", vesselId: ship.id });
    const [other, master] = [await seafarer(db, { status: "on-board", vesselId: ship.id }), await seafarer(db)];
    const head = { ...(await person(db, "crewmarine", "head", { crewId: master.id })), vesselId: ship.id };
    await ask(actor, crewMember.id, "contact", { address: "Jl. Baru 2" });
    await ask(head, master.id, "contact", { address: "Jl. Baru 3" });
    await expect(ask(head, other.id, "contact", { address: "x" })).rejects.toMatchObject({
      messageKey: "crew.requests.ownOnly",
    });
    await expect(ask(actor, other.id, "contact", { address: "x" })).rejects.toMatchObject({ code: "not-found" });
    await expect(
      ask(await person(db, "crewingadminmarine"), other.id, "contact", { address: "x" }),
    ).rejects.toMatchObject({ messageKey: "crew.requests.editDirectly" });
    await expect(
      ask(await person(db, "crewingplanningmarine"), other.id, "contact", { address: "x" }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "checks a request like an edit, refuses one without changes, and allows one per section",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db);
    expect(await fieldsOf(ask(actor, crewMember.id, "contact", { phoneNo: "12" }))).toEqual([
      { path: "phoneNo", message: "crew.phoneInvalid" },
    ]);
    await expect(ask(actor, crewMember.id, "contact", { address: "Jl. Lama 1" })).rejects.toMatchObject({
      messageKey: "crew.requests.nothing",
    });
    await ask(actor, crewMember.id, "contact", { address: "Jl. Baru 2" });
    await expect(ask(actor, crewMember.id, "contact", { address: "Jl. Baru 3" })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "crew.requests.alreadyOpen",
    });
    await ask(actor, crewMember.id, "training", { institution: "BP2IP", training: "Welding", issued: "2024-01-01" });
    await ask(actor, crewMember.id, "training", { institution: "BP2IP", training: "Crane", issued: "2024-01-01" });
    const [stored] = await db.execute<{ change: string }>(
      `select encode(change, 'escape') as change from crew_change_requests limit 1`,
    );
    expect(stored?.change).not.toContain("Baru");
  }),
);

test(
  "approves under the rules of editing, notifies the requester without personal data, and decides once",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db);
    const staff = as(await person(db, "crewingstaffmarine"));
    const { id } = await ask(actor, crewMember.id, "contact", { address: "Jl. Baru 2", phoneNo: "0812 9999 8888" });
    await decideChangeRequest.execute(staff, { id, decision: "Approved" });
    expect((await db.select().from(crew).where(eq(crew.id, crewMember.id)))[0]).toMatchObject({
      address: "Jl. Baru 2",
      phone: "+6281299998888",
      version: 2,
    });
    const [mail] = await db.select().from(mails).where(eq(mails.subjectType, "crew-request"));
    expect(mail).toMatchObject({ type: "CrewChangeDecided", subjectId: id, recipient: actor.email, language: "id" });
    expect(mail?.plain).not.toMatch(/Baru|9999/);
    await expect(decideChangeRequest.execute(staff, { id, decision: "Approved" })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "crew.requests.decided",
    });
    const audited = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.decide-change-request"))
      .orderBy(auditEntries.id);
    expect(JSON.stringify(audited)).not.toMatch(/Baru|9999/);
    expect(audited.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ requestId: id, decision: "Approved" }),
    );
  }),
);

test(
  "refuses an approval from a page older than the last edit, shows what it would overwrite, and accepts a rejection",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db);
    const { id } = await ask(actor, crewMember.id, "contact", { address: "Jl. Baru 2" });
    const admin = await person(db, "crewingadminmarine");
    const shown = () => getChangeRequest.execute(as(admin), { id });
    const old = await shown();
    const editor = await person(db, "crewingstaffmarine");
    await updateCrew.execute(as(editor), {
      crewId: crewMember.id,
      section: "contact",
      values: { address: "Jl. Kantor 3" },
    });
    const approve = (version: number) => decideChangeRequest.execute(as(admin), { id, decision: "Approved", version });
    await expect(approve(old.version)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "errors.changedBy",
      values: { name: "Sari Wijaya" },
    });
    const [{ address } = { address: null }] = await db.select().from(crew).where(eq(crew.id, crewMember.id));
    expect(address).toBe("Jl. Kantor 3");
    const fresh = await shown();
    expect(fresh.changes).toEqual([{ field: "address", before: "Jl. Kantor 3", after: "Jl. Baru 2" }]);
    expect((await approve(fresh.version)).decision).toBe("Approved");
    const { id: second } = await ask(actor, crewMember.id, "contact", { address: "Jl. Lagi 4" });
    await decideChangeRequest.execute(as(admin), { id: second, decision: "Rejected", reason: "No proof", version: 1 });
  }),
);

test(
  "shows the current row in a request for it",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db);
    const training = { institution: "BP2IP", training: "Welding", issued: "2024-01-01" };
    const [row] = await db
      .insert(crewTrainings)
      .values({ crewId: crewMember.id, ...training })
      .returning();
    const { id } = await ask(actor, crewMember.id, "training", { id: row?.id, institution: "BP3IP" });
    await db.update(crewTrainings).set({ institution: "STIP" }).where(eq(crewTrainings.crewId, crewMember.id));
    const staff = as(await person(db, "crewingadminmarine"));
    expect((await getChangeRequest.execute(staff, { id })).changes).toEqual([
      { field: "institution", before: "STIP", after: "BP3IP" },
    ]);
    await db.update(crewTrainings).set({ removedAt: new Date() }).where(eq(crewTrainings.crewId, crewMember.id));
    expect((await getChangeRequest.execute(staff, { id })).changes).toEqual([
      { field: "institution", before: "BP2IP", after: "BP3IP" },
    ]);
  }),
);

test(
  "requires a reason to reject, changes nothing, and keeps the reason out of the mail",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db);
    const staff = as(await person(db, "crewingstaffmarine"));
    const { id } = await ask(actor, crewMember.id, "contact", { address: "Jl. Baru 2" });
    expect(await fieldsOf(decideChangeRequest.execute(staff, { id, decision: "Rejected" }))).toEqual([
      { path: "reason", message: "validation.required" },
    ]);
    await decideChangeRequest.execute(staff, { id, decision: "Rejected", reason: "No proof of address" });
    expect((await db.select().from(crew).where(eq(crew.id, crewMember.id)))[0]).toMatchObject({
      address: "Jl. Lama 1",
      version: 1,
    });
    expect(await getChangeRequest.execute(as(actor), { id })).toMatchObject({
      state: "Rejected",
      decisionReason: "No proof of address",
      canWithdraw: false,
    });
    expect((await db.select().from(mails))[0]?.plain).not.toContain("proof");
  }),
);

test(
  "refuses a change that no longer fits the record and keeps the request open",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db);
    const admin = as(await person(db, "crewingadminmarine"));
    const { id } = await ask(actor, crewMember.id, "training", {
      institution: "BP2IP",
      training: "Welding",
      issued: "2024-01-01",
    });
    await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "training",
      values: { institution: "BP2IP", training: "Welding", issued: "2024-02-01" },
    });
    await expect(decideChangeRequest.execute(admin, { id, decision: "Approved" })).rejects.toMatchObject({
      messageKey: "crew.requests.duplicate",
    });
    const [row] = await db.select().from(crewTrainings).where(eq(crewTrainings.crewId, crewMember.id));
    const partial = await ask(actor, crewMember.id, "training", { id: row?.id, evaluation: "Good" });
    await decideChangeRequest.execute(admin, { id: partial.id, decision: "Approved" });
    expect(await db.select().from(crewTrainings).where(eq(crewTrainings.crewId, crewMember.id))).toMatchObject([
      { training: "Welding", issued: "2024-02-01", evaluation: "Good" },
    ]);
    const removal = await ask(actor, crewMember.id, "training", { id: row?.id, removed: true });
    expect(await getChangeRequest.execute(admin, { id: removal.id })).toMatchObject({
      isRemoval: true,
      changes: expect.arrayContaining([{ field: "training", before: "Welding", after: null }]),
    });
    await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "training",
      values: { id: row?.id, removed: true },
    });
    expect(await fieldsOf(decideChangeRequest.execute(admin, { id: removal.id, decision: "Approved" }))).toEqual([
      { path: "id", message: "crew.edit.rowGone" },
    ]);
    expect((await listChangeRequests.execute(admin, {})).total).toBe(2);
  }),
);

test(
  "shows the scan of a certificate to the reviewer, who may approve and verify it",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db);
    const pde = await person(db, "crewingpdemarine");
    const attachment = await uploadBy(db, actor);
    const { id } = await ask(actor, crewMember.id, "cop", {
      name: "Forklift",
      number: "F-1",
      issued: "2024-01-10",
      expired: "2027-01-10",
      attachment,
    });
    const detail = await getChangeRequest.execute(as(pde), { id });
    expect(detail).toMatchObject({
      canDecide: true,
      attachment: { fileId: attachment },
      changes: expect.arrayContaining([{ field: "number", before: null, after: "F-1" }]),
    });
    expect((await downloadFile.execute(as(pde), { fileId: attachment })).contentType).toBe("application/pdf");
    const missing = { code: "not-found", wireCode: "FILE_NOT_FOUND" };
    for (const role of ["crewingplanningmarine", "crewingpdetanker", "crewmarine"] as const)
      await expect(downloadFile.execute(as(await person(db, role)), { fileId: attachment })).rejects.toMatchObject(
        missing,
      );
    await decideChangeRequest.execute(as(pde), { id, decision: "Approved" });
    const [row] = await db.select().from(crewCertificates).where(eq(crewCertificates.crewId, crewMember.id));
    expect(row).toMatchObject({ certificateName: "Forklift", fileId: attachment, createdBy: actor.userId });
    expect(
      await db.select({ type: files.subjectType, id: files.subjectId }).from(files).where(eq(files.id, attachment)),
    ).toEqual([{ type: "crew", id: crewMember.id }]);
    const renewal = await ask(actor, crewMember.id, "cop", {
      renews: row?.id,
      number: "F-2",
      issued: "2026-01-10",
      expired: "2029-01-10",
    });
    expect(await getChangeRequest.execute(as(pde), { id: renewal.id })).toMatchObject({
      renews: "Forklift",
      changes: expect.arrayContaining([{ field: "expired", before: "2027-01-10", after: "2029-01-10" }]),
    });
    await decideChangeRequest.execute(as(pde), { id: renewal.id, decision: "Approved" });
    const current = await db
      .select()
      .from(crewCertificates)
      .where(and(eq(crewCertificates.crewId, crewMember.id), eq(crewCertificates.certificateNumber, "F-2")));
    expect(current).toMatchObject([{ supersededAt: null, expired: "2029-01-10" }]);
  }),
);

test(
  "lets each role list and decide what it could edit, in its division, in two queries",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db);
    const sections: Record<string, object> = {
      contact: { address: "Jl. Baru 2" },
      coc: { name: "ANT-III", number: "1", issued: "2024-01-01", expired: "2029-01-01" },
      "sea-service": {
        companyName: "PT A",
        position: "AB",
        vesselName: "MV A",
        vesselType: "Bulk",
        onBoard: "2020-01-01",
        offBoard: "2020-06-01",
      },
      bank: { sequence: 1, bankName: "BCA", accountNumber: "1234567890", accountName: "Agus Setiawan" },
    };
    const ids: Record<string, number> = {};
    for (const [section, values] of Object.entries(sections))
      ids[section] = (await ask(actor, crewMember.id, section, values)).id;
    const expected = {
      superadmin: ["contact", "coc", "sea-service", "bank"],
      crewingadminmarine: ["contact", "coc", "sea-service", "bank"],
      crewingmanagermarine: ["contact"],
      crewingstaffmarine: ["contact", "coc", "sea-service"],
      crewingpdemarine: ["coc"],
      crewingplanningmarine: ["sea-service"],
      crewingfinancemarine: ["bank"],
      crewingservicemarine: [],
      crewingprincipalmarine: [],
      crewingadmintanker: [],
    } as const;
    for (const [role, seen] of Object.entries(expected) as [keyof typeof expected, readonly string[]][]) {
      const staff = as(await person(db, role));
      const page = await listChangeRequests.execute(staff, {});
      expect([role, page.rows.map(({ section }) => section)]).toEqual([role, seen]);
      expect(page.rows.every(({ canDecide }) => canDecide)).toBe(true);
      const [hidden] = Object.keys(ids).filter((section) => !seen.includes(section));
      if (hidden)
        await expect(
          decideChangeRequest.execute(staff, { id: ids[hidden], decision: "Approved" }),
        ).rejects.toMatchObject({ code: "not-found" });
    }
    const own = await listChangeRequests.execute(as(actor), {});
    expect(own.rows.map(({ canDecide, canWithdraw }) => [canDecide, canWithdraw])).toEqual(
      Array(4).fill([false, true]),
    );
    await expect(
      decideChangeRequest.execute(as(actor), { id: ids.contact, decision: "Approved" }),
    ).rejects.toMatchObject({ code: "forbidden" });
    const admin = as(await person(db, "crewingadminmarine"));
    expect(
      await queriesSent(db, () =>
        listChangeRequests.execute(admin, { filterList: "agus", section: "bank", crewId: crewMember.id }),
      ),
    ).toHaveLength(2);
    expect(await listChangeRequests.execute(admin, { state: "decided" })).toMatchObject({
      total: 0,
      counts: { open: 4, decided: 0 },
      outOf: null,
    });
    expect(await listChangeRequests.execute(admin, { section: "bank" })).toMatchObject({
      total: 1,
      counts: { open: 1, decided: 0 },
      outOf: 4,
    });
  }),
);

test(
  "lets only the requester withdraw, and logs the reading of identity data in a request",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db, { religionId: await lookupId(db, "religion") });
    const admin = await person(db, "crewingadminmarine");
    const { id } = await ask(
      actor,
      crewMember.id,
      "personal",
      { npwpNumber: "123456789012345", religionId: "" },
      "New card",
    );
    expect(await getChangeRequest.execute(as(admin), { id })).toMatchObject({
      note: "New card",
      changes: [
        { field: "religionId", before: expect.stringMatching(/\D/), after: null },
        { field: "npwpNumber", before: null, after: "123456789012345" },
      ],
    });
    expect(
      (await db.select().from(sensitiveReads).where(eq(sensitiveReads.userId, admin.userId)))
        .map(({ fieldClass }) => fieldClass)
        .sort(),
    ).toEqual(["identity", "payroll"]);
    await getChangeRequest.execute(as(actor), { id });
    await expect(withdrawChangeRequest.execute(as(admin), { id })).rejects.toMatchObject({
      messageKey: "crew.requests.notAsker",
    });
    await withdrawChangeRequest.execute(as(actor), { id });
    expect((await db.select().from(crewChangeRequests).where(eq(crewChangeRequests.id, id)))[0]).toMatchObject({
      decision: "Withdrawn",
    });
    await expect(withdrawChangeRequest.execute(as(actor), { id })).rejects.toMatchObject({ code: "conflict" });
    await expect(decideChangeRequest.execute(as(admin), { id, decision: "Approved" })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await db.select().from(mails)).toEqual([]);
  }),
);

test(
  "sends no mail to a requester whose account is closed",
  rolledBack(async (db) => {
    const { someone: crewMember, actor } = await sailor(db);
    const { id } = await ask(actor, crewMember.id, "contact", { address: "Jl. Baru 2" });
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, actor.userId));
    await decideChangeRequest.execute(as(await person(db, "crewingadminmarine")), { id, decision: "Approved" });
    expect(await db.select().from(mails).orderBy(desc(mails.id))).toEqual([]);
  }),
);
