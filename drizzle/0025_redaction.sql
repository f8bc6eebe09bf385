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
drop trigger audit_entries_append_only on audit_entries;
--> statement-breakpoint
create trigger audit_entries_append_only before delete on audit_entries for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_entries_redaction before update on audit_entries for each row execute function refuse_all_but_redaction('reason', 'before', 'after');
--> statement-breakpoint
drop trigger crew_status_changes_append_only on crew_status_changes;
--> statement-breakpoint
create trigger crew_status_changes_append_only before delete on crew_status_changes for each row execute function refuse_change();
--> statement-breakpoint
create trigger crew_status_changes_redaction before update on crew_status_changes for each row execute function refuse_all_but_redaction('reason');
--> statement-breakpoint
drop trigger assignment_events_append_only on assignment_events;
--> statement-breakpoint
create trigger assignment_events_append_only before delete on assignment_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger assignment_events_redaction before update on assignment_events for each row execute function refuse_all_but_redaction('reason');
--> statement-breakpoint
drop trigger assessments_append_only on assessments;
--> statement-breakpoint
create trigger assessments_append_only before delete on assessments for each row execute function refuse_change();
--> statement-breakpoint
create trigger assessments_redaction before update on assessments for each row execute function refuse_all_but_redaction('reason', 'details');
