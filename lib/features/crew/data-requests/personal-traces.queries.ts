import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { assessments, registrationDrafts, revisionLinks } from "@/db/schema/applicants";
import { chandlerRequests } from "@/db/schema/chandler";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { suitabilityEntries } from "@/db/schema/suitability";
import { users } from "@/db/schema/users";

/**
 * A person as other tables refer to them. applicantIds: the application they came from and those that became their
 * record.
 */
export type DataSubject = { id: number; applicantIds: readonly number[] };
/** The ids under which histories refer to a person. */
export type Traces = {
  crewId: number;
  applicantIds: readonly number[];
  entryIds: readonly number[];
  fileIds: readonly string[];
};

const idArray = (ids: readonly number[]) => sql`${`{${ids.join(",")}}`}::int[]`;
const textArray = (ids: readonly (number | string)[]) => sql`${`{${ids.join(",")}}`}::text[]`;

/**
 * Select log entries about a person, by each noun's subject. Skip seats, whose operations share their names with
 * assignments.
 */
export const entriesAbout = ({ crewId, applicantIds, entryIds, fileIds }: Traces): SQL => sql`(
  (operation like 'crew.%' and subject = ${String(crewId)})
  or (operation like 'preparation.%' and subject = ${String(crewId)})
  or (operation like 'scheduling.%' and subject = ${String(crewId)})
  or (operation like 'appraisals.%' and operation not like 'appraisals.%form' and subject = ${String(crewId)})
  or (operation like 'manning.%' and operation not in ('manning.insert-seat', 'manning.remove-seat') and subject in (select id::text from assignments where crew_id = ${crewId}))
  or (operation like 'evidence.%' and subject in (select p.id::text from evidence_packs p join assignments a on a.id = p.assignment_id where a.crew_id = ${crewId}))
  or (operation like 'suitability.%' and subject = any(${textArray(entryIds)}))
  or (operation like 'users.%' and subject in (select id::text from users where crew_id = ${crewId}))
  or (operation like 'applicants.%' and subject = any(${textArray(applicantIds)}))
  or (operation like 'files.%' and subject = any(${textArray(fileIds)}))
)`;

/** Select mails whose subject is a record of the person. */
export function mailsAbout({ id, applicantIds }: DataSubject): SQL | undefined {
  const about = (type: string, ids: SQL) => and(eq(mails.subjectType, type), sql`${mails.subjectId} in ${ids}`);
  return or(
    about("crew", sql`(select ${id}::int)`),
    about("assignment", sql`(select id from assignments where crew_id = ${id})`),
    about(
      "approval-link",
      sql`(select i.link_id from approval_items i join assignments a on a.id = i.assignment_id where a.crew_id = ${id})`,
    ),
    sql`${mails.id} in (select i.mail_id from approval_items i join assignments a on a.id = i.assignment_id where a.crew_id = ${id})`,
    about("preparation-mcu", sql`(select id from preparation_mcus where crew_id = ${id})`),
    about("preparation-bjst", sql`(select id from preparation_bjsts where crew_id = ${id})`),
    about("schedule", sql`(select id from schedules where crew_id = ${id})`),
    about("appraisal", sql`(select id from appraisals where crew_id = ${id})`),
    about("extension", sql`(select id from extensions where crew_id = ${id})`),
    about("preparation-pkl", sql`(select id from preparation_pkls where crew_id = ${id})`),
    about("crew-request", sql`(select id from crew_change_requests where crew_id = ${id})`),
    about(
      "suitability-removal",
      sql`(select r.id from suitability_removals r join suitability_entries e on e.id = r.entry_id where e.crew_id = ${id})`,
    ),
    about("applicant", sql`(select unnest(${idArray(applicantIds)}))`),
    about("crew-certificate", sql`(select id from crew_certificates where crew_id = ${id})`),
    about("crew-travel-document", sql`(select id from crew_travel_documents where crew_id = ${id})`),
    about("medical-certificate", sql`(select id from medical_certificates where crew_id = ${id})`),
    about("user", sql`(select id from users where crew_id = ${id})`),
  );
}

export const accountsOf = (db: Executor, crewId: number) => db.select().from(users).where(eq(users.crewId, crewId));

/** Select chandler requests the person made, or that contain one of their addresses. */
export function chandlerRequestsOf(accounts: readonly { id: number }[], addresses: readonly string[]): SQL | undefined {
  return or(
    anyOf(
      chandlerRequests.createdBy,
      accounts.map(({ id }) => id),
    ),
    anyOf(sql`lower(${chandlerRequests.requesterEmail})`, addresses),
  );
}

/** Return a person with the applications that certainly belong to them. */
export async function dataSubjectOf(
  db: Executor,
  { id, applicantId }: { id: number; applicantId: number | null },
): Promise<DataSubject> {
  const ended = await db
    .selectDistinct({ id: assessments.applicantId })
    .from(assessments)
    .where(
      and(
        sql`${assessments.details} ->> 'crewId' = ${String(id)}`,
        // Written exactly as in the index.
        sql`${assessments.type} = 'result' and ${assessments.status} = 'Completed'`,
      ),
    );
  return {
    id,
    applicantIds: [...new Set([...(applicantId === null ? [] : [applicantId]), ...ended.map((row) => row.id)])],
  };
}

/** Select the drafts of an applicant, submitted or not, including revisions. */
export const draftsOf = (db: Executor, applicantIds: readonly number[]) =>
  db
    .select()
    .from(registrationDrafts)
    .where(
      or(
        anyOf(registrationDrafts.applicantId, [...applicantIds]),
        inArray(
          registrationDrafts.revisionLinkId,
          db
            .select({ id: revisionLinks.id })
            .from(revisionLinks)
            .where(anyOf(revisionLinks.applicantId, [...applicantIds])),
        ),
      ),
    );

/** List the uploads named in a draft; other uploads of the browser may belong to other people. */
const namedIn = (drafts: readonly { content: string }[]) => [
  ...new Set(drafts.flatMap(({ content }) => content.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [])),
];

/** Select files of a person's records, and unclaimed uploads. */
export async function filesAbout(db: Executor, { id, applicantIds }: DataSubject): Promise<SQL | undefined> {
  const of = (type: string, ids: SQL) => and(eq(files.subjectType, type), sql`${files.subjectId} in ${ids}`);
  const named = namedIn(await draftsOf(db, applicantIds));
  const accounts = db.select({ id: users.id }).from(users).where(eq(users.crewId, id));
  return or(
    of("crew", sql`(select ${id}::int)`),
    of("applicant", sql`(select unnest(${idArray(applicantIds)}))`),
    of("crew-request", sql`(select id from crew_change_requests where crew_id = ${id})`),
    of("assignment", sql`(select id from assignments where crew_id = ${id})`),
    of("debt", sql`(select id from payroll_debts where crew_id = ${id})`),
    and(isNull(files.subjectId), inArray(files.uploadedBy, accounts)),
    named.length > 0 ? and(isNull(files.subjectId), anyOf(files.id, named)) : undefined,
  );
}

export async function entryIdsOf(db: Executor, crewId: number): Promise<number[]> {
  const entries = await db
    .select({ id: suitabilityEntries.id })
    .from(suitabilityEntries)
    .where(eq(suitabilityEntries.crewId, crewId));
  return entries.map(({ id }) => id);
}
