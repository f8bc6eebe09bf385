import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { requirePresent } from "@/lib/platform/unknown-record";
import { resendFailedMail } from "./resend-failed-mail";
import { sendTestMail } from "./send-test-mail";

afterAll(closeDatabase);

async function failed(db: Transaction) {
  const [mail] = await db
    .insert(mails)
    .values({
      type: "UserInvite",
      subjectType: "user",
      subjectId: 1,
      recipient: "rina@example.test",
      language: "en" as const,
      title: "Welcome",
      html: "-",
      plain: "-",
      failedAt: new Date(),
      attempts: 5,
      lastError: "550",
    })
    .returning();
  return requirePresent(mail, "the mail");
}
const isQueued = async (db: Transaction, mailId: number) =>
  (await db.execute(sql`select 1 from graphile_worker.jobs where key = ${`mail:${mailId}`}`)).length === 1;

test(
  "a failed mail is queued again once, on record; one that is on its way already is not found",
  rolledBack(async (db) => {
    const { id } = await failed(db);
    const superadmin = as(await person(db, "superadmin"));
    expect(await resendFailedMail.execute(superadmin, { mailId: id })).toEqual({ recipient: "rina@example.test" });
    const [mail] = await db.select().from(mails).where(eq(mails.id, id));
    expect([mail?.failedAt, mail?.attempts, await isQueued(db, id)]).toEqual([null, 0, true]);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.requestId, superadmin.requestId));
    expect(entries).toMatchObject([{ operation: "status.resend-mail", subject: String(id) }]);
    await expect(resendFailedMail.execute(superadmin, { mailId: id })).rejects.toMatchObject({ code: "not-found" });
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(resendFailedMail.execute(admin, { mailId: id })).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "a test mail goes to who asks for it, in their language, through the queue",
  rolledBack(async (db) => {
    const superadmin = await person(db, "superadmin");
    expect(await sendTestMail.execute(as(superadmin, { locale: "id" }), {})).toEqual({ recipient: superadmin.email });
    const [mail] = await db.select().from(mails).where(eq(mails.type, "TestMail"));
    expect([mail?.title, await isQueued(db, mail?.id ?? 0)]).toEqual(["Email uji", true]);
  }),
);
