create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function refuse_change();
--> statement-breakpoint
create trigger assessments_append_only before update or delete on assessments for each row execute function refuse_change();
