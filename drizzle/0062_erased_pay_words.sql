-- Words about somebody who was erased may go from the locks of their slips; everything else of a lock stays.
create function is_erased(crew_id int) returns boolean language sql stable as $$
  select exists (select from public.crew where id = crew_id and erased_at is not null)
$$;
--> statement-breakpoint
create or replace function guard_payroll_left_out() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason = '-' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' and is_erased(old.crew_id) then
    return new;
  end if;
  raise exception 'whom a month was locked without stays on record';
end $$;
--> statement-breakpoint
create function guard_payroll_slip_locks() returns trigger language plpgsql as $$
declare
  ending text[] := array['unlocked_at', 'unlocked_by', 'unlock_reason'];
begin
  if tg_op = 'UPDATE' and old.unlocked_at is null and new.unlocked_at is not null and to_jsonb(new) - ending = to_jsonb(old) - ending then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.unlock_reason = '-' and to_jsonb(new) - 'unlock_reason' = to_jsonb(old) - 'unlock_reason' and is_erased(old.crew_id) then
    return new;
  end if;
  raise exception 'the lock of a slip can only be ended';
end $$;
--> statement-breakpoint
drop trigger payroll_slip_locks_guarded on payroll_slip_locks;
--> statement-breakpoint
create trigger payroll_slip_locks_guarded before update or delete on payroll_slip_locks for each row execute function guard_payroll_slip_locks();
