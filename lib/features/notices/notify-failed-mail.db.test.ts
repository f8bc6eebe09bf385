import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { enqueueMail, resendMail, type OutgoingMail } from "@/lib/platform/mail/outbox";
import { listNotices } from "./list-notices";
import { markNoticesRead } from "./mark-notices-read";
import { notifyFailedMail } from "./notify-failed-mail";

afterAll(closeDatabase);

const scheduler = as({ kind: "scheduler" }, {});
const shownTo = async (actor: UserActor) =>
  (await listNotices.execute(as(actor, {}), {})).rows.filter(({ topic }) => topic === "delivery");

/** A mail that was tried for the last time, and what followed from it. */
async function failed(db: Transaction, more: Partial<OutgoingMail>) {
  const mailId = await enqueueMail(db, {
    type: "CheckedIn",
    subject: { type: "assignment", id: 0 },
    recipient: "gone@example.test",
    language: "en",
    content: { title: "Agus signed on", greeting: "", paragraphs: [], reason: "" },
    ...more,
  });
  await db.update(mails).set({ failedAt: new Date(), attempts: 5 }).where(eq(mails.id, mailId));
  return { mailId, ...(await notifyFailedMail.execute(scheduler, { mailId })) };
}

async function office(db: Transaction) {
  await db.update(users).set({ deactivatedAt: new Date() });
  const { tour, person: sailor } = await aboard(db, await vessel(db), {});
  return { tour, sailor, admin: await person(db, "crewingadminmarine"), other: await person(db, "crewingadmintanker") };
}

test(
  "shows a failed mail in the bell of administrators who may see its subject, and sends no mail",
  rolledBack(async (db) => {
    const { tour, admin, other } = await office(db);
    const [superadmin, planner] = [await person(db, "superadmin"), await person(db, "crewingplanningmarine")];
    const { mailId, told: notifiedCount } = await failed(db, { subject: { type: "assignment", id: tour.id } });
    expect(notifiedCount).toBe(1);
    expect(await shownTo(admin)).toMatchObject([
      { title: "Not delivered to gone@example.test: Agus signed on", isRead: false, href: expect.any(String) },
    ]);
    for (const one of [other, superadmin, planner]) expect(await shownTo(one)).toEqual([]);
    const [notice] = await db.select().from(mails).where(eq(mails.type, "MailFailed"));
    expect(notice).toMatchObject({ way: "bell", subjectType: "assignment", subjectVersion: mailId, sentAt: null });
    await resendMail(db, notice?.id ?? 0);
    const delivery = sql`select from graphile_worker.jobs where key = ${`mail:${notice?.id}`}`;
    expect(await db.execute(delivery)).toHaveLength(0);
  }),
);

test(
  "a second failure is the same notice, unread again; a mail sent meanwhile is not reported",
  rolledBack(async (db) => {
    const { tour, admin } = await office(db);
    const { mailId } = await failed(db, { subject: { type: "assignment", id: tour.id } });
    await markNoticesRead.execute(as(admin, {}), {});
    await notifyFailedMail.execute(scheduler, { mailId });
    expect(await shownTo(admin)).toMatchObject([{ isRead: false }]);
    await db.update(mails).set({ failedAt: null, sentAt: new Date() }).where(eq(mails.id, mailId));
    expect(await notifyFailedMail.execute(scheduler, { mailId })).toEqual({ told: 0 });
  }),
);

test(
  "notifies superadmins of what no administrator may see; links an account's mail to the account, a slip's to the person",
  rolledBack(async (db) => {
    const { sailor, admin, other } = await office(db);
    const superadmin = await person(db, "superadmin");
    const subject = { type: "user", id: superadmin.userId };
    expect(await failed(db, { type: "PasswordReset", subject, recipient: superadmin.email })).toMatchObject({
      told: 1,
    });
    const [notice] = await shownTo(superadmin);
    expect(notice?.href).toMatch(/users-management\/users\?search=/);
    await failed(db, { type: "WorkOrderReady", subject: { type: "payroll-period", id: sailor.id } });
    expect(await shownTo(admin)).toMatchObject([
      { href: `/dashboard/crew-management/${sailor.id}/details?tab=crew-details` },
    ]);
    expect(await shownTo(other)).toEqual([]);
  }),
);

test(
  "with the mail server down an administrator gets ten notices, and one that there are more",
  rolledBack(async (db) => {
    const { tour, admin } = await office(db);
    for (let version = 1; version <= 14; version += 1)
      await failed(db, { subject: { type: "assignment", id: tour.id, version } });
    const titles = (await shownTo(admin)).map(({ title }) => title);
    expect(titles).toHaveLength(11);
    expect(titles.filter((title) => title.startsWith("More emails"))).toHaveLength(1);
  }),
);
