-- A rejected transfer that the bank paid after all is recorded while no other run pays the slip, also in an unlocked month, or where the slip became
-- less since: what was paid more is named as paid too much. What is made anew stays within what the locked slip pays.
create or replace function guard_payment_transfers() returns trigger language plpgsql as $$
declare
  counting text[] := array['prepared', 'released', 'paid'];
  answer text[] := array['state', 'reason', 'settled_on', 'settled_at', 'settled_by'];
  owed bigint;
  taken bigint;
  is_elsewhere boolean;
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
  select coalesce(sum(amount), 0), coalesce(bool_or(run_id <> new.run_id), false) into taken, is_elsewhere from payment_transfers
    where crew_id = new.crew_id and month = new.month and part = new.part and state = any (counting) and id <> new.id;
  if taken + new.amount > coalesce(owed, 0) and (tg_op = 'INSERT' or is_elsewhere) then
    raise exception 'a slip is not paid twice' using errcode = '23514', constraint = 'payment_transfers_once', table = 'payment_transfers';
  end if;
  return new;
end $$;
