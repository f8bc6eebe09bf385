import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import type { VerifiableCertificate } from "@/lib/features/crew/compliance/certificate-check.rules";
import { lastAppraisals, type ApprovedAppraisal } from "@/lib/features/crew/approved-appraisals.queries";
import { daysAfterSignOff } from "@/lib/features/crew/compliance/certificate-validity.rules";
import type { TravelDocument } from "@/lib/features/crew/compliance/document-check.rules";
import { isBarring } from "@/lib/features/crew/suitability-level.queries";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { containing } from "@/db/search-text";
import { defaultHandoverDays } from "../assignment-dates.rules";
import { effectDays, type OtherAssignment } from "./effect-on-seats.rules";
import { restDays, weights, type CandidateFacts, type WantedSeatPeriod } from "./fit.rules";
import type { Category } from "./schema";
import { rowsToReadFor, type Page } from "./rows-to-read.rules";

/** Days before sign-off from which people on board may be proposed. product 5.2 */
const maxDaysUntilSignOff = 60;
const rejectedMonths = 12;
const permanentName = "Permanent";
const maxDocuments = 200;

type CandidateQuery = WantedSeatPeriod &
  Page & {
    seatId: number;
    divisionId: number;
    principalId: number | null;
    category: Category;
    filterList: string;
  };
type Rejection = { date: string; event: "principal-rejected" | "employee-rejected"; reason: string | null };
/** A candidate with the facts of the fit reasons. */
export type CandidateRow = CandidateFacts & {
  id: number;
  employeeNumber: string;
  seafarerCode: string | null;
  fullName: string;
  position: string;
  positionNameId: string;
  employmentType: string | null;
  lastVessel: string | null;
  lastVesselType: string | null;
  lastVesselTypeNameId: string | null;
  papers: VerifiableCertificate[];
  travelDocuments: TravelDocument[];
  otherAssignments: OtherAssignment[];
  /** The last two approved appraisals, newest first. */
  appraisals: ApprovedAppraisal[];
  rejection: Rejection | null;
};

/** Parts of the query that change its SQL text. All other input is bound as values. */
type QueryShape = { category: Category; isNamed: boolean };
const valuesOf = (query: CandidateQuery) => ({
  ...query,
  ...rowsToReadFor(query),
  dueOffBy: addDays(query.today, maxDaysUntilSignOff),
  rejectedSince: addMonths(query.today, -rejectedMonths),
  relievedBy: addDays(query.from, defaultHandoverDays),
  effectUntil: addDays(query.today, effectDays),
  papersUntil: addDays(query.to, daysAfterSignOff),
  positionIds: `{${[query.positionId, ...query.belowIds].join(",")}}`,
  keyword: query.filterList,
});
const value = (name: keyof ReturnType<typeof valuesOf>): Placeholder => sql.placeholder(name);

