import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewBankAccounts, crewChangeRequests } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { seafarer } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { Actor } from "@/lib/access/actor";
import { changeBankAccount } from "./change-bank-account";
import { decideChangeRequest } from "./decide-change-request";
import { getChangeRequest } from "./get-change-request";
import { getCrew } from "../detail/get-crew";
import { updateCrew } from "../edit/update-crew";

afterAll(closeDatabase);

const account = { sequence: 1, bankName: "BCA", accountNumber: "123-456-7890", accountName: "Agus Setiawan" };
const accountsOf = (db: Transaction, crewId: number) =>
  db.select().from(crewBankAccounts).where(eq(crewBankAccounts.crewId, crewId)).orderBy(crewBankAccounts.id);
const alertsOf = async (db: Transaction) =>
  (await db.select().from(mails).where(eq(mails.type, "BankChangeAlert")).orderBy(mails.id)).map(
    ({ recipient, subjectVersion }) => [recipient, subjectVersion],
  );

test(
  "replaces the account after a second person confirms, keeps the old one, and alerts the seafarer twice",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { email: "agus@example.com" });
    await db
      .insert(crewBankAccounts)
      .values({ crewId: crewMember.id, sequence: 1, bankName: "BRI", accountNumber: "99999", accountName: "Agus" });
    const [finance, admin] = [await person(db, "crewingfinancemarine"), await person(db, "crewingadminmarine")];
    const asked = await changeBankAccount.execute(as(finance), { crewId: crewMember.id, ...account });
    expect(asked).toMatchObject({ needsSecondPerson: true, warnings: [] });
    expect(await accountsOf(db, crewMember.id)).toHaveLength(1);
    await db
      .insert(crewChangeRequests)
      .values({ crewId: crewMember.id, section: "contact", change: "{}", createdBy: admin.userId });
    const waiting = async (actor: Actor) =>
      (await getCrew.execute(as(actor), { crewId: crewMember.id })).openChangeRequests;
    expect([await waiting(finance), await waiting(admin)]).toEqual([1, 2]);
    await expect(
      decideChangeRequest.execute(as(finance), { id: asked.id, decision: "Approved" }),
    ).rejects.toMatchObject({ messageKey: "crew.requests.secondPerson" });
    const detail = await getChangeRequest.execute(as(admin), { id: asked.id });
    expect(detail.changes).toContainEqual({ field: "bankName", before: "BRI", after: "BCA" });
    await decideChangeRequest.execute(as(admin), { id: asked.id, decision: "Approved" });
    expect(await accountsOf(db, crewMember.id)).toMatchObject([
      { bankName: "BRI", removedAt: expect.any(Date), removedBy: admin.userId },
      {
        bankName: "BCA",
        accountNumber: "1234567890",
        createdBy: finance.userId,
        confirmedBy: admin.userId,
        removedAt: null,
      },
    ]);
    expect(await alertsOf(db)).toEqual([
      ["agus@example.com", 1],
      ["agus@example.com", 2],
    ]);
    const [alert] = await db.select().from(mails).where(eq(mails.type, "BankChangeAlert"));
    expect(`${alert?.plain}${JSON.stringify(await db.select().from(auditEntries))}`).not.toMatch(
      /1234567890|123-456|99999/,
    );
  }),
);

test(
  "alerts the account's address and all addresses before a recent change",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { email: "honest@example.com" });
    const own = await person(db, "crewmarine", "crew", { crewId: crewMember.id });
    const [admin, other] = [as(await person(db, "crewingadminmarine")), as(await person(db, "crewingadminmarine"))];
    for (const emailAddress of ["thief@example.com", "thief2@example.com"])
      await updateCrew.execute(admin, { crewId: crewMember.id, section: "contact", values: { emailAddress } });
    const { id } = await changeBankAccount.execute(admin, { crewId: crewMember.id, ...account });
    await decideChangeRequest.execute(other, { id, decision: "Approved" });
    const recipients = (await alertsOf(db)).map(([recipient]) => recipient);
    const before = ["honest@example.com", "thief@example.com"];
    expect(new Set(recipients)).toEqual(new Set(["thief2@example.com", ...before, own.email.toLowerCase()]));
    await db
      .update(crew)
      .set({ emailChangedAt: new Date(Date.now() - 91 * 86_400_000) })
      .where(eq(crew.id, crewMember.id));
    await db.delete(mails);
    await changeBankAccount.execute(admin, { crewId: crewMember.id, ...account, accountNumber: "5555555" });
    expect((await alertsOf(db)).map(([recipient]) => recipient)).not.toContain("honest@example.com");
  }),
);

