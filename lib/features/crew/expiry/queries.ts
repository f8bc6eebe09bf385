import { sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { roles } from "@/db/enums/users";
import { users } from "@/db/schema/users";
import { addDays } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import {
  digestDays,
  digestOf,
  mailType,
  medicalNamePatterns,
  thresholds,
  digestContent,
  type DigestKind,
} from "./rules";
import { notificationRecipients } from "../recipients/queries";
import type { Reference } from "../documents/certificate-names.rules";
import type { Person } from "../queries";

type DocumentSubject = "crew-certificate" | "crew-travel-document" | "medical-certificate";
/** A document. paper is its name as printed, null for the medical certificate. */
type NamedDocument = { paper: string | null; reference: Reference | null };
type Due = NamedDocument & {
  subject: DocumentSubject;
  paperId: number;
  expired: string;
  crewId: number;
  fullName: string;
  recipient: string;
  language: Locale | null;
  crewOrigin: Person["crewOrigin"];
  threshold: number;
};

const isServing = sql`c.status in ('off-board', 'on-board') and c.erased_at is null and c.processing_stopped_at is null`;
const inForce = sql`x.superseded_at is null and x.removed_at is null`;
const [days180, days90, days30] = thresholds;

/**
 * Select certificates, travel documents and each person's current FIT medical certificate with reference names, as
 * crew_id, id, paper, reference, expired.
 */
const certificates = sql`select x.crew_id, x.id, x.certificate_name as paper, case when k.id is not null then jsonb_build_object('name', k.name, 'nameEn', k.name_en) end as reference, x.expired
  from crew_certificates x left join certificates k on k.id = x.certificate_id where ${inForce}`;
const travelDocuments = sql`select x.crew_id, x.id, x.document_name as paper, null::jsonb as reference, x.expired from crew_travel_documents x where ${inForce}`;
const strictness = (table: SQL) => sql`array_position(array['UNFIT', 'Fit With Restriction', 'FIT'], ${table}.status)`;
const medicals = sql`select x.crew_id, x.id, null::text as paper, null::jsonb as reference, x.valid_until as expired
  from medical_certificates x where x.removed_at is null and x.status <> 'UNFIT' and not exists (select from medical_certificates n
    where n.crew_id = x.crew_id and n.removed_at is null and (n.examination_date > x.examination_date
      or (n.examination_date = x.examination_date and (${strictness(sql`n`)}, n.valid_until, n.id) < (${strictness(sql`x`)}, x.valid_until, x.id))))`;

/**
 * Select documents that crossed a reminder threshold without a mail yet, of people with an address; next to expire
 * first.
 */
export const dueReminders = async (db: Executor, today: string, limit: number): Promise<Due[]> => {
  const due = (subject: DocumentSubject, papers: SQL) => sql`
    select ${subject}::text as subject, x.id as "paperId", x.paper, x.reference, x.expired::text as expired, c.id as "crewId", c.full_name as "fullName",
      coalesce(c.email, u.email) as recipient, u.language, c.crew_origin as "crewOrigin", t.threshold
    from (${papers}) x join crew c on c.id = x.crew_id left join users u on u.crew_id = c.id and u.deactivated_at is null
      cross join lateral (select case when x.expired - ${today}::date <= ${days30}::int then ${days30}::int when x.expired - ${today}::date <= ${days90}::int then ${days90}::int else ${days180}::int end as threshold) t
    where ${isServing} and x.expired between ${today}::date and ${addDays(today, days180)}::date and coalesce(c.email, u.email) is not null
      and not exists (select from mails m where m.type = ${mailType} and m.subject_type = ${subject} and m.subject_id = x.id and m.subject_version = t.threshold)`;
  return db.execute<Due>(sql`
    ${due("crew-certificate", certificates)}
    union all ${due("crew-travel-document", travelDocuments)}
    union all ${due("medical-certificate", medicals)}
    order by expired, "paperId" limit ${limit}`);
};

type Ending = NamedDocument & {
  fullName: string;
  position: string;
  positionNameId: string;
  vessel: string | null;
  expired: string;
};

const isFitness = sql`(f.reference is null and f.paper ~* ${medicalNamePatterns.of} and f.paper !~* ${medicalNamePatterns.butNot})`;
const filedAs = (which: SQL) => sql`select * from (${certificates} union all ${travelDocuments}) f where ${which}`;

/**
 * Select a division's documents that expire within the digest's time, next first, with the counts of expiring and
 * expired ones.
 */
export async function expiringDocuments(
  db: Executor,
  kind: DigestKind,
  divisionId: number,
  today: string,
  limit: number,
) {
  const until = addDays(today, digestDays);
  const documents = sql`(${kind === "medicals" ? sql`${medicals} union all ${filedAs(isFitness)}` : filedAs(sql`not ${isFitness}`)}) x join crew c on c.id = x.crew_id and c.division_id = ${divisionId} and ${isServing}`;
  const rows = await db.execute<Ending>(sql`
    select c.full_name as "fullName", p.name_en as position, p.name as "positionNameId", v.name as vessel, x.paper, x.reference, x.expired::text as expired
    from ${documents} join positions p on p.id = c.position_id left join vessels v on v.id = c.vessel_id
    where x.expired between ${today}::date and ${until}::date order by x.expired, c.full_name, x.paper limit ${limit}`);
  const [counted] = await db.execute<{ ending: number; ended: number }>(sql`
    select count(*) filter (where x.expired >= ${today}::date)::int as ending, count(*) filter (where x.expired < ${today}::date)::int as ended
    from ${documents} where x.expired <= ${until}::date`);
  return { rows: [...rows], ending: counted?.ending ?? 0, ended: counted?.ended ?? 0 };
}

/** Select the users of a division who receive a digest. */
export const digestRecipients = (db: Executor, kind: DigestKind, divisionId: number) =>
  notificationRecipients(db, divisionId, null, {
    ...digestContent[kind],
    among: anyOf(
      users.role,
      roles.filter((role) => digestOf(role) === kind),
    ),
  });
