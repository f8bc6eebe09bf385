import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { alerts, maintenanceRuns } from "@/db/schema/status";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { person } from "@/db/testing/people";
import { updateAlerts } from "./alerts.queries";
import type { Readings } from "./alerts.rules";
import { checkAlerts } from "./check-alerts";

afterAll(closeDatabase);
beforeEach(() => void (process.env.ALERT_MAIL = "night@example.test, day@example.test"));
afterEach(() => void delete process.env.ALERT_MAIL);

const well: Readings = {
  backup: { error: null, hours: 3 },
  proof: { error: null, hours: 3 },
  disks: [{ folder: "/backups", freePercent: 40 }],
  queueMinutes: 0,
  clockSeconds: 0,
};
const alertMails = (db: Transaction) =>
  db
    .select({ recipient: mails.recipient, title: mails.title })
    .from(mails)
    .where(eq(mails.type, "Alert"))
    .orderBy(asc(mails.id));
const titles = async (db: Transaction) =>
  (await alertMails(db)).filter(({ recipient }) => recipient === "night@example.test").map(({ title }) => title);

test(
  "mails an alert once to every address, not again at its limit, and once when it is over",
  rolledBack(async (db) => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 2, minute));
    const settle = (minute: number, changes: Partial<Readings>) =>
      updateAlerts(db, { ...well, ...changes }, at(minute));
    const full = { disks: [{ folder: "/backups", freePercent: 4.2 }] };
    expect((await settle(0, full)).mails).toHaveLength(2);
    expect((await settle(1, full)).mails).toEqual([]);
    expect((await settle(2, { disks: [{ folder: "/backups", freePercent: 11 }] })).mails).toEqual([]);
    await settle(3, {});
    await settle(4, {});
    await settle(5, full);
    expect(await titles(db)).toEqual([
      "Disk nearly full: 4 % free",
      "Over: Disk nearly full: 4 % free",
      "Disk nearly full: 4 % free",
    ]);
    expect(await alertMails(db)).toHaveLength(6);
    expect(await db.select().from(alerts).orderBy(asc(alerts.id))).toMatchObject([
      { kind: "disk-full", raisedAt: at(0), overAt: at(3), reading: { folder: "/backups", percent: 4 } },
      { kind: "disk-full", raisedAt: at(5), overAt: null },
    ]);
  }),
);

test(
  "a full disk of another machine is over when that machine says so, or a day later",
  rolledBack(async (db) => {
    const raisedAt = new Date("2026-11-27T02:00:00Z");
    await db
      .insert(alerts)
      .values({ kind: "disk-full", raisedAt, reading: { folder: "/", percent: 3, host: "other" } });
    const after = (hours: number) => updateAlerts(db, well, new Date(raisedAt.getTime() + hours * 3_600_000));
    expect([(await after(1)).over.length, (await after(25)).over.length]).toEqual([0, 1]);
  }),
);

test(
  "a backup that failed is a mail with its reason, and is on record; the next one that succeeds ends it",
  rolledBack(async (db) => {
    await db.delete(maintenanceRuns);
    const scheduler = as({ kind: "scheduler" });
    await db
      .insert(maintenanceRuns)
      .values({ kind: "backup", startedAt: new Date(0), endedAt: new Date(1), error: "no space left on device" });
    const { mails: waiting } = await checkAlerts.execute(scheduler, {});
    expect(waiting).toHaveLength(2);
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.id, waiting[0] ?? 0));
    expect([mail?.title, mail?.plain.includes("no space left on device")]).toEqual(["The backup failed", true]);
    const entries = () =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.operation, "status.watch"), eq(auditEntries.requestId, scheduler.requestId)));
    expect(await entries()).toMatchObject([{ after: { kind: "backup-failed" } }]);
    await db.insert(maintenanceRuns).values({ kind: "backup", endedAt: new Date() });
    expect(await checkAlerts.execute(scheduler, {})).toMatchObject({ raised: 0, over: 1 });
    expect((await titles(db)).at(-1)).toBe("Over: The backup failed");
  }),
);

test(
  "refuses to be started by a person",
  rolledBack(async (db) => {
    await expect(checkAlerts.execute(as(await person(db, "superadmin")), {})).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
