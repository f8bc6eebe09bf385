import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { users } from "@/db/schema/users";
import { resetsSent } from "@/db/testing/records/password-resets";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { requestPasswordReset } from "./request-password-reset";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:10:00Z");
const gate = async (db: Transaction) => (await issueGateToken(db, { address: "192.0.2.7", now })).token;
const asked = (address: string, input: { email: string; t: string }) =>
  requestPasswordReset.execute(as({ kind: "stranger" }, { address, now }), input);
async function sentTo(db: Transaction, email: string) {
  await resetsSent(db, now);
  return db.$count(mails, eq(mails.recipient, email));
}

test(
  "sends three mails an hour to one address; an unknown address gets the same answer",
  rolledBack(async (db) => {
    const { email } = await person(db, "crewingservicetanker");
    for (const wanted of [email, "nobody@example.test"]) {
      const answers = [];
      for (let times = 0; times < 5; times += 1)
        answers.push(
          await asked(`198.51.100.${times}`, { email: wanted, t: await gate(db) }).then(
            () => "accepted",
            (error) => error.code,
          ),
        );
      expect(answers).toEqual(["accepted", "accepted", "accepted", "too-many", "too-many"]);
    }
    expect(await sentTo(db, email)).toBe(3);
  }),
);

test(
  "an open gate is spent by asking once",
  rolledBack(async (db) => {
    const { email } = await person(db, "crewingservicetanker");
    const t = await gate(db);
    expect(await asked("192.0.2.7", { email, t })).toEqual({ accepted: true });
    expect(await fieldsOf(asked("192.0.2.7", { email, t }))).toEqual([{ path: "t", message: "captcha.invalid" }]);
    expect(await sentTo(db, email)).toBe(1);
  }),
);

test(
  "a request without a captcha does not use up the limit",
  rolledBack(async (db) => {
    const { email } = await person(db, "crewingservicetanker");
    for (let times = 0; times < 5; times += 1)
      expect(await fieldsOf(asked("192.0.2.7", { email, t: "nonsense" }))).toHaveLength(1);
    expect(await asked("192.0.2.7", { email, t: await gate(db) })).toEqual({ accepted: true });
  }),
);

test(
  "runs the same statements with an account, without one, and with a deactivated one",
  rolledBack(async (db) => {
    const known = (await person(db, "crewingservicetanker")).email;
    const gone = await person(db, "crewingservicetanker");
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, gone.userId));
    const statements = [];
    for (const [at, email] of [known, "nobody@example.test", gone.email].entries()) {
      const t = await gate(db);
      statements.push(await queriesSent(db, () => asked(`198.51.100.${at}`, { email, t })));
    }
    expect(statements[0]?.length).toBeGreaterThan(3);
    expect(statements[1]).toEqual(statements[0]);
    expect(statements[2]).toEqual(statements[0]);
    const [job] = await db.execute<{ payload: unknown }>(sql`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-password-reset'`);
    expect(JSON.stringify(job?.payload)).not.toContain("@");
    await resetsSent(db, now);
    expect(
      (await db.select().from(mails).where(eq(mails.type, "PasswordReset"))).map(({ recipient }) => recipient),
    ).toEqual([known]);
    const logged = await db.select().from(auditEntries).where(eq(auditEntries.operation, "users.send-password-reset"));
    expect(logged).toHaveLength(1);
  }),
);
