import { sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { reminderDays } from "@/db/enums/contracts";
import { contractReminders } from "@/db/schema/contracts";
import { users } from "@/db/schema/users";
import { can } from "@/lib/access/actor";
import { activeAccountsOf, type NotificationRecipient } from "@/lib/access/second-person";
import { rolesOf } from "@/lib/access/roles";
import { addDays } from "@/lib/platform/calendar/dates";

export type EndingContract = { id: number; divisionId: number; name: string; principal: string; expiresOn: string };

const withoutReminder = (where: SQL, daysBefore: SQL, limit: number) => sql`
  select c.id, c.division_id as "divisionId", c.name, p.name as principal, c.expires_on::text as "expiresOn"
  from contracts c join principals p on p.id = c.principal_id
  where c.deleted_at is null and ${where}
    and not exists (select from contract_reminders r where r.contract_id = c.id and r.expires_on = c.expires_on and r.days_before = ${daysBefore})
  order by c.expires_on, c.id limit ${limit}`;

/** Select contracts with an unsent reminder for their current end date, next to end first. */
export async function contractsToRemind(db: Executor, today: string, limit: number): Promise<EndingContract[]> {
  const reminderMarks = [...reminderDays].toReversed();
  const nearest = sql.join(
    reminderMarks.map((days) => sql`when c.expires_on <= ${addDays(today, days)}::date then ${days}::int`),
    sql` `,
  );
  const furthest = addDays(today, reminderDays[0]);
  return db.execute<EndingContract>(
    withoutReminder(sql`c.expires_on between ${today}::date and ${furthest}::date`, sql`(case ${nearest} end)`, limit),
  );
}

/** Select ended contracts whose end is not logged yet. */
export const endedContractsNotLogged = async (db: Executor, today: string, limit: number): Promise<EndingContract[]> =>
  db.execute<EndingContract>(withoutReminder(sql`c.expires_on < ${today}::date`, sql`0`, limit));

/** Record a reminder once. @returns its id, undefined when it was already sent */
export async function recordReminder(
  db: Transaction,
  { id: contractId, expiresOn }: EndingContract,
  daysBefore: number,
  now: Date,
) {
  const [recorded] = await db
    .insert(contractReminders)
    .values({ contractId, expiresOn, daysBefore, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: contractReminders.id });
  return recorded?.id;
}

const contractRoles = rolesOf("admins", "managers", "finance");

/** Return administrators, managers and finance of a division with access to contracts. product 5.16 */
export async function contractRecipients(db: Executor, divisionId: number): Promise<NotificationRecipient[]> {
  const accounts = await activeAccountsOf(db, divisionId, anyOf(users.role, contractRoles));
  return accounts.filter((account) => can(account, "contracts:view"));
}
