import { sql, type SQL } from "drizzle-orm";
import { failedCheckup } from "./failed-checkup.queries";
import { gapAlertDays, horizonDays } from "./status.rules";

/**
 * Return per vessel since when a seat needs action, and when one is on planning; null for none. Mirrors
 * planning-status.rules in SQL, so that lists can sort and page by it.
 * @param today yyyy-MM-dd
 * @param vesselFilter limits the vessels
 */
export const vesselStates = (today: string, vesselFilter?: SQL) => sql`(
  select judged.vessel_id, min(judged.action_on) as action_on, min(judged.plan_on) as plan_on
  from (
    select seats.vessel_id,
      case
        when coming.is_confirmed then case when ${failedCheckup(sql`coming.id`)} then coming.start_date end
        when held.id is null then coalesce(
          (select staying.end_date from assignments as staying where staying.seat_id = seats.id and staying.checked_in_on is not null
            and staying.checked_out_on is null and staying.slot in ('previous', 'pre-previous') order by staying.slot desc limit 1),
          (select max(gone.checked_out_on) from assignments as gone where gone.seat_id = seats.id),
          (seats.created_at at time zone 'Asia/Jakarta')::date
        )
        when held.end_date <= ${today}::date + ${sql.raw(String(gapAlertDays))} then held.end_date
        when coming.is_rejected then coming.start_date
      end as action_on,
      case
        when coming.is_pending then coming.start_date
        when coming.id is null and held.end_date <= ${today}::date + ${sql.raw(String(horizonDays))} then held.end_date
      end as plan_on
    from seats
    left join assignments as held on held.seat_id = seats.id and held.slot = 'current'
    left join (
      select id, seat_id, start_date,
        principal_status = 'Rejected' or employee_status = 'Rejected' as is_rejected,
        principal_status in ('NotRequired', 'Confirmed') and employee_status = 'Confirmed' as is_confirmed,
        principal_status <> 'Rejected' and employee_status <> 'Rejected' and (principal_status = 'Pending' or employee_status = 'Pending') as is_pending
      from assignments where slot = 'next'
    ) as coming on coming.seat_id = seats.id
    where seats.removed_at is null ${vesselFilter ? sql`and seats.vessel_id in (select vessels.id from vessels where ${vesselFilter})` : sql``}
  ) as judged
  group by judged.vessel_id
) as states`;

/** Return when the pending answer was last requested: with the proposal, or with dates that ask the principal again. */
const askedOn = sql`coalesce(
  (
    select max(asked.created_at) from assignment_events as asked
    where asked.assignment_id = plan.id and (asked.event = 'proposed' or asked.event = 'dates-changed' and asked.details -> 'set' ->> 'principalStatus' = 'Pending')
  ),
  plan.created_at
)`;

/**
 * Return per vessel the pending answers and extension requests: count, count for the principal, and oldest of each.
 * product 5.2 "totalPendingData"
 */
export const vesselPendingAnswers = sql`(
  select open.vessel_id, count(*)::int as pending, min(open.asked_on) as since,
    count(*) filter (where open.principal_status = 'Pending')::int as for_principal,
    min(open.asked_on) filter (where open.principal_status = 'Pending') as for_principal_since
  from (
    select plan.vessel_id, plan.principal_status, ${askedOn} as asked_on
    from assignments as plan join seats on seats.id = plan.seat_id
    where seats.removed_at is null and plan.slot in ('current', 'next', 'next-but-one')
      and plan.principal_status <> 'Rejected' and plan.employee_status <> 'Rejected'
      and (plan.principal_status = 'Pending' or plan.employee_status = 'Pending')
    union all
    select longer.vessel_id, 'Extension', longer.requested_at
    from extensions as longer where longer.status is null and longer.ended_at is null
  ) as open
  group by open.vessel_id
) as waits`;
