import { and, asc, eq, inArray, isNull, like, ne, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { isAnyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { assignments } from "@/db/schema/manning";
import { certificates, positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { containing } from "@/db/search-text";
import { caseOf } from "@/lib/platform/registry/task-kind";
import type { RenewableKind } from "./schema";
import { extentOf } from "../fields.rules";
import { visibleTo } from "../queries";
import { listVisibility } from "../visibility/rules";

type Filters = {
  filterList: string;
  vesselId?: number[] | undefined;
  position?: number[] | undefined;
  kind?: RenewableKind | undefined;
};
type Table = typeof crewCertificates | typeof crewTravelDocuments;

/** Counting stops at this number. */
export const maxToVerify = 1_001;

/**
 * Filter current, unverified documents of people in service; never those the actor entered or uploaded. product 5.11
 */
function isUnverified(table: Table, actor: Actor, { filterList, vesselId, position }: Filters): SQL | undefined {
  const userId = userIdOf(actor) ?? 0;
  const isOwnUpload = sql`exists (select from ${files} where ${files.id} = ${table.fileId} and ${files.uploadedBy} = ${userId})`;
  return and(
    isNull(table.verifiedAt),
    isNull(table.supersededAt),
    isNull(table.removedAt),
    or(isNull(table.createdBy), ne(table.createdBy, userId)),
    sql`not ${isOwnUpload}`,
    visibleTo(actor),
    inArray(crew.status, ["off-board", "on-board"]),
    isNull(crew.erasedAt),
    isNull(crew.processingStoppedAt),
    filterList ? like(crew.searchText, containing(filterList)) : undefined,
    isAnyOf(crew.latestVesselId, vesselId),
    isAnyOf(crew.positionId, position),
  );
}

const isPlanned = sql`${assignments.slot} in ('next', 'next-but-one')`;
/** First joining day of everybody who is planned. */
const joining = (db: Executor) =>
  db
    .select({ crewId: assignments.crewId, joinsOn: sql<string>`min(${assignments.startDate})`.as("joins_on") })
    .from(assignments)
    .where(isPlanned)
    .groupBy(assignments.crewId)
    .as("joining");

type Part = { table: Table; kind: SQL<RenewableKind>; filter: SQL | undefined };

/** Select documents of people who join, soonest first. */
function ofJoiners(db: Executor, { table, kind, filter }: Part, limit: number) {
  const soon = joining(db);
  return db
    .select({
      kind: kind.as("paper_kind"),
      id: sql<number>`${table.id}`.as("paper_id"),
      since: sql<Date>`${table.createdAt}`.as("since"),
      crewId: sql<number>`${crew.id}`.as("holder_id"),
      joinsOn: sql<string | null>`${soon.joinsOn}`.as("joins_on"),
    })
    .from(table)
    .innerJoin(crew, eq(crew.id, table.crewId))
    .innerJoin(soon, eq(soon.crewId, crew.id))
    .where(filter)
    .orderBy(asc(soon.joinsOn), asc(table.createdAt), asc(table.id))
    .limit(limit);
}

/** Select the oldest documents of everybody else, each kind through its own index. */
const ofOthers = (db: Executor, { table, kind, filter }: Part, limit: number) =>
  db
    .select({
      kind: kind.as("paper_kind"),
      id: sql<number>`${table.id}`.as("paper_id"),
      since: sql<Date>`${table.createdAt}`.as("since"),
      crewId: sql<number>`${crew.id}`.as("holder_id"),
      joinsOn: sql<string | null>`null::date`.as("joins_on"),
    })
    .from(table)
    .innerJoin(crew, eq(crew.id, table.crewId))
    .where(
      and(
        filter,
        sql`not exists (select from ${assignments} where ${assignments.crewId} = ${crew.id} and ${isPlanned})`,
      ),
    )
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(limit);

/**
 * Select the ids of unverified documents: of people who join soonest first, then the oldest. Kinds the actor may not
 * see are not queried. product 5.12
 */
function nextUnverified(db: Executor, actor: Actor, filters: Filters, limit: number) {
  const { viewer, professional } = listVisibility(actor);
  const { kind } = filters;
  const showsCertificates = professional && kind !== "travel-document";
  const showsTravel = extentOf(viewer, "travel") === "full" && (kind === undefined || kind === "travel-document");
  const ofCertificates: Part = {
    table: crewCertificates,
    kind: sql<RenewableKind>`${crewCertificates.kind}`,
    filter: and(
      showsCertificates ? undefined : sql`false`,
      kind === "coc" || kind === "cop" ? eq(crewCertificates.kind, kind) : undefined,
      isUnverified(crewCertificates, actor, filters),
    ),
  };
  const ofTravel: Part = {
    table: crewTravelDocuments,
    kind: sql<RenewableKind>`'travel-document'::text`,
    filter: and(showsTravel ? undefined : sql`false`, isUnverified(crewTravelDocuments, actor, filters)),
  };
  return unionAll(
    ofJoiners(db, ofCertificates, limit),
    ofJoiners(db, ofTravel, limit),
    ofOthers(db, ofCertificates, limit),
    ofOthers(db, ofTravel, limit),
  ).as("waiting");
}

/** Select when each waiting document was entered, and whose is first in the list, as part of another query. */
export const unverifiedSince = (db: Executor, actor: Actor, of: (since: SQL) => SQL = (since) => since) => {
  const waiting = nextUnverified(db, actor, { filterList: "" }, maxToVerify);
  const item = caseOf({ vessel: vessels.name, person: crew.fullName });
  return db
    .select({
      of: of(sql`${waiting.since}`),
      first: sql`first_value(${item}) over (order by ${waiting.joinsOn} nulls last, ${waiting.since}, ${waiting.id})`,
    })
    .from(waiting)
    .innerJoin(crew, eq(crew.id, waiting.crewId))
    .leftJoin(vessels, eq(vessels.id, crew.latestVesselId));
};

export async function countDocumentsToVerify(db: Executor, actor: Actor, filters: Filters): Promise<number> {
  const waiting = nextUnverified(db, actor, filters, maxToVerify);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(waiting);
  return counted?.total ?? 0;
}

/** Select one page of the queue with holder, scan and the document's fields. */
export function documentsToVerify(
  db: Executor,
  actor: Actor,
  filters: Filters,
  { limit, offset }: { limit: number; offset: number },
) {
  const waiting = nextUnverified(db, actor, filters, offset + limit);
  const isCertificate = sql`${waiting.kind} <> 'travel-document'`;
  const either = <T>(one: SQL, other: SQL) => sql<T>`coalesce(${one}, ${other})`;
  const crewId = either<number>(sql`${crewCertificates.crewId}`, sql`${crewTravelDocuments.crewId}`);
  const fileId = either<string | null>(sql`${crewCertificates.fileId}`, sql`${crewTravelDocuments.fileId}`);
  return db
    .select({
      id: waiting.id,
      kind: waiting.kind,
      waitingSince: sql`${waiting.since}`.mapWith(crewCertificates.createdAt),
      crewId: crew.id,
      employeeNumber: crew.employeeNumber,
      fullName: crew.fullName,
      position: positions.nameEn,
      positionNameId: positions.name,
      vesselName: vessels.name,
      name: either<string>(
        sql`${certificates.nameEn}`,
        either(sql`${crewCertificates.certificateName}`, sql`${crewTravelDocuments.documentName}`),
      ),
      nameId: either<string>(
        sql`${certificates.name}`,
        either(sql`${crewCertificates.certificateName}`, sql`${crewTravelDocuments.documentName}`),
      ),
      number: either<string>(sql`${crewCertificates.certificateNumber}`, sql`${crewTravelDocuments.documentNumber}`),
      issued: either<string>(sql`${crewCertificates.issued}::text`, sql`${crewTravelDocuments.issued}::text`),
      expired: either<string | null>(sql`${crewCertificates.expired}::text`, sql`${crewTravelDocuments.expired}::text`),
      description: either<string | null>(sql`${crewCertificates.description}`, sql`${crewTravelDocuments.description}`),
      file: { fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size },
    })
    .from(waiting)
    .leftJoin(crewCertificates, and(isCertificate, eq(crewCertificates.id, waiting.id)))
    .leftJoin(crewTravelDocuments, and(sql`not ${isCertificate}`, eq(crewTravelDocuments.id, waiting.id)))
    .leftJoin(certificates, eq(certificates.id, crewCertificates.certificateId))
    .innerJoin(crew, eq(crew.id, crewId))
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .leftJoin(vessels, eq(vessels.id, crew.latestVesselId))
    .leftJoin(files, eq(files.id, fileId))
    .orderBy(sql`${waiting.joinsOn} nulls last`, asc(waiting.since), asc(waiting.kind), asc(waiting.id))
    .limit(limit)
    .offset(offset);
}
