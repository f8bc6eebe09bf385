import { and, eq, gte, like, lt, notInArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { applicants } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { jobOpenings } from "@/db/schema/job-openings";
import { positions } from "@/db/schema/positions";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { containing } from "@/lib/platform/list/page-of";

/** A superadmin reads everything; admins and managers what happened in their division. */
export function visibleTo(actor: Actor): SQL {
  if (actor.kind !== "user" || !can(actor, "audit:view")) return sql`false`;
  return actor.role === "superadmin" ? sql`true` : eq(auditEntries.divisionId, actor.divisionId);
}

type Filter = {
  person?: number | undefined;
  operation?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  signIns: boolean;
  filterList: string;
};

const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`);

const everyday = ["users.sign-in", "users.sign-out"];

/** Days are whole days in Asia/Jakarta, both ends included. */
export const matching = ({ person, operation, subject, from, until, signIns, filterList }: Filter) =>
  and(
    person ? and(eq(auditEntries.actorKind, "user"), eq(auditEntries.actorId, String(person))) : undefined,
    operation ? eq(auditEntries.operation, operation) : undefined,
    signIns || operation ? undefined : notInArray(auditEntries.operation, everyday),
    subject ? eq(auditEntries.subject, subject) : undefined,
    from ? gte(auditEntries.createdAt, startOf(from)) : undefined,
    until ? lt(auditEntries.createdAt, daysAfter(startOf(until), 1)) : undefined,
    filterList
      ? or(like(auditEntries.operation, containing(filterList)), like(auditEntries.subject, containing(filterList)))
      : undefined,
  );

const { operation, subject } = auditEntries;
const id = sql`${subject}::int`;
const ofCrew = sql`(${operation} like 'crew.%' or ${operation} = 'suitability.apply')`;
const ofVessel = sql`${operation} in ('vessels.insert', 'vessels.update', 'vessels.move-to-scrap', 'vessels.generate-crew-list', 'vessels.generate-crew-matrix')`;

const subjectUsers = alias(users, "subject_users");

/** What the record of an entry is called today: read with the entries, by primary key, one page of them at most. */
export const subjectColumns = {
  subjectName: sql<string | null>`case
    when ${subject} !~ '^[0-9]{1,9}$' then null
    when ${ofCrew} then (select ${crew.fullName} from ${crew} where ${crew.id} = ${id})
    when ${ofVessel} then (select ${vessels.name} from ${vessels} where ${vessels.id} = ${id})
    when ${operation} like 'users.%' then (select ${fullNameOf(subjectUsers)} from ${users} subject_users where subject_users.id = ${id})
    when ${operation} like 'applicants.%' then (select ${applicants.fullName} from ${applicants} where ${applicants.id} = ${id})
    when ${operation} like 'job-openings.%' then (select ${positions.nameEn} from ${jobOpenings} inner join ${positions} on ${positions.id} = ${jobOpenings.positionId} where ${jobOpenings.id} = ${id})
  end`,
  subjectOpeningId: sql<number | null>`case
    when ${subject} ~ '^[0-9]{1,9}$' and ${operation} like 'applicants.%' then (select ${applicants.jobOpeningId} from ${applicants} where ${applicants.id} = ${id})
  end`,
};
