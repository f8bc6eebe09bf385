import { sql } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import { alerts, maintenanceRuns } from "@/db/schema/status";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getStatus } from "./get-status";

afterAll(closeDatabase);

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

test(
  "a superadmin sees the last backup and the last good one, failed jobs and mails, and what is not over yet first",
  rolledBack(async (db) => {
    await db.delete(maintenanceRuns);
    await db.delete(alerts);
    await db.insert(maintenanceRuns).values([
      { kind: "backup", startedAt: day(1), endedAt: day(1), name: "nakhoda-1", bytes: 5, tables: 2, rows: 7 },
      { kind: "backup", startedAt: day(2), endedAt: day(2), error: "no space left" },
      { kind: "backup", startedAt: day(3) },
    ]);
    await db.insert(alerts).values([
      { kind: "queue-stuck", raisedAt: day(3), overAt: day(4), reading: { minutes: 20 } },
      { kind: "backup-failed", raisedAt: day(2), reading: { error: "no space left" } },
    ]);
    await db.insert(mails).values({
      type: "UserInvite",
      subjectType: "user",
      subjectId: 1,
      recipient: "rina@example.test",
      language: "en" as const,
      title: "Welcome",
      html: "-",
      plain: "-",
      failedAt: day(4),
      lastError: "550 rina@example.test unknown",
    });
    await db.execute(sql`select graphile_worker.add_job('no-such-task', '{}'::json, max_attempts => 1)`);
    await db.execute(sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'boom'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'no-such-task')`);
    const status = await getStatus.execute(as(await person(db, "superadmin")), {});
    expect(status.backup).toMatchObject({ last: { error: "no space left" }, good: { name: "nakhoda-1", rows: 7 } });
    expect(status.proof).toEqual({ at: null, last: null, good: null });
    expect(status.alerts.map(({ kind }) => kind)).toEqual(["backup-failed", "queue-stuck"]);
    expect(status.mails.rows[0]).toMatchObject({
      recipient: "rina@example.test",
      lastError: "550 rina@example.test unknown",
    });
    expect(status.queue.jobs).toContainEqual(expect.objectContaining({ task: "no-such-task", error: "boom" }));
    expect(status.sizes.database).toBeGreaterThan(1_000_000);
    expect(status.disks.length).toBeGreaterThan(0);
    expect(status.forSupport).not.toContain("rina");
    expect(status.forSupport).toContain("job no-such-task, 1 tries: boom");
  }),
);

test(
  "an administrator of a division does not see it",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"));
    await expect(getStatus.execute(admin, {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);
