import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { decrypt } from "@/db/encryption";
import { crew } from "@/db/schema/crew";
import type { CheckItem } from "./check-item.rules";
import { checkCompliance } from "./rules";
import { latestApproved, lastSignOffWithoutAppraisal, reEmployed } from "../approved-appraisals.queries";
import { topFourOf } from "./top-four.queries";
import { factsFor, type PersonFacts, type SeatFacts, type CheckTarget } from "./check-facts.rules";

const rank = sql`jsonb_build_object('id', p.id, 'name', p.name_en, 'department', p.department, 'level', p.level, 'seniority', p.seniority, 'isCadet', p.is_cadet)`;
const list = <T = unknown>(rows: SQL) => sql<T>`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${rows}) r)`;
const isLive = sql`a.checked_out_on is null and a.slot not in ('history', 'cancelled')
  and (a.checked_in_on is not null or (a.principal_status <> 'Rejected' and a.employee_status <> 'Rejected'))`;
const ofPerson = sql`crew_id = ${crew.id}`;
const inForce = sql`x.superseded_at is null and x.removed_at is null`;

const maxEndedAssignments = 20;
const maxRows = 200;

type EncryptedFacts = Omit<PersonFacts, "medicalCertificates"> & {
  medicalCertificates: (Omit<PersonFacts["medicalCertificates"][number], "restriction"> & {
    restriction: string | null;
  })[];
};

const decrypted = ({ medicalCertificates, ...facts }: EncryptedFacts): PersonFacts => ({
  ...facts,
  medicalCertificates: medicalCertificates.map(({ restriction, ...medicalCertificate }) => ({
    ...medicalCertificate,
    restriction: restriction === null ? null : decrypt(Buffer.from(restriction, "base64")).toString("utf8"),
  })),
});

const selectFacts = (db: Executor, condition: SQL | undefined) =>
  db
    .select({
      id: sql<EncryptedFacts["id"]>`crew.id`,
      divisionId: sql<EncryptedFacts["divisionId"]>`crew.division_id`,
      vesselId: sql<EncryptedFacts["vesselId"]>`crew.vessel_id`,
      vesselTypeId: sql<EncryptedFacts["vesselTypeId"]>`crew.vessel_type_id`,
      dateOfBirth: sql<EncryptedFacts["dateOfBirth"]>`crew.date_of_birth::text`,
      position: sql<EncryptedFacts["position"]>`${rank}`,
      papers: list<
        EncryptedFacts["papers"]
      >(sql`select x.certificate_id as "certificateId", x.kind, x.certificate_name as name, k.name_en as "nameEn", k.stcw, x.expired, x.verified_at as "verifiedAt"
        from crew_certificates x left join certificates k on k.id = x.certificate_id where x.${ofPerson} and ${inForce} limit ${maxRows}`),
      travelDocuments: list<EncryptedFacts["travelDocuments"]>(
        sql`select x.kind, x.expired, x.verified_at as "verifiedAt" from crew_travel_documents x where x.${ofPerson} and ${inForce} limit ${maxRows}`,
      ),
      medicalCertificates: list<
        EncryptedFacts["medicalCertificates"]
      >(sql`select x.status, x.examination_date as "examinationDate", x.valid_until as "validUntil", encode(x.restriction, 'base64') as restriction
        from medical_certificates x where x.${ofPerson} and x.removed_at is null order by x.examination_date desc limit ${maxEndedAssignments}`),
      suitability: list<
        EncryptedFacts["suitability"]
      >(sql`select case when x.level = 3 and x.confirmed_at is null then 2 else x.level end as level, x.start_date as start, x.end_date as "end"
        from suitability_entries x where x.${ofPerson} limit ${maxRows}`),
      stays: list<
        EncryptedFacts["stays"]
      >(sql`select a.id as "assignmentId", a.vessel_id as "vesselId", v.name as vessel, coalesce(a.checked_in_on, a.start_date) as "from", a.end_date as "to", a.checked_in_on is not null as "onBoard"
        from assignments a join vessels v on v.id = a.vessel_id where a.${ofPerson} and ${isLive}`),
      ended: list<
        EncryptedFacts["ended"]
      >(sql`select a.checked_in_on as "from", a.checked_out_on as "to" from assignments a
        where a.${ofPerson} and a.checked_out_on is not null order by a.checked_out_on desc limit ${maxEndedAssignments}`),
      conflicts: list<
        EncryptedFacts["conflicts"]
      >(sql`select a.vessel_id as "vesselId", o.full_name as name, coalesce(a.checked_in_on, a.start_date) as "from", a.end_date as "to"
        from crew_conflicts x join crew o on o.id = case when x.crew_id = ${crew.id} then x.other_crew_id else x.crew_id end join assignments a on a.crew_id = o.id and ${isLive}
        where (x.crew_id = ${crew.id} or x.other_crew_id = ${crew.id}) and x.ended_at is null limit ${maxRows}`),
      services: list<
        EncryptedFacts["services"]
      >(sql`select x.position, x.vessel_type as "vesselType", x.on_board as "onBoard", x.off_board as "offBoard", x.grt, x.dwt
        from crew_sea_services x where x.${ofPerson} and x.removed_at is null order by x.on_board desc limit ${maxRows}`),
      lastAppraisal: sql<
        EncryptedFacts["lastAppraisal"]
      >`(select jsonb_build_object('average', x.average_score, 'reEmployed', ${reEmployed(sql`x`)}) from appraisals x where x.${ofPerson} and ${latestApproved(sql`x`)} limit 1)`,
      unappraised: sql<EncryptedFacts["unappraised"]>`${lastSignOffWithoutAppraisal(sql`${crew.id}`)}`,
    })
    .from(sql`crew join positions p on p.id = crew.position_id`)
    .where(condition);
