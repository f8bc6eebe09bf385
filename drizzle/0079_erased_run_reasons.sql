-- A run is released or dropped once, and stays what it was made. Of a run of one person's own lock the reason goes with their erasure.
create or replace function guard_payment_runs() returns trigger language plpgsql as $$
declare
  ending text[] := array['state', 'released_at', 'released_by', 'dropped_at', 'dropped_by', 'reason'];
begin
  if tg_op = 'UPDATE' and old.state = 'made' and to_jsonb(new) - ending = to_jsonb(old) - ending then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.reason = '-' and old.reason is not null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
    and exists (select from payroll_slip_locks l where l.id = old.lock_id and is_erased(l.crew_id)) then
    return new;
  end if;
  raise exception 'a payment run that was made is released or dropped, once';
end $$;
