-- A slip is never paid twice: what is on its way or paid of it, over all runs and payees, is at most what it pays while it is locked. The slip is
-- held meanwhile, so that two runs at once are one after the other. What left with a run stays as it was made; a bank's answer is all that is added.
create function guard_payment_transfers() returns trigger language plpgsql as $$
declare
  counting text[] := array['prepared', 'released', 'paid'];
  answer text[] := array['state', 'reason', 'settled_on', 'settled_at', 'settled_by'];
  owed bigint;
  taken bigint;
begin
  if tg_op = 'DELETE' then
    raise exception 'a transfer stays on record';
  end if;
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - answer <> to_jsonb(old) - answer then
      raise exception 'what a transfer pays to whom never changes';
    end if;
    if old.state <> new.state and not (case old.state
      when 'prepared' then new.state in ('released', 'dropped')
      when 'released' then new.state in ('paid', 'rejected')
      when 'paid' then new.state = 'rejected'
      when 'rejected' then new.state = 'paid'
      else false end) then
      raise exception 'a transfer that is % does not become %', old.state, new.state;
    end if;
    if old.state = any (counting) or not new.state = any (counting) then
      return new;
    end if;
  elsif new.state <> 'prepared' then
    raise exception 'a transfer begins as prepared';
  end if;
  perform from person_months where crew_id = new.crew_id and month = new.month and part = new.part for update;
  select greatest(take_home, 0) into owed from person_months
    where crew_id = new.crew_id and month = new.month and part = new.part and state = 'locked';
  select coalesce(sum(amount), 0) into taken from payment_transfers
    where crew_id = new.crew_id and month = new.month and part = new.part and state = any (counting) and id <> new.id;
  if taken + new.amount > coalesce(owed, 0) then
    raise exception 'a slip is not paid twice' using errcode = '23514', constraint = 'payment_transfers_once', table = 'payment_transfers';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger payment_transfers_guarded before insert or update or delete on payment_transfers for each row execute function guard_payment_transfers();
--> statement-breakpoint
-- A run is released or dropped once, and stays what it was made.
create function guard_payment_runs() returns trigger language plpgsql as $$
declare
  ending text[] := array['state', 'released_at', 'released_by', 'dropped_at', 'dropped_by', 'reason'];
begin
  if tg_op = 'UPDATE' and old.state = 'made' and to_jsonb(new) - ending = to_jsonb(old) - ending then
    return new;
  end if;
  raise exception 'a payment run that was made is released or dropped, once';
end $$;
--> statement-breakpoint
create trigger payment_runs_guarded before update or delete on payment_runs for each row execute function guard_payment_runs();
--> statement-breakpoint
-- The lock of a month or slip is ended; before that a second person may be asked to end it.
create or replace function guard_payroll_periods() returns trigger language plpgsql as $$
declare
  asking text[] := array['unlock_asked_at', 'unlock_asked_by', 'unlock_asked_reason'];
  ending text[] := asking || array['unlocked_at', 'unlocked_by', 'unlock_reason'];
begin
  if tg_op = 'UPDATE' and old.unlocked_at is null and new.unlocked_at is not null and to_jsonb(new) - ending = to_jsonb(old) - ending then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.unlocked_at is null and to_jsonb(new) - asking = to_jsonb(old) - asking then
    return new;
  end if;
  raise exception 'the lock of a month can only be ended';
end $$;
