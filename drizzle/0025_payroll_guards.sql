-- What is locked stays as it was paid. Unlocked it is a draft again, and nothing else of it changes with that.
create function guard_payroll() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and new.state = 'draft' and to_jsonb(new) - 'state' = to_jsonb(old) - 'state' and not exists (
    select from payroll_periods
    where division_id = old.division_id and month = old.month and unlocked_at is null
  ) then
    return new;
  end if;
  raise exception 'what % says of a locked month never changes', tg_table_name;
end $$;
--> statement-breakpoint
create trigger person_months_frozen before update or delete on person_months for each row execute function guard_payroll();
--> statement-breakpoint
create trigger work_orders_frozen before update or delete on work_orders for each row execute function guard_payroll();
--> statement-breakpoint
create function guard_work_order_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select from work_orders
    where id in (case when tg_op = 'INSERT' then null else old.work_order_id end,
      case when tg_op = 'DELETE' then null else new.work_order_id end) and state = 'locked'
  ) then
    raise exception 'lines of a locked work order never change';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger work_order_lines_frozen before insert or update or delete on work_order_lines for each row execute function guard_work_order_lines();
--> statement-breakpoint
-- A lock is history from its first moment: it can be ended once and is never taken back out of the book.
create function guard_payroll_periods() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.unlocked_at is null and new.unlocked_at is not null and
    to_jsonb(new) - array['unlocked_at', 'unlocked_by', 'unlock_reason'] = to_jsonb(old) - array['unlocked_at', 'unlocked_by', 'unlock_reason'] then
    return new;
  end if;
  raise exception 'the lock of a month can only be ended';
end $$;
--> statement-breakpoint
create trigger payroll_periods_guarded before update or delete on payroll_periods for each row execute function guard_payroll_periods();
--> statement-breakpoint
-- An opening balance that a locked month rests on, and the sums somebody verified, stay.
create function guard_verified_sums() returns trigger language plpgsql as $$
begin
  if old.verified_at is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - array['used_at', 'verified_at', 'verified_by', 'updated_at', 'updated_by', 'version'])
    = (to_jsonb(old) - array['used_at', 'verified_at', 'verified_by', 'updated_at', 'updated_by', 'version']) then
    return new;
  end if;
  raise exception 'what % says has been verified and stays', tg_table_name;
end $$;
--> statement-breakpoint
create trigger opening_balances_guarded before update or delete on opening_balances for each row execute function guard_verified_sums();
--> statement-breakpoint
create trigger former_employers_guarded before update or delete on former_employers for each row execute function guard_verified_sums();
