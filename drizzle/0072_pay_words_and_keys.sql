-- The lock of a slip is ended, and a second person may be asked to before; of somebody erased the words about it go.
create or replace function guard_payroll_slip_locks() returns trigger language plpgsql as $$
declare
  asking text[] := array['unlock_asked_at', 'unlock_asked_by', 'unlock_asked_reason'];
  ending text[] := asking || array['unlocked_at', 'unlocked_by', 'unlock_reason'];
  words text[] := array['unlock_reason', 'unlock_asked_reason'];
begin
  if tg_op = 'UPDATE' and old.unlocked_at is null and new.unlocked_at is not null and to_jsonb(new) - ending = to_jsonb(old) - ending then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.unlocked_at is null and to_jsonb(new) - asking = to_jsonb(old) - asking then
    return new;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - words = to_jsonb(old) - words and is_erased(old.crew_id)
    and coalesce(new.unlock_reason, '-') = '-' and coalesce(new.unlock_asked_reason, '-') = '-' then
    return new;
  end if;
  raise exception 'the lock of a slip can only be ended';
end $$;
--> statement-breakpoint
-- A change of DATA_KEY encrypts the accounts of runs, transfers and what went to the family anew, and changes nothing else.
drop trigger payment_runs_guarded on payment_runs;
--> statement-breakpoint
create trigger payment_runs_guarded before update or delete on payment_runs for each row when (not nakhoda_reencrypting()) execute function guard_payment_runs();
--> statement-breakpoint
create trigger payment_runs_renewed before update or delete on payment_runs for each row when (nakhoda_reencrypting()) execute function refuse_all_but_reencryption('debit_account');
--> statement-breakpoint
drop trigger payment_transfers_guarded on payment_transfers;
--> statement-breakpoint
create trigger payment_transfers_guarded before insert or update or delete on payment_transfers for each row when (not nakhoda_reencrypting()) execute function guard_payment_transfers();
--> statement-breakpoint
create trigger payment_transfers_renewed before update or delete on payment_transfers for each row when (nakhoda_reencrypting()) execute function refuse_all_but_reencryption('account_number');
--> statement-breakpoint
drop trigger payroll_slip_allotments_frozen on payroll_slip_allotments;
--> statement-breakpoint
create trigger payroll_slip_allotments_frozen before insert or update or delete on payroll_slip_allotments for each row when (not nakhoda_reencrypting()) execute function guard_slip_allotments();
--> statement-breakpoint
create trigger payroll_slip_allotments_renewed before update or delete on payroll_slip_allotments for each row when (nakhoda_reencrypting()) execute function refuse_all_but_reencryption('account_number');
