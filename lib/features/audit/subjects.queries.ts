import { eq, sql, type SQL } from "drizzle-orm";
import { alias, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { applicants } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { chandlerRequests } from "@/db/schema/chandler";
import { contracts } from "@/db/schema/contracts";
import { crew } from "@/db/schema/crew";
import { jobOpenings } from "@/db/schema/job-openings";
import { lookups } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { operationAreas, rateVersions } from "@/db/schema/rates";
import { suitabilityEntries } from "@/db/schema/suitability";
import { fullNameOf, users } from "@/db/schema/users";
import { principals, vessels } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import { subjectKinds, subjectPatterns, type SubjectKind } from "./subjects.rules";

const { operation, subject } = auditEntries;
// The log already joins users for the author.
const subjectUsers = alias(users, "subject_users");

type Source = { from: SQL; id: PgColumn; name: SQL | PgColumn; place?: PgColumn };
const joined = (table: PgTable, other: PgTable, on: SQL) => sql`${table} inner join ${other} on ${on}`;
const fromVessel = (table: PgTable, vesselId: PgColumn) => joined(table, vessels, eq(vessels.id, vesselId));
const fromCrew = (table: PgTable, crewId: PgColumn) => joined(table, crew, eq(crew.id, crewId));

/** Where the name of each kind of record is stored, and the record whose page shows it when that is another one. */
const sources: Record<SubjectKind, Source> = {
  crew: { from: sql`${crew}`, id: crew.id, name: crew.fullName },
  register: {
    from: fromCrew(suitabilityEntries, suitabilityEntries.crewId),
    id: suitabilityEntries.id,
    name: crew.fullName,
    place: suitabilityEntries.crewId,
  },
  seat: { from: fromVessel(seats, seats.vesselId), id: seats.id, name: vessels.name, place: seats.vesselId },
  assignment: {
    from: fromCrew(assignments, assignments.crewId),
    id: assignments.id,
    name: crew.fullName,
    place: assignments.crewId,
  },
  principal: { from: sql`${principals}`, id: principals.id, name: principals.name },
  area: { from: sql`${operationAreas}`, id: operationAreas.id, name: operationAreas.name },
  vessel: { from: sql`${vessels}`, id: vessels.id, name: vessels.name },
  voyage: {
    from: fromVessel(voyageEntries, voyageEntries.vesselId),
    id: voyageEntries.id,
    name: vessels.name,
    place: voyageEntries.vesselId,
  },
  user: { from: sql`${users} subject_users`, id: subjectUsers.id, name: fullNameOf(subjectUsers) },
  applicant: {
    from: sql`${applicants}`,
    id: applicants.id,
    name: applicants.fullName,
    place: applicants.jobOpeningId,
  },
  "job-opening": {
    from: joined(jobOpenings, positions, eq(positions.id, jobOpenings.positionId)),
    id: jobOpenings.id,
    name: positions.nameEn,
  },
  option: { from: sql`${lookups}`, id: lookups.id, name: lookups.name },
  chandler: {
    from: fromVessel(chandlerRequests, chandlerRequests.vesselId),
    id: chandlerRequests.id,
    name: vessels.name,
    place: chandlerRequests.vesselId,
  },
  contract: { from: sql`${contracts}`, id: contracts.id, name: contracts.name },
  rates: { from: sql`${rateVersions}`, id: rateVersions.id, name: rateVersions.source },
};

/** Subquery on an entry's record by primary key; null without a record. */
function ofSubject(cases: { kind: SubjectKind; column: SQL | PgColumn }[]) {
  const branches = cases.map(({ kind, column }) => {
    const { from, id } = sources[kind];
    return sql`when ${operation} ~ ${sql.raw(`'${subjectPatterns[kind]}'`)} then (select ${column} from ${from} where ${id} = ${subject}::int)`;
  });
  return sql`case when ${subject} !~ '^[0-9]{1,9}$' then null ${sql.join(branches, sql` `)} end`;
}

/** Columns with the present name of an entry's record and the record whose page shows it. */
export const subjectColumns = {
  subjectName: sql<string | null>`${ofSubject(subjectKinds.map((kind) => ({ kind, column: sources[kind].name })))}`,
  subjectPlaceId: sql<number | null>`${ofSubject(
    subjectKinds.map((kind) => ({ kind, column: sources[kind].place ?? sql`null::int` })),
  )}`,
};
