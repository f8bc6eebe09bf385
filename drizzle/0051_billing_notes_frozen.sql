-- An issued note stays as it was issued, with its rows; only what a row says of a person may be taken out, when their data is erased.
create function guard_billing_notes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'billing_notes' then
    if old.issued_at is null then
      return case when tg_op = 'DELETE' then old else new end;
    end if;
  elsif not exists (select from billing_notes where id = old.note_id and issued_at is not null) then
    return case when tg_op = 'DELETE' then old else new end;
  elsif tg_op = 'UPDATE' and new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception 'an issued note never changes';
end $$;
--> statement-breakpoint
create trigger billing_notes_frozen before update or delete on billing_notes for each row execute function guard_billing_notes();
--> statement-breakpoint
create trigger billing_note_rows_frozen before update or delete on billing_note_rows for each row execute function guard_billing_notes();