const factsById = (rows: EncryptedFacts[]) => new Map(rows.map((row) => [row.id, decrypted(row)]));

/**
 * Select the facts of people for the compliance check, in one query for any number of people. An unconfirmed level 3 of
 * the register counts as 2. product 5.4, 5.5
 */
export const complianceFactsOf = async (db: Executor, condition: SQL | undefined): Promise<Map<number, PersonFacts>> =>
  factsById(await selectFacts(db, condition));

const selectByIds = preparedQuery((db) => selectFacts(db, sql`${crew.id} = any(${sql.placeholder("crewIds")})`));
/** Select the facts of people by id. */
export const complianceFactsByIds = async (db: Executor, crewIds: readonly number[]) =>
  factsById(await selectByIds(db, { crewIds: [...crewIds] }));

/** Select the mandatory certificates of a rank on a vessel type, as a column of an outer query. */
export const requirementsOf = (positionId: SQL, vesselTypeId: SQL) =>
  list(sql`select q.certificate_id as "certificateId", k.kind, k.name, k.name_en as "nameEn", k.stcw, q.min_months_valid as "minMonthsValid"
        from certificate_requirements q join certificates k on k.id = q.certificate_id
        where q.position_id = ${positionId} and q.vessel_type_id = ${vesselTypeId} and q.is_mandatory`);

/** Select the requirements of a seat: position p on vessel type t of the outer query. */
export const seatFacts = sql<SeatFacts>`jsonb_build_object(
  'position', ${rank}, 'vesselType', t.name,
  'positionNames', jsonb_build_array(p.name, p.name_en), 'vesselTypeNames', jsonb_build_array(t.name, t.name_id),
  'requirements', ${requirementsOf(sql`p.id`, sql`t.id`)}
)`;

export type Pair = { positionId: number; vesselTypeId: number };
const keyOf = ({ positionId, vesselTypeId }: Pair) => `${positionId}/${vesselTypeId}`;

/**
 * Select ranks on vessel types with their mandatory certificates, in one query; pairs of different divisions are left
 * out. @returns a function that finds a pair's requirements
 */
export async function seatFactsOf(
  db: Executor,
  pairs: readonly Pair[],
): Promise<(pair: Pair) => SeatFacts | undefined> {
  const array = (ids: number[]) => sql`${`{${ids.join(",")}}`}::int[]`;
  const rows = await db.execute<Pair & { seat: SeatFacts }>(sql`
    select p.id as "positionId", t.id as "vesselTypeId", ${seatFacts} as seat
    from (select distinct * from unnest(${array(pairs.map(({ positionId }) => positionId))}, ${array(pairs.map(({ vesselTypeId }) => vesselTypeId))})) as w(position_id, vessel_type_id)
    join positions p on p.id = w.position_id join vessel_types t on t.id = w.vessel_type_id and t.division_id = p.division_id`);
  const seats = new Map(rows.map((row) => [keyOf(row), row.seat]));
  return (pair) => seats.get(keyOf(pair));
}

type Candidates = Pair & CheckTarget & { crewIds: readonly number[]; today: string };

/**
 * Run the check for candidates of one seat and period, in two queries for any number of people. Returns all items:
 * compute the fitness from them and filter them with visibleItems before showing any. product 5.5
 */
export async function complianceOf(
  db: Executor,
  { crewIds, positionId, vesselTypeId, today, ...target }: Candidates,
): Promise<Map<number, CheckItem[]>> {
  const people = await complianceFactsByIds(db, crewIds);
  const seat = (await seatFactsOf(db, [{ positionId, vesselTypeId }]))({ positionId, vesselTypeId });
  if (!seat) return new Map();
  const checked = new Map<number, CheckItem[]>();
  for (const [id, person] of people) {
    const topFour = await topFourOf(db, person, seat, target, today);
    checked.set(id, checkCompliance({ ...factsFor(person, seat, target, today), topFour }));
  }
  return checked;
}
