import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { renewalDays, type MedicalStatus } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { addDays } from "@/lib/platform/calendar/dates";
import { visibleTo } from "../queries";
import { listVisibility } from "../visibility/rules";
import { statusSinceColumn, statusColumn } from "../visibility/status.queries";
import { travelDocumentNameId } from "../documents/travel-names.queries";

const id = sql.placeholder("id");

const selectOf = preparedQuery((db, actor: Actor) => {
  const visibility = { canViewRegister: listVisibility(actor).suitability };
  return db
    .select({
      id: crew.id,
      employeeNumber: crew.employeeNumber,
      fullName: crew.fullName,
      photoFileId: crew.photoFileId,
      phone: crew.phone,
      vesselId: crew.vesselId,
      latestVesselId: vessels.id,
      vesselName: vessels.name,
      position: positions.nameEn,
      positionNameId: positions.name,
      status: statusColumn(visibility),
      statusSince: statusSinceColumn(visibility),
      plannedOffBoard: crew.plannedOffBoard,
      missing: crew.missingCertificates,
    })
    .from(crew)
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .leftJoin(vessels, eq(vessels.id, crew.latestVesselId))
    .where(and(eq(crew.id, id), visibleTo(actor), isNull(crew.erasedAt), isNull(crew.processingStoppedAt)));
}, visibilityKey);

/** Select the head of a preview; no one erased or stopped. The vessel is the current or the last one. */
export async function selectPreviewedPerson(db: Executor, actor: Actor, crewId: number) {
  const [row] = await selectOf(db, { id: crewId }, actor);
  return row;
}

type PeekVisibility = { certificates: boolean; travel: boolean; medical: boolean; schedule: boolean };
type DocumentSummary = { name: string; nameId: string; expired: string | null; isVerified: boolean };
type Facts = {
  papers: DocumentSummary[];
  ends: number;
  unverified: number;
  medicals: { status: MedicalStatus; examinationDate: string; validUntil: string }[];
  next: { vesselId: number; vesselName: string; startDate: string; endDate: string } | null;
};

const named = 5;
const inForce = sql`x.superseded_at is null and x.removed_at is null`;
const list = <T>(rows: SQL) => sql<T>`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${rows}) r)`;

const endsBy = sql.placeholder("endsBy");
const isEnding = sql`p.expired <= ${endsBy}`;

/** Omit hidden classes from the query instead of filtering the result. */
const selectFacts = preparedQuery(
  (db, visibility: PeekVisibility) => {
    const papers = sql`(
      select coalesce(c.name_en, x.certificate_name) as name, coalesce(c.name, x.certificate_name) as "nameId", x.expired, x.verified_at is not null as "isVerified"
      from crew_certificates x left join certificates c on c.id = x.certificate_id where ${visibility.certificates} and x.crew_id = ${id} and ${inForce}
      union all
      select x.document_name, coalesce(${travelDocumentNameId(sql`x.document_name`)}, x.document_name), x.expired, x.verified_at is not null
      from crew_travel_documents x where ${visibility.travel} and x.crew_id = ${id} and ${inForce}
    ) p`;
    const count = (which: SQL) => sql<number>`(select count(*)::int from ${papers} where ${which})`;
    return db
      .select({
        papers: list<DocumentSummary[]>(
          sql`select * from ${papers} where ${isEnding} or not p."isVerified" order by case when ${isEnding} then p.expired end nulls last, p.name limit ${named}`,
        ),
        ends: count(isEnding),
        unverified: count(sql`not p."isVerified"`),
        medicals: list<
          Facts["medicals"]
        >(sql`select m.status, m.examination_date as "examinationDate", m.valid_until as "validUntil" from medical_certificates m
          where ${visibility.medical} and m.crew_id = ${id} and m.removed_at is null order by m.examination_date desc, m.id desc limit 20`),
        next: sql<
          Facts["next"]
        >`(select jsonb_build_object('vesselId', v.id, 'vesselName', v.name, 'startDate', a.start_date, 'endDate', a.end_date)
          from assignments a join vessels v on v.id = a.vessel_id
          where ${visibility.schedule} and a.crew_id = ${id} and a.slot in ('next', 'next-but-one') order by a.start_date, a.id limit 1)`,
      })
      .from(sql`(select) one`);
  },
  (visibility) => visibility,
);

/**
 * Select documents that expire soon or are not verified, medical certificates and the next assignment, each only if
 * visible. One query.
 */
export async function selectPreviewFacts(
  db: Executor,
  crewId: number,
  visibility: PeekVisibility,
  today: string,
): Promise<Facts> {
  const [facts] = await selectFacts(db, { id: crewId, endsBy: addDays(today, renewalDays) }, visibility);
  if (!facts) throw new Error("facts were not read");
  return facts;
}
