import { asc } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import { applicants } from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { assignments } from "@/db/schema/manning";
import { preparations } from "@/db/schema/preparation";
import { alerts, keyRotations, keyRotationTables, maintenanceRuns } from "@/db/schema/status";
import { users } from "@/db/schema/users";
import { payrollPeriods } from "@/db/schema/work-orders";
import { redraftDivision, redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { requirePresent } from "@/lib/platform/unknown-record";

const numbered = { applicants, assignments, crew, mails, payrollPeriods, preparations, users };

/** Find the lowest id of a table. */
async function firstOf(db: Transaction, name: keyof typeof numbered): Promise<number> {
  const table = numbered[name];
  const [row] = await db.select({ id: table.id }).from(table).orderBy(asc(table.id)).limit(1);
  return requirePresent(row, name).id;
}

/** Fill what the installation puts on record of itself: a backup that went well, one that failed, and the alert it raised. */
export async function fillStatus(db: Transaction, now: Date) {
  const startedAt = daysAfter(now, -1);
  await db.insert(maintenanceRuns).values([
    {
      kind: "backup",
      startedAt,
      endedAt: startedAt,
      name: "nakhoda-2026-11-26T19-30-00-000Z",
      bytes: 9_437_184,
      tables: 138,
      rows: 50_785,
    },
    { kind: "proof", startedAt, endedAt: now, error: "BACKUP_DIR cannot be read" },
  ]);
  const [rotation] = await db
    .insert(keyRotations)
    .values({ keyName: "0123456789ab", startedAt, endedAt: now })
    .returning({ id: keyRotations.id });
  const done = {
    rotationId: requirePresent(rotation, "the rotation").id,
    total: 2,
    done: 2,
    lastKey: ["2"],
    endedAt: now,
  };
  await db.insert(keyRotationTables).values({ ...done, tableName: "crew", pass: 1 });
  await db
    .insert(alerts)
    .values({ kind: "proof-failed", raisedAt: now, reading: { error: "BACKUP_DIR cannot be read", host: "server" } });
}

/** Queue a job of every kind that has a payload, as the product queues it, and one that waits for its time. */
export async function fillQueue(db: Transaction, now: Date) {
  await redraftDivision(db, 2);
  await redraftPeople(db, [await firstOf(db, "crew")]);
  const mailId = await firstOf(db, "mails");
  await addJob(db, "deliver-mail", { mailId }, { key: `mail:${mailId}:2`, runAt: daysAfter(now, 3_650) });
  const waiting: [task: string, payload: Record<string, number>][] = [
    ["tell-failed-mail", { mailId }],
    ["tell-decided-alone", { entryId: 1 }],
    ["write-mcu-letter", { mailId }],
    ["write-joiner-letter", { mailId }],
    ["write-joining-instruction", { mailId }],
    ["tell-called-off", { preparationId: await firstOf(db, "preparations") }],
    ["tell-taken-up", { preparationId: await firstOf(db, "preparations") }],
    ["tell-slips-ready", { periodId: await firstOf(db, "payrollPeriods"), after: 0 }],
    ["tell-account-linked", { userId: await firstOf(db, "users") }],
    ["send-digest", { userId: await firstOf(db, "users") }],
    ["remind-approval", { assignmentId: await firstOf(db, "assignments") }],
    ["fail-silent-revision", { applicantId: await firstOf(db, "applicants") }],
  ];
  for (const [task, payload] of waiting) await addJob(db, task, payload, { key: `release-fixture:${task}` });
}
