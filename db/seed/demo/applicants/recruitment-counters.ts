import { sql } from "drizzle-orm";
import type { Executor } from "../../../client";

/** What the product writes beside the history, drawn from a history that was written at once: letter numbers given out and vacancies filled. */
export async function updateRecruitmentCounters(db: Executor) {
  await db.execute(sql`
    insert into letter_numbers (kind, division_id, year, number, letter, clinic, scheduled_on)
    select distinct on (a.division_id, l.parts[4], l.parts[1]) 'mcu', a.division_id, l.parts[4]::int, l.parts[1], a.details ->> 'letterNumber', a.details ->> 'clinic', (a.details ->> 'date')::date
    from assessments a cross join lateral (select string_to_array(a.details ->> 'letterNumber', '/') as parts) l
    where a.type = 'mcu' and a.status = 'InProgress' and array_length(l.parts, 1) = 4
    order by a.division_id, l.parts[4], l.parts[1], a.id
    on conflict do nothing`);
  await db.execute(sql`
    update job_openings o set hired = h.hired
    from (select job_opening_id, count(*)::int as hired from applicants where states ->> 'result' = 'Completed' group by job_opening_id) h
    where h.job_opening_id = o.id and o.hired <> h.hired`);
}
