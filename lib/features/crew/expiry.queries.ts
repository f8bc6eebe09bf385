import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { roles } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import { roleColumn } from "@/lib/access/permissions";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addDays } from "@/lib/platform/dates";
import { digestDays, mailType, thresholds } from "./expiry.rules";
import type { Person } from "./sections.rules";

export type PaperSubject = "crew-certificate" | "crew-travel-document";
type Due = { subject: PaperSubject; paperId: number; paper: string; expired: string; crewId: number; fullName: string; recipient: string; language: Locale | null; crewOrigin: Person["crewOrigin"]; threshold: number };

const isServing = sql`c.status in ('off-board', 'on-board') and c.erased_at is null`;
const inForce = sql`x.superseded_at is null and x.removed_at is null`;
const [days180, days90, days30] = thresholds;

/** Papers that crossed a threshold and nobody wrote about yet, of people with an address; the next to end first. */
export const dueReminders = async (db: Executor, today: string, most: number): Promise<Due[]> => {
  const papers = (subject: PaperSubject, table: ReturnType<typeof sql>, name: ReturnType<typeof sql>) => sql`
    select ${subject}::text as subject, x.id as "paperId", ${name} as paper, x.expired::text as expired, c.id as "crewId", c.full_name as "fullName",
      coalesce(c.email, u.email) as recipient, u.language, c.crew_origin as "crewOrigin", t.threshold
    from ${table} x join crew c on c.id = x.crew_id left join users u on u.crew_id = c.id and u.deactivated_at is null
      cross join lateral (select case when x.expired - ${today}::date <= ${days30}::int then ${days30}::int when x.expired - ${today}::date <= ${days90}::int then ${days90}::int else ${days180}::int end as threshold) t
    where ${inForce} and ${isServing} and x.expired between ${today}::date and ${addDays(today, days180)}::date and coalesce(c.email, u.email) is not null
      and not exists (select from mails m where m.type = ${mailType} and m.subject_type = ${subject} and m.subject_id = x.id and m.subject_version = t.threshold)`;
  return db.execute<Due>(sql`
    ${papers("crew-certificate", sql`crew_certificates`, sql`x.certificate_name`)}
    union all ${papers("crew-travel-document", sql`crew_travel_documents`, sql`x.document_name`)}
    order by expired, "paperId" limit ${most}`);
};

export type Ending = { fullName: string; position: string; vessel: string | null; paper: string; expired: string };

const papersOf = (divisionId: number) => sql`(
  select x.crew_id, x.certificate_name as paper, x.expired from crew_certificates x where ${inForce}
  union all select x.crew_id, x.document_name, x.expired from crew_travel_documents x where ${inForce}
) x join crew c on c.id = x.crew_id and c.division_id = ${divisionId} and ${isServing}`;

/** Papers of a division that end in the time of the digest, the next first, and how many there are and have ended. */
export async function endingPapers(db: Executor, divisionId: number, today: string, most: number) {
  const until = addDays(today, digestDays);
  const rows = await db.execute<Ending>(sql`
    select c.full_name as "fullName", p.name_en as position, v.name as vessel, x.paper, x.expired::text as expired
    from ${papersOf(divisionId)} join positions p on p.id = c.position_id left join vessels v on v.id = c.vessel_id
    where x.expired between ${today}::date and ${until}::date order by x.expired, c.full_name, x.paper limit ${most}`);
  const [counted] = await db.execute<{ ending: number; ended: number }>(sql`
    select count(*) filter (where x.expired >= ${today}::date)::int as ending, count(*) filter (where x.expired < ${today}::date)::int as ended
    from ${papersOf(divisionId)} where x.expired <= ${until}::date`);
  return { rows: [...rows], ending: counted?.ending ?? 0, ended: counted?.ended ?? 0 };
}

const readers = roles.filter((role) => ["PL", "PD"].includes(roleColumn(role, null)));

/** Who gets the digest: planning and PDE with a working account. */
export const digestReaders = (db: Executor) =>
  db.select({ email: users.email, firstName: users.firstName, language: users.language, divisionId: users.divisionId }).from(users).where(and(inArray(users.role, readers), isNull(users.deactivatedAt)));
