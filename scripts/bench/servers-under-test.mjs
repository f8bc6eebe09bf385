const dayAfter = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Choose the records of most cases: per noun the one with most children, and days around today. */
export async function serversUnderTest(sql) {
  const [found] = await sql`
    select
      (select id from crew where division_id = 1 and status = 'on-board' and processing_stopped_at is null
        order by (select count(*) from crew_certificates where crew_id = crew.id) desc, id limit 1) as person,
      (select a.vessel_id from assignments a join vessels v on v.id = a.vessel_id
        where a.slot = 'current' and v.division_id = 1 group by 1 order by count(*) desc, 1 limit 1) as ship,
      (select id from job_openings where closed_at is null order by id limit 1) as opening,
      (select id from applicants where division_id = 1 order by id limit 1) as applicant,
      (select vessel_id from preparations p join vessels v on v.id = p.vessel_id
        where v.division_id = 1 and p.ended_at is null group by 1 order by count(*) desc, 1 limit 1) as joining,
      (select vessel_id from chandler_requests c join vessels v on v.id = c.vessel_id
        where v.division_id = 2 group by 1 order by count(*) desc, 1 limit 1) as supplied,
      (select vessel_id from extensions e join vessels v on v.id = e.vessel_id
        where v.division_id = 1 group by 1 order by count(*) desc, 1 limit 1) as prolonged,
      (select id from rate_versions where kind = 'salary-matrix' order by effective_from desc, id desc limit 1) as rates`;
  const [schedule] = await sql`
    select s.id, s.vessel_id as ship from schedules s join vessels v on v.id = s.vessel_id
    where v.division_id = 1 order by count(*) over (partition by s.vessel_id) desc, s.id limit 1`;
  const [appraisal] = await sql`
    select a.id, a.vessel_id as ship from appraisals a join vessels v on v.id = a.vessel_id
    where v.division_id = 1 order by count(*) over (partition by a.vessel_id) desc, a.id limit 1`;
  const [slip] = await sql`
    select w.id, w.vessel_id as ship, extract(year from w.month)::int as year, extract(month from w.month)::int as month
    from work_orders w join person_months m on m.id = w.person_month_id
    where w.division_id = 1 and m.state = 'locked'
    order by w.month desc, count(*) over (partition by w.vessel_id, w.month) desc, w.id limit 1`;
  const [seat] = await sql`
    select s.id, s.vessel_id as ship from seats s join assignments a on a.seat_id = s.id and a.slot = 'current'
    where s.vessel_id = ${found.ship} and s.removed_at is null and not exists (select from assignments n where n.seat_id = s.id and n.slot = 'next')
    order by s.id limit 1`;
  return { ...found, schedule, appraisal, slip, seat, today: dayAfter(0), soon: dayAfter(30) };
}
