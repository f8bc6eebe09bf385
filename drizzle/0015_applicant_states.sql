update applicants set position_id = o.position_id, vessel_type_id = o.vessel_type_id from job_openings o where o.id = applicants.job_opening_id;
--> statement-breakpoint
update applicants set states = s.states
from (
  select last.applicant_id, jsonb_object_agg(last.type, last.status) as states
  from (select distinct on (a.applicant_id, a.type) a.applicant_id, a.type, a.status from assessments a order by a.applicant_id, a.type, a.id desc) last
  group by last.applicant_id
) s
where s.applicant_id = applicants.id;
--> statement-breakpoint
update job_openings set hired = h.hired
from (
  select a.job_opening_id, count(*)::int as hired from applicants a where a.states ->> 'result' = 'Completed' group by a.job_opening_id
) h
where h.job_opening_id = job_openings.id;
--> statement-breakpoint
create function keep_applicant_states() returns trigger language plpgsql as $$
begin
  update applicants set states = applicants.states || written.states
  from (select applicant_id, jsonb_object_agg(type, status order by id) as states from new_rows group by applicant_id) written
  where written.applicant_id = applicants.id;
  return null;
end $$;
--> statement-breakpoint
create trigger assessments_keep_states after insert on assessments referencing new table as new_rows for each statement execute function keep_applicant_states();
--> statement-breakpoint
insert into letter_numbers (kind, division_id, year, number, letter, clinic, scheduled_on, package_id)
select distinct on (a.division_id, parts.year, parts.number)
  'mcu', a.division_id, parts.year, parts.number, a.details ->> 'letterNumber', a.details ->> 'clinic', (a.details ->> 'date')::date, (a.details ->> 'packageId')::int
from assessments a
cross join lateral (
  select split_part(a.details ->> 'letterNumber', '/', 1) as number, split_part(a.details ->> 'letterNumber', '/', 4)::int as year
  where a.details ->> 'letterNumber' ~ '^[A-Z0-9.-]+/MCU-[MT]/[IVX]+/[0-9]{4}$'
) parts
where a.type = 'mcu' and a.status = 'InProgress' and a.details ->> 'clinic' is not null and a.details ->> 'date' is not null
order by a.division_id, parts.year, parts.number, a.id desc
on conflict do nothing;