test(
  "alerts a seafarer's own request only when it takes effect, with one confirming person",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const own = await person(db, "crewmarine", "crew", { crewId: crewMember.id });
    const { id } = await changeBankAccount.execute(as(own), {
      crewId: crewMember.id,
      ...account,
      accountName: "Budi Hartono",
    });
    expect(await alertsOf(db)).toEqual([]);
    await decideChangeRequest.execute(as(await person(db, "crewingfinancemarine")), { id, decision: "Approved" });
    expect(await alertsOf(db)).toEqual([[own.email, 2]]);
    const second = await changeBankAccount.execute(as(own), {
      crewId: crewMember.id,
      ...account,
      sequence: 2,
      accountName: "Budi Hartono",
    });
    expect(second.warnings).toHaveLength(1);
    const other = await seafarer(db);
    await expect(changeBankAccount.execute(as(own), { crewId: other.id, ...account })).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);

test(
  "lets the requester confirm when no one else can, and records it in the audit entry",
  rolledBack(async (db) => {
    await db.update(users).set({ deactivatedAt: new Date() });
    const crewMember = await seafarer(db);
    const admin = await person(db, "crewingadminmarine");
    await person(db, "crewingadmintanker");
    await person(db, "crewingmanagermarine");
    const asked = await changeBankAccount.execute(as(admin), { crewId: crewMember.id, ...account });
    expect(asked.needsSecondPerson).toBe(false);
    expect(await getChangeRequest.execute(as(admin), { id: asked.id })).toMatchObject({ canDecide: true });
    await decideChangeRequest.execute(as(admin), { id: asked.id, decision: "Approved" });
    expect(await accountsOf(db, crewMember.id)).toMatchObject([{ createdBy: admin.userId, confirmedBy: admin.userId }]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.decide-change-request"))
      .orderBy(auditEntries.id);
    expect(entry?.after).toMatchObject({ samePerson: true });
  }),
);

test(
  "accepts a complete account, and removes only the second one",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const [finance, admin] = [as(await person(db, "crewingfinancemarine")), as(await person(db, "crewingadminmarine"))];
    const change = (form: object) => changeBankAccount.execute(finance, { crewId: crewMember.id, ...form });
    expect(await fieldsOf(change({ sequence: 1, bankName: "BCA" }))).toEqual([
      { path: "accountNumber", message: "validation.required" },
      { path: "accountName", message: "validation.required" },
    ]);
    expect(await fieldsOf(change({ ...account, accountNumber: "12" }))).toEqual([
      { path: "accountNumber", message: "crew.accountNumberInvalid" },
    ]);
    expect(await fieldsOf(change({ ...account, sequence: 3 }))).toEqual([
      { path: "sequence", message: "validation.invalid" },
    ]);
    expect(await fieldsOf(change({ sequence: 1, removed: true }))).toEqual([
      { path: "removed", message: "crew.edit.firstAccountStays" },
    ]);
    const second = await change({ ...account, sequence: 2 });
    await expect(change({ ...account, sequence: 2 })).rejects.toMatchObject({
      messageKey: "crew.requests.alreadyOpen",
    });
    await decideChangeRequest.execute(admin, { id: second.id, decision: "Approved" });
    const removal = await change({ sequence: 2, removed: true });
    await decideChangeRequest.execute(admin, { id: removal.id, decision: "Approved" });
    expect(await accountsOf(db, crewMember.id)).toMatchObject([{ sequence: 2, removedAt: expect.any(Date) }]);
    for (const role of ["crewingmanagermarine", "crewingstaffmarine", "crewingplanningmarine"] as const) {
      await expect(
        changeBankAccount.execute(as(await person(db, role)), { crewId: crewMember.id, ...account }),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);