const day = (name: Parameters<typeof value>[0]) => sql`${value(name)}::date`;
const number = (value: number) => sql.raw(String(value));
const positionIds = sql`${value("positionIds")}::int[]`;
const list = (rows: SQL) => sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${rows}) r)`;

/** Match assignments on board, or planned and not rejected. */
const holds = (alias: string) => {
  const name = sql.raw(alias);
  return sql`${name}.slot in ('current', 'next', 'next-but-one')
    and (${name}.checked_in_on is not null or ${name}.principal_status <> 'Rejected' and ${name}.employee_status <> 'Rejected')`;
};

/** Match people ashore or due off soon, except barred and stopped ones and those on the seat. product 5.2, 5.20 */
const isAvailable = sql`${crew.divisionId} = ${value("divisionId")}
  and ${crew.status} in ('off-board', 'on-board')
  and (${crew.status} = 'off-board' or ${crew.plannedOffBoard} <= ${day("dueOffBy")})
  and ${crew.processingStoppedAt} is null and ${crew.erasedAt} is null
  and ${crew.id} not in (select ${suitabilityEntries.crewId} from ${suitabilityEntries} where ${isBarring(value("today"))})
  and ${crew.id} not in (
    select own.crew_id from assignments own
    where own.seat_id = ${value("seatId")} and own.slot not in ('history', 'cancelled') and own.checked_out_on is null and ${holds("own")}
  )`;

/** Who is found by the keyword. */
const keywordFilter = ({ isNamed }: QueryShape) =>
  isNamed ? sql` and ${crew.searchText} like ${containing(value("keyword"))}` : sql``;

const columns = sql`${crew.id}, ${crew.positionId}, ${crew.employmentTypeId}, ${crew.vesselTypeId}, ${crew.latestVesselId}, ${crew.status},
  ${crew.statusSince}, ${crew.plannedOffBoard}, ${crew.missingCertificates}, ${crew.firstCertificateExpiry}`;

/** Select people of the rank or one below, by employment. */
const rankCandidates = (shape: QueryShape) => sql`
  select ${columns}, coalesce(${crew.employmentTypeId} in (
      select kind.id from lookups kind where kind.kind = 'employment-type' and kind.name = ${permanentName}
    ), false) as is_permanent
  from ${crew} where ${crew.positionId} = any(${positionIds}) and ${isAvailable}${keywordFilter(shape)}`;

/** Select each person's newest rejection, for this seat first, then by the vessel's principal. product 5.2 */
const rejections = sql`
  select distinct on (assignment.crew_id) assignment.crew_id, event.created_at, event.event, coalesce(assignment.rejection_reason, event.reason) as reason,
    assignment.seat_id = ${value("seatId")} as is_own_seat
  from assignment_events event join assignments assignment on assignment.id = event.assignment_id join vessels vessel on vessel.id = assignment.vessel_id
  where event.event in ('principal-rejected', 'employee-rejected')
    and event.created_at >= (${value("rejectedSince")} || ' 00:00+07')::timestamptz
    and (assignment.seat_id = ${value("seatId")} or event.event = 'principal-rejected' and vessel.principal_id = ${value("principalId")})
  order by assignment.crew_id, is_own_seat desc, event.created_at desc, event.id desc`;

const rejectedCandidates = (shape: QueryShape) => sql`
  select ${columns}, false as is_permanent from ${crew} join rejections on rejections.crew_id = ${crew.id}
  where (rejections.is_own_seat or ${crew.positionId} = any(${positionIds})) and ${isAvailable}${keywordFilter(shape)}`;

/** Select conflicting assignments and when their seats lose the person. Mirrors effect.rules in SQL. */
const conflictingAssignments = sql`
  select assignment.crew_id, assignment.id, assignment.seat_id, ${day("from")} as since
  from wanted join assignments assignment on assignment.crew_id = wanted.id and assignment.slot = 'current'
  where wanted.status = 'on-board' and assignment.end_date > ${day("relievedBy")}
  union all
  select assignment.crew_id, assignment.id, assignment.seat_id, greatest(assignment.start_date, (
      select max(relief.end_date) from assignments relief
      where relief.seat_id = assignment.seat_id and relief.id <> assignment.id and relief.start_date < assignment.start_date and ${holds("relief")}
    ))
  from assignments assignment
  where assignment.slot in ('next', 'next-but-one') and assignment.principal_status <> 'Rejected' and assignment.employee_status <> 'Rejected'
    and assignment.seat_id <> ${value("seatId")} and assignment.start_date < ${day("to")} and assignment.end_date > ${day("from")} and assignment.crew_id in (select id from wanted)`;

const uncoveredSeats = sql`
  select busy.crew_id, bool_or(busy.since <= ${day("effectUntil")} and not exists (
      select from assignments relief
      where relief.seat_id = busy.seat_id and relief.id <> busy.id and ${holds("relief")}
        and relief.start_date <= busy.since + ${number(defaultHandoverDays)} and relief.end_date > busy.since
    )) as is_uncovered
  from busy join seats on seats.id = busy.seat_id and seats.removed_at is null group by busy.crew_id`;

const times = (weight: number, level: SQL) => sql`${number(weight)} * ${level}`;
const goodIf = (condition: SQL) => sql`2 * (${condition})::int`;

/** Return the fit score in SQL, from columns stored for lists. Mirrors fitPointsOf in fit.rules. */
function points(): SQL {
  const freeFrom = sql`greatest(w.planned_off_board, ${day("today")})`;
  const ashore = sql`(${day("from")} - case when w.status = 'on-board' then ${freeFrom} else w.status_since end)`;
  const papers = sql`case when w.missing_certificates > 0 or w.first_certificate_expiry < ${day("from")} then 0
    when w.first_certificate_expiry < ${day("papersUntil")} then 1 else 2 end`;
  const free = sql`case when w.status = 'off-board' or ${freeFrom} <= ${day("from")} then 2
    when ${freeFrom} <= ${day("relievedBy")} then 1 else 0 end`;
  const rest = sql`case when w.latest_vessel_id = 0 then 1 when ${ashore} < ${number(restDays.min)} then 0
    when ${ashore} <= ${number(restDays.max)} then 2 else 1 end`;
  const elsewhere = sql`case when m.crew_id is null then 2 when m.is_uncovered then 0 else 1 end`;
  return sql.join(
    [
      times(weights.rank, goodIf(sql`w.position_id = ${value("positionId")}`)),
      times(weights.vesselType, goodIf(sql`w.vessel_type_id = ${value("vesselTypeId")}`)),
      times(weights.lastVessel, goodIf(sql`w.latest_vessel_id = ${value("vesselId")}`)),
      times(weights.papers, papers),
      times(weights.free, free),
      times(weights.rest, rest),
      times(weights.elsewhere, elsewhere),
    ],
    sql` + `,
  );
}

const inForce = sql`x.superseded_at is null and x.removed_at is null`;
const papers =
  list(sql`select x.certificate_id as "certificateId", x.kind, x.certificate_name as name, k.name_en as "nameEn", k.stcw, x.expired, x.verified_at as "verifiedAt"
  from crew_certificates x left join certificates k on k.id = x.certificate_id where x.crew_id = ${crew.id} and ${inForce} limit ${number(maxDocuments)}`);
const travelDocuments = list(sql`select x.kind, x.expired, x.verified_at as "verifiedAt"
  from crew_travel_documents x where x.crew_id = ${crew.id} and ${inForce} limit ${number(maxDocuments)}`);
const otherAssignments =
  list(sql`select assignment.seat_id as "seatId", assignment.vessel_id as "vesselId", vessel.name as vessel, rank.name_en as position, rank.name as "positionNameId",
      assignment.checked_in_on is not null as "onBoard", assignment.start_date as "from", assignment.end_date as "to",
      ${list(sql`select relief.start_date as "from", relief.end_date as "to" from assignments relief where relief.seat_id = assignment.seat_id and relief.id <> assignment.id and ${holds("relief")}`)} as reliefs
    from assignments assignment join seats seat on seat.id = assignment.seat_id and seat.removed_at is null
      join positions rank on rank.id = seat.position_id join vessels vessel on vessel.id = assignment.vessel_id
    where assignment.crew_id = ${crew.id} and assignment.seat_id <> ${value("seatId")} and ${holds("assignment")}`);

function buildQuery(db: Executor, shape: QueryShape) {
  const { category } = shape;
  const isInTable = category === "rejected" ? sql`true` : sql`w.is_permanent = ${category === "permanent"}`;
  const candidatesSubquery = sql`(
    with rejections as materialized (${rejections}),
    of_rank as materialized (${rankCandidates(shape)}),
    turned_down as materialized (${rejectedCandidates(shape)}),
    wanted as (select * from ${category === "rejected" ? sql`turned_down` : sql`of_rank`}),
    busy as (${conflictingAssignments}),
    missed as (${uncoveredSeats}),
    page as (
      select w.id, ${points()} as points
      from wanted w left join missed m on m.crew_id = w.id where ${isInTable}
      order by 2 desc, 1 limit ${value("limit")} offset ${value("offset")}
    ),
    counts as (
      select (select count(*) filter (where is_permanent)::int from of_rank) as permanent,
        (select count(*) filter (where not is_permanent)::int from of_rank) as contract,
        (select count(*)::int from turned_down) as rejected
    )
    select counts.*, found.row, found.points, found.id from counts left join (
      select page.id, page.points, jsonb_build_object(
        'id', ${crew.id}, 'employeeNumber', ${crew.employeeNumber}, 'seafarerCode', ${crew.seafarerCode}, 'fullName', ${crew.fullName},
        'positionId', ${crew.positionId}, 'position', rank.name_en, 'positionNameId', rank.name, 'employmentType', kind.name,
        'vesselTypeId', ${crew.vesselTypeId}, 'latestVesselId', ${crew.latestVesselId}, 'isOnBoard', ${crew.status} = 'on-board',
        'statusSince', ${crew.statusSince}, 'plannedOffBoard', ${crew.plannedOffBoard},
        'missingCertificates', ${crew.missingCertificates}, 'firstCertificateExpiry', ${crew.firstCertificateExpiry},
        'lastVessel', vessel.name, 'lastVesselType', type.name, 'lastVesselTypeNameId', type.name_id,
        'papers', ${papers}, 'travelDocuments', ${travelDocuments}, 'otherAssignments', ${otherAssignments},
        'appraisals', ${lastAppraisals(sql`${crew.id}`)},
        'rejection', (
          select jsonb_build_object('date', (r.created_at at time zone 'Asia/Jakarta')::date, 'event', r.event, 'reason', r.reason)
          from rejections r where r.crew_id = ${crew.id}
        )
      ) as row
      from page join ${crew} on ${crew.id} = page.id join positions rank on rank.id = ${crew.positionId}
        left join vessels vessel on vessel.id = ${crew.latestVesselId} left join vessel_types type on type.id = vessel.vessel_type_id
        left join lookups kind on kind.id = ${crew.employmentTypeId}
    ) found on true
  ) candidates`;
  return db
    .select({
      permanent: sql<number>`candidates.permanent`,
      contract: sql<number>`candidates.contract`,
      rejected: sql<number>`candidates.rejected`,
      row: sql<CandidateRow | null>`candidates.row`,
    })
    .from(candidatesSubquery)
    .orderBy(sql`candidates.points desc, candidates.id`);
}
const selectPrepared = preparedQuery(buildQuery, (shape) => shape);

/**
 * Select a page of candidates by stored fit, with the facts of their reasons and the counts of all tables, in one
 * query.
 */
export async function selectCandidates(db: Executor, query: CandidateQuery) {
  const { category, filterList } = query;
  const rows = await selectPrepared(db, valuesOf(query), { category, isNamed: filterList !== "" });
  const [first] = rows;
  const { permanent = 0, contract = 0, rejected = 0 } = first ?? {};
  return { rows: rows.flatMap(({ row }) => row ?? []), counts: { permanent, contract, rejected } };
}
