import { sql, type SQL } from "drizzle-orm";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import type { VacantSeat } from "./schema";

/** A vacant seat. since: last check-out or creation of the seat; next: the planned person, not rejected. */
export type Vacancy = VacantSeat & {
  seniority: number;
  sequence: number;
  since: string;
  next: {
    crewId: number;
    fullName: string;
    startDate: string;
    principalStatus: "NotRequired" | "Pending" | "Confirmed";
    employeeStatus: "Pending" | "Confirmed";
  } | null;
};

/**
 * Select vacant seats of a vessels query, except on scrapped vessels. A person on board without a seat takes one of
 * their rank. Table names are written out, because Drizzle omits them in single-table queries.
 */
const vacant = sql`(
  select * from (
    select seats.id, seats.position_id, seats.sequence, seats.created_at, positions.name, positions.name_en, positions.seniority,
      row_number() over (partition by seats.position_id order by seats.sequence, seats.id) as place,
      (select count(*) from crew where crew.vessel_id = seats.vessel_id and crew.position_id = seats.position_id and not exists (
        select from assignments where assignments.crew_id = crew.id and assignments.checked_in_on is not null and assignments.checked_out_on is null
      )) as without_seat
    from seats join positions on positions.id = seats.position_id
    where seats.vessel_id = vessels.id and seats.removed_at is null and vessels.scrapped_on is null and not exists (
      select from assignments where assignments.seat_id = seats.id and assignments.checked_in_on is not null and assignments.checked_out_on is null
    )
  ) as empty where empty.place > empty.without_seat
) as vacant`;

const inSeatOrder = sql`order by vacant.seniority, vacant.sequence, vacant.id`;
const seat = sql`'vesselCrewId', vacant.id, 'jobPositionId', vacant.position_id, 'jobPositionName', vacant.name_en, 'jobPositionNameId', vacant.name`;

/** Select the vacant seats as a column of a vessels query. */
export const vacantSeats = sql<
  VacantSeat[]
>`(select coalesce(jsonb_agg(jsonb_build_object(${seat}) ${inSeatOrder}), '[]') from ${vacant})`;

/** Select the joiner of a seat, if the actor may see them. */
function nextOf(actor: Actor): SQL {
  const isVisible = hideStopped(actor);
  return sql`(
    select jsonb_build_object('crewId', crew.id, 'fullName', crew.full_name, 'startDate', assignments.start_date,
      'principalStatus', assignments.principal_status, 'employeeStatus', assignments.employee_status)
    from assignments join crew on crew.id = assignments.crew_id
    where assignments.seat_id = vacant.id and assignments.slot in ('next', 'next-but-one')
      and assignments.principal_status <> 'Rejected' and assignments.employee_status <> 'Rejected' ${isVisible ? sql`and ${isVisible}` : sql``}
    order by assignments.slot limit 1
  )`;
}

const since = sql`coalesce(
  (select max(assignments.checked_out_on) from assignments where assignments.seat_id = vacant.id),
  (vacant.created_at at time zone 'Asia/Jakarta')::date
)`;

/** Whether a vessel has vacant seats, and since when the first is empty. */
export const hasVacantSeat = sql<boolean>`exists (select from ${vacant})`;
/** The position of the highest vacant seat in both languages. */
export const firstVacantPosition = sql<{ en: string; id: string }>`(
  select jsonb_build_object('en', vacant.name_en, 'id', vacant.name) from ${vacant} ${inSeatOrder} limit 1
)`;
export const vacantSince = sql<string>`(select min(${since}) from ${vacant})`;

/** Select vacant seats with since and joiner. Plans are included only for users who may see planning. */
export const vacanciesFor = (actor: Actor, knowsPlans: boolean) => sql<Vacancy[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    ${seat}, 'seniority', vacant.seniority, 'sequence', vacant.sequence, 'since', ${since}, 'next', ${knowsPlans ? nextOf(actor) : sql`null`}
  ) ${inSeatOrder}), '[]') from ${vacant}
)`;
