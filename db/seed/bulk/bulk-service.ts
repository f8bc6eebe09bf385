import { sql } from "drizzle-orm";
import type { Executor } from "../../client";
import { companies } from "./bulk-people";

type Draw = { today: string };

const stintDays = 205;
const stint = sql.raw(String(stintDays));
const turn = sql.raw(String(stintDays + 8));

/**
 * Choose who serves where, now and before, and people ashore by rank. Call it before the people are stored, because it
 * sets their dates ashore.
 */
export async function drawStints(db: Executor, { today }: Draw) {
  await db.execute(sql`
    create temp table bulk_ashore on commit drop as
    select id, number, position_id, row_number() over (partition by position_id order by i)::int as in_rank from bulk_people where status = 'off-board'`);
  await db.execute(sql`
    create temp table bulk_stints on commit drop as
    with served as (
      select s.n as seat, s.id as seat_id, s.vessel_id, s.position_id, s.has_principal, p.id as crew_id, p.number, p.aboard, p.since as from_day, p.planned as to_day, 'current' as slot from bulk_seats s join bulk_people p on p.i = s.n and p.aboard
    ), others as (
      select s.n as seat, s.id as seat_id, s.vessel_id, s.position_id, s.has_principal, a.id as crew_id, a.number, k.turn,
        coalesce(c.from_day, ${today}::date - 20) as start_day, c.to_day as end_day
      from bulk_seats s
      cross join generate_series(0, 2) as k (turn)
      join bulk_ashore a on a.position_id = s.position_id and a.in_rank = s.in_rank + k.turn * s.of_rank
      left join served c on c.seat = s.n
    )
    select seat_id, vessel_id, has_principal, crew_id, number, slot, from_day, to_day, from_day as on_day, null::date as off_day from served
    union all
    select seat_id, vessel_id, has_principal, crew_id, number, case turn when 0 then 'previous' else 'pre-previous' end, from_day, from_day + ${stint}, from_day, from_day + ${stint} - 3
    from (select *, start_day - (turn + 1) * ${turn} - pg_temp.pick(number, 700, 6) as from_day from others where turn < 2) o
    union all
    select seat_id, vessel_id, has_principal, crew_id, number, 'next', end_day, end_day + ${stint}, null, null from others where turn = 2 and end_day <= ${today}::date + 100`);
  await db.execute(
    sql`update bulk_people p set since = s.off_day, vessel_id = s.vessel_id from bulk_stints s where s.crew_id = p.id and s.slot in ('previous', 'pre-previous') and s.off_day is not null`,
  );
}

export async function storeBulkAssignments(
  db: Executor,
  { today }: Draw,
): Promise<{ assignments: number; assignmentEvents: number }> {
  const stored = await db.execute(sql`
    insert into assignments (seat_id, vessel_id, crew_id, slot, start_date, end_date, duration_months, principal_status, employee_status, checked_in_on, checked_out_on, created_at)
    select seat_id, vessel_id, crew_id, slot, from_day, to_day, 7,
      case when not has_principal then 'NotRequired' when slot <> 'next' then 'Confirmed' else (array['Confirmed', 'Confirmed', 'Pending', 'Rejected'])[1 + pg_temp.pick(number, 701, 4)] end,
      case when slot <> 'next' or pg_temp.pick(number, 701, 4) = 0 then 'Confirmed' else 'Pending' end, on_day, off_day, least(from_day - 30, ${today}::date - 2)
    from bulk_stints order by seat_id, from_day`);
  const events = await db.execute(sql`
    insert into assignment_events (assignment_id, event, from_slot, to_slot, effective_on, created_at)
    select a.id, e.event, e.from_slot, e.to_slot, e.day, coalesce(e.day, a.created_at::date)
    from bulk_stints s join assignments a on a.seat_id = s.seat_id and a.crew_id = s.crew_id
    cross join lateral (values ('proposed', null, 'next', null::date), ('checked-in', 'next', 'current', s.on_day), ('checked-out', 'current', 'previous', s.off_day)) as e (event, from_slot, to_slot, day)
    where e.event = 'proposed' or e.day is not null
    order by a.id, e.day nulls first`);
  return { assignments: stored.count, assignmentEvents: events.count };
}

/** Hired, on board, off board, resigned or barred, as far as it goes for each. */
export async function storeBulkStatusChanges(db: Executor): Promise<number> {
  const result = await db.execute(sql`
    insert into crew_status_changes (crew_id, event, from_status, to_status, effective_on, vessel_id, resignation_class, created_at)
    select c.id, e.event, e.before, e.after, e.day, case when e.after = 'on-board' then c.vessel_id end, case when e.event = 'resigned' then c.resignation_class end, e.day
    from bulk_people p join crew c on c.id = p.id
    cross join lateral (values
      (0, 'hired', null, 'off-board', c.joined_on, true),
      (1, 'checked-in', 'off-board', 'on-board', c.status_since, c.status = 'on-board'),
      (1, 'resigned', 'off-board', 'resigned', c.status_since, c.status = 'resigned'),
      (1, 'barred', 'off-board', 'blacklist', c.status_since, c.status = 'blacklist')
    ) as e (turn, event, before, after, day, happened)
    where e.happened order by c.id, e.turn`);
  return result.count;
}

/** Barred people have a confirmed entry in the register. */
export async function storeBulkRegister(db: Executor): Promise<number> {
  const result = await db.execute(sql`
    insert into suitability_entries (crew_id, level, reason, description, start_date, confirmed_at, confirmed_by, created_by)
    select p.id, 3, 'conduct', 'Made by the generator of bulk data to fill the register.', p.since, p.since, manager.id, admin.id
    from bulk_people p
    join lateral (select id from users where role = case p.division_id when 1 then 'crewingmanagermarine' else 'crewingmanagertanker' end order by id limit 1) manager on true
    join lateral (select id from users where role = case p.division_id when 1 then 'crewingadminmarine' else 'crewingadmintanker' end order by id limit 1) admin on true
    where p.status = 'blacklist'`);
  return result.count;
}

/** Five or so each, the present one with its assignment, the one before with the company, others elsewhere. */
export async function storeBulkSeaServices(db: Executor, company: string): Promise<number> {
  const result = await db.execute(sql`
    insert into crew_sea_services (crew_id, company_name, position, vessel_name, vessel_type, grt, dwt, on_board, off_board, vessel_id, assignment_id, created_at)
    select p.id, case when k < 2 then ${company} else pg_temp.pick_text(p.number, 800 + k, ${companies}) end, s.position_name,
      case when k < 2 then coalesce(v.name, s.vessel_name) else 'MV ' || split_part(s.vessel_name, ' ', 2) || ' ' || 1 + pg_temp.pick(p.number, 810 + k, 90) end, s.vessel_type, s.grt, s.dwt, d.joined,
      case when k > 0 then d.joined + ${stint} - pg_temp.pick(p.number, 820 + k, 40) end, case when k < 2 then p.vessel_id end, case when k = 0 then a.id end, d.joined
    from bulk_people p
    join bulk_seats s on s.n = p.seat
    left join vessels v on v.id = p.vessel_id
    left join assignments a on a.crew_id = p.id and a.slot = 'current'
    cross join generate_series(0, 4 + (p.number % 2)::int) as k
    cross join lateral (select case when k = 0 then p.since else p.since - case when p.aboard then 50 else 0 end - (k - 1) * 270 - ${stint} end as joined) d
    where k > 0 or a.id is not null
    order by p.id, k`);
  return result.count;
}
