import { sql } from "drizzle-orm";
import type { Executor } from "../../client";

/**
 * Create schedules for past, present and future assignments, more advanced the nearer the day, with the documents their
 * state needs.
 * Call it after the assignments are stored.
 */
export async function storeBulkSchedules(
  db: Executor,
  { today }: { today: string },
): Promise<{ schedules: number; scheduleDocuments: number }> {
  const stored = await db.execute(sql`
    insert into schedules (assignment_id, crew_id, vessel_id, status_id, boarded_from, on_board_date, on_board_port_id, off_board_date, off_board_port_id, version, created_at, updated_at)
    select a.id, a.crew_id, a.vessel_id, at.state, case when at.state > 3 then 3 end, a.start_date,
      case when at.state > 1 then ports.list[1 + pg_temp.pick(b.number, 900, cardinality(ports.list))] end, greatest(a.end_date, a.start_date + 1),
      case when at.state > 4 then ports.list[1 + pg_temp.pick(b.number, 901, cardinality(ports.list))] end, at.state, a.created_at, a.created_at
    from bulk_stints b join assignments a on a.seat_id = b.seat_id and a.crew_id = b.crew_id
    cross join (select array_agg(id order by id) as list from lookups where kind = 'port') ports
    cross join lateral (select case
      when a.checked_out_on is not null then 7
      when a.checked_in_on is not null and a.end_date > ${today}::date + 30 then 4
      when a.checked_in_on is not null then 4 + pg_temp.pick(b.number, 902, 3)
      when a.start_date > ${today}::date + 45 then 1
      else 1 + pg_temp.pick(b.number, 902, 3) end as state) at
    where a.checked_in_on is not null or (a.slot = 'next' and a.principal_status in ('Confirmed', 'NotRequired') and a.employee_status = 'Confirmed')
    order by a.id`);
  await db.execute(sql`
    insert into schedule_log (schedule_id, event, to_status_id, changes, version, created_at)
    select s.id, 'created', 1, '[]', 1, s.created_at from schedules s join bulk_stints b on b.crew_id = s.crew_id order by s.id`);
  const documents = await db.execute(sql`
    insert into schedule_documents (schedule_id, crew_id, kind, usage, name, price, created_at, updated_at)
    select s.id, s.crew_id, 'accommodation', way.usage, 'Flight ticket', 1500000, s.created_at, s.created_at
    from schedules s join bulk_stints b on b.crew_id = s.crew_id
    join (values ('OnBoard', 3), ('OffBoard', 6)) as way (usage, from_state) on s.status_id >= way.from_state
    order by s.id, way.from_state`);
  await db.execute(sql`analyze schedules, schedule_documents`);
  return { schedules: stored.count, scheduleDocuments: documents.count };
}
