import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { contracts } from "@/db/schema/contracts";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { contracted } from "@/db/testing/records/contracts";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays } from "@/lib/platform/calendar/dates";
import { remindContracts } from "./remind-contracts";

afterAll(closeDatabase);

const today = "2026-11-20";
/** Five minutes past midnight in Jakarta. */
const on = (day: string) =>
  as({ kind: "scheduler" }, { now: new Date(`${addDays(day, -1)}T17:05:00Z`), channel: "job" });
const run = (day: string) => remindContracts.execute(on(day), {});
const about = async (db: Transaction, id: number) =>
  (await db.select().from(mails).where(eq(mails.subjectId, id)).orderBy(asc(mails.id))).filter(
    ({ subjectType }) => subjectType === "contract",
  );

test(
  "sends a reminder 90, 60, 30 and 7 days before the end, once each, catching up missed nights, and logs the end once",
  rolledBack(async (db) => {
    const { id } = await contracted(db, { expiresOn: addDays(today, 91) });
    const days = [0, 1, 2, 33, 34, 61, 62, 84, 91, 92, 93];
    const sentByDay: Record<number, [number, number]> = {};
    for (const day of days) {
      const { reminded, ended } = await run(addDays(today, day));
      sentByDay[day] = [reminded, ended];
    }
    expect(sentByDay).toEqual({
      0: [0, 0],
      1: [1, 0],
      2: [0, 0],
      33: [1, 0],
      34: [0, 0],
      61: [1, 0],
      62: [0, 0],
      84: [1, 0],
      91: [0, 0],
      92: [0, 1],
      93: [0, 0],
    });
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, String(id)))
      .orderBy(auditEntries.id);
    expect(entries.map(({ after }) => after)).toEqual([
      ...[90, 60, 30, 7].map((remindedBefore) => ({ remindedBefore })),
      { status: "Expired" },
    ]);
  }),
);

test(
  "sends reminders to administrators, managers and finance in their language, not to others or closed accounts",
  rolledBack(async (db) => {
    const { id } = await contracted(db, { name: "Crew supply", expiresOn: addDays(today, 30) });
    await db.update(users).set({ deactivatedAt: new Date() });
    const recipients = [
      await person(db, "crewingadminmarine"),
      await person(db, "crewingmanagermarine"),
      await person(db, "crewingfinancemarine"),
    ];
    const finance = recipients[2]?.email ?? "";
    await db.update(users).set({ language: "en" }).where(eq(users.email, finance));
    const limited = await person(db, "crewingadminmarine");
    await db
      .update(users)
      .set({ accessList: ["crew-management"] })
      .where(eq(users.id, limited.userId));
    for (const role of ["crewingplanningmarine", "crewingadmintanker", "crewingprincipalmarine"] as const)
      await person(db, role);
    await run(today);
    const sent = await about(db, id);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(recipients.map(({ email }) => email).toSorted());
    const english = sent.find(({ recipient }) => recipient === finance);
    expect(english).toMatchObject({ type: "ContractExpiring", title: "Contract Crew supply expires on 20 Dec 2026" });
    expect(english?.plain).toContain("in 30 days");
    expect(english?.plain).not.toContain("action=update");
    expect(sent.find(({ recipient }) => recipient === recipients[0]?.email)?.plain).toContain(
      `cid=${id}&action=update`,
    );
  }),
);

test(
  "reminds again of an extended contract, never of a deleted or distant one",
  rolledBack(async (db) => {
    const row = await contracted(db, { expiresOn: addDays(today, 20) });
    await contracted(db, { name: "Far", expiresOn: addDays(today, 91) });
    await contracted(db, { name: "Deleted", expiresOn: addDays(today, 5), deletedAt: new Date() });
    expect(await run(today)).toEqual({ reminded: 1, ended: 0 });
    await db
      .update(contracts)
      .set({ expiresOn: addDays(today, 28) })
      .where(eq(contracts.id, row.id));
    expect(await run(today)).toEqual({ reminded: 1, ended: 0 });
    expect(await run(today)).toEqual({ reminded: 0, ended: 0 });
  }),
);

test(
  "runs by the scheduler only",
  rolledBack(async (db) => {
    await expect(remindContracts.execute(as(await person(db, "superadmin")), {})).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
