import { eq, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { changeBankAccount } from "@/lib/features/crew/change-requests/change-bank-account";
import { decideChangeRequest } from "@/lib/features/crew/change-requests/decide-change-request";
import { notifyDecidedAlone } from "./notify-decided-alone";

afterAll(closeDatabase);

const requestId = "decided-alone";
const scheduler = as({ kind: "scheduler" }, {});

const form = { sequence: 1, bankName: "BCA", accountNumber: "1234567890", accountName: "Ratna Kusuma" };

/**
 * An account requested and confirmed by the same user, as the only one with the permission. @returns its audit entry
 */
async function decidedBy(db: Transaction, asker: UserActor) {
  await db.update(users).set({ deactivatedAt: new Date() }).where(ne(users.id, asker.userId));
  const { id: crewId } = await seafarer(db, { fullName: "Ratna Kusuma" });
  const { id } = await changeBankAccount.execute(as(asker, {}), { crewId, ...form });
  await decideChangeRequest.execute(as(asker, { requestId }), { id, decision: "Approved" });
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.requestId, requestId));
  return { entryId: entry?.id, after: entry?.after };
}

const mailedTo = async (db: Transaction) =>
  (await db.select().from(mails).where(eq(mails.type, "DecidedAlone"))).map(({ recipient, title, path }) => ({
    recipient,
    title,
    path,
  }));

test(
  "audits a decision without a second person and mails the managers of the division",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { entryId, after } = await decidedBy(db, admin);
    const job = { entryId };
    expect(after).toMatchObject({ decision: "Approved", samePerson: true });
    const queued = sql`select from graphile_worker.jobs where task_identifier = 'tell-decided-alone'`;
    expect(await db.execute(queued)).toHaveLength(1);
    const [manager, elsewhere] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagertanker")];
    await person(db, "crewingfinancemarine");
    expect(await notifyDecidedAlone.execute(scheduler, job)).toEqual({ told: 1 });
    expect(await notifyDecidedAlone.execute(scheduler, job)).toEqual({ told: 1 });
    expect(await mailedTo(db)).toEqual([
      {
        recipient: manager.email,
        title: "Without a second person: Decided a change request",
        path: "/dashboard/users-management/audit-log",
      },
    ]);
    expect((await mailedTo(db)).map(({ recipient }) => recipient)).not.toContain(elsewhere.email);
  }),
);

test(
  "notifies superadmins where there is no other manager, and sends no mail without any",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { entryId } = await decidedBy(db, admin);
    const job = { entryId };
    expect(await notifyDecidedAlone.execute(scheduler, job)).toEqual({ told: 0 });
    const superadmin = await person(db, "superadmin");
    expect(await notifyDecidedAlone.execute(scheduler, job)).toEqual({ told: 1 });
    expect((await mailedTo(db)).map(({ recipient }) => recipient)).toEqual([superadmin.email]);
  }),
);

test(
  "sends no mail after a decision by a colleague",
  rolledBack(async (db) => {
    const [asker, colleague] = [await person(db, "crewingadminmarine"), await person(db, "crewingadminmarine")];
    const { id: crewId } = await seafarer(db, {});
    const { id } = await changeBankAccount.execute(as(asker, {}), { crewId, ...form });
    await decideChangeRequest.execute(as(colleague, { requestId }), { id, decision: "Approved" });
    const queued = sql`select from graphile_worker.jobs where task_identifier = 'tell-decided-alone'`;
    expect(await db.execute(queued)).toHaveLength(0);
  }),
);
