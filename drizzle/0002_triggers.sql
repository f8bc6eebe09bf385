-- What the schema cannot say: foreign keys of accounts, histories nobody changes, and the states applicants' lists filter by.

-- Accounts name tables that refer to accounts themselves.
alter table users add constraint users_crew_id_crew_id_fk foreign key (crew_id) references crew (id);
--> statement-breakpoint
alter table users add constraint users_vessel_id_vessels_id_fk foreign key (vessel_id) references vessels (id);
--> statement-breakpoint
alter table users add constraint users_principal_id_principals_id_fk foreign key (principal_id) references principals (id);
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
-- An append-only row may lose words, never gain or change any: the named columns may become null, or JSON with less in it.
create function refuse_all_but_redaction() returns trigger language plpgsql as $$
declare
  kept jsonb := to_jsonb(new);
  was jsonb := to_jsonb(old);
  field text;
begin
  foreach field in array tg_argv loop
    if kept -> field <> 'null'::jsonb and not coalesce(was -> field @> (kept -> field), false) then
      raise exception '% is append-only', tg_table_name;
    end if;
    kept := kept - field;
    was := was - field;
  end loop;
  if kept <> was then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger sensitive_reads_append_only before update or delete on sensitive_reads for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_entries_append_only before delete on audit_entries for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_entries_redaction before update on audit_entries for each row execute function refuse_all_but_redaction('reason', 'before', 'after');
--> statement-breakpoint
create trigger crew_status_changes_append_only before delete on crew_status_changes for each row execute function refuse_change();
--> statement-breakpoint
create trigger crew_status_changes_redaction before update on crew_status_changes for each row execute function refuse_all_but_redaction('reason');
--> statement-breakpoint
create trigger assignment_events_append_only before delete on assignment_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger assignment_events_redaction before update on assignment_events for each row execute function refuse_all_but_redaction('reason');
--> statement-breakpoint
create trigger assessments_append_only before delete on assessments for each row execute function refuse_change();
--> statement-breakpoint
create trigger assessments_redaction before update on assessments for each row execute function refuse_all_but_redaction('reason', 'details');
--> statement-breakpoint
-- Of the rows one statement adds, the last of each type is the applicant's state.
create function keep_applicant_states() returns trigger language plpgsql as $$
begin
  update applicants set states = applicants.states || written.states
  from (select applicant_id, jsonb_object_agg(type, status order by id) as states from new_rows group by applicant_id) written
  where written.applicant_id = applicants.id;
  return null;
end $$;
--> statement-breakpoint
create trigger assessments_keep_states after insert on assessments referencing new table as new_rows for each statement execute function keep_applicant_states();
