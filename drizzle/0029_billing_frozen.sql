-- What a locked month says stays as it was billed. A month is unlocked once, with who and why, and lets its rows go; a new lock writes new ones. What a row says of a person, and in whose words, may be taken out of it, when their data is erased.
create function guard_billing_frozen() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb;
  of_person constant text[] := array['person_name', 'expense', 'notes', 'status'];
  of_unlock constant text[] := array['unlocked_at', 'unlocked_by', 'unlock_reason'];
begin
  if tg_op = 'UPDATE' then
    after := to_jsonb(new);
    if tg_table_name = 'billing_periods' and before ->> 'unlocked_at' is null and after ->> 'unlocked_at' is not null and
      after - of_unlock = before - of_unlock then
      return new;
    end if;
    if tg_table_name = 'billing_rows' and after ->> 'is_released' = 'true' and before ->> 'is_released' = 'false' and
      after - 'is_released' = before - 'is_released' then
      return new;
    end if;
    if tg_table_name = 'billing_rows' and after - of_person = before - of_person and
      num_nonnulls(after ->> 'person_name', after ->> 'expense', after ->> 'notes', after ->> 'status') = 0 then
      return new;
    end if;
  end if;
  raise exception 'what % says of a locked month never changes', tg_table_name;
end $$;
--> statement-breakpoint
create trigger billing_periods_frozen before update or delete on billing_periods for each row execute function guard_billing_frozen();
--> statement-breakpoint
create trigger billing_rows_frozen before update or delete on billing_rows for each row execute function guard_billing_frozen();
--> statement-breakpoint
create trigger billing_invoices_frozen before update or delete on billing_invoices for each row execute function guard_billing_frozen();
