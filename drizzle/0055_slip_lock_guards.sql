-- A slip is locked with everybody's of its month or by a lock of its own: it becomes a draft again once that very lock has ended.
create or replace function guard_payroll() returns trigger language plpgsql as $$
declare
  own jsonb := to_jsonb(old);
  has_ended boolean;
begin
  if old.state = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and new.state = 'draft' and to_jsonb(new) - array['state', 'lock_id'] = own - array['state', 'lock_id'] then
    select pm.state = 'draft' or case when pm.lock_id is null then not exists (
        select from payroll_periods
        where division_id = old.division_id and month = old.month and unlocked_at is null
      ) else exists (select from payroll_slip_locks where id = pm.lock_id and unlocked_at is not null) end
    into has_ended from person_months pm
    where pm.id = (case tg_table_name when 'work_orders' then own ->> 'person_month_id' else own ->> 'id' end)::int;
    if has_ended then
      return new;
    end if;
  end if;
  raise exception 'what % says of a locked month never changes', tg_table_name;
end $$;
--> statement-breakpoint
create trigger payroll_slip_locks_guarded before update or delete on payroll_slip_locks for each row execute function guard_payroll_periods();
--> statement-breakpoint
-- Whom a month was locked without is history with its lock.
create function guard_payroll_left_out() returns trigger language plpgsql as $$
begin
  raise exception 'whom a month was locked without stays on record';
end $$;
--> statement-breakpoint
create trigger payroll_left_out_guarded before update or delete on payroll_left_out for each row execute function guard_payroll_left_out();
