-- A change of DATA_KEY writes the encrypted columns of sealed and frozen rows anew: the same text under another key. While it does, and
-- says so for its transaction, these columns may change and nothing else; the guards of the rows stand aside for it alone.
create function nakhoda_reencrypting() returns boolean language sql stable as $$
  select coalesce(current_setting('nakhoda.reencrypting', true), '') = 'on'
$$;
--> statement-breakpoint
create function refuse_all_but_reencryption() returns trigger language plpgsql as $$
declare
  field text;
begin
  if tg_op <> 'UPDATE' then
    raise exception '% may only be encrypted anew', tg_table_name;
  end if;
  foreach field in array tg_argv loop
    if (to_jsonb(new) -> field = 'null'::jsonb) <> (to_jsonb(old) -> field = 'null'::jsonb) then
      raise exception '% may only be encrypted anew', tg_table_name;
    end if;
  end loop;
  if to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    raise exception '% may only be encrypted anew', tg_table_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
drop trigger evidence_events_redaction on evidence_events;
--> statement-breakpoint
create trigger evidence_events_redaction before update on evidence_events for each row when (not nakhoda_reencrypting()) execute function refuse_all_but_redaction('content');
--> statement-breakpoint
create trigger evidence_events_renewed before update on evidence_events for each row when (nakhoda_reencrypting()) execute function refuse_all_but_reencryption('content');
--> statement-breakpoint
drop trigger evidence_packs_sealed on evidence_packs;
--> statement-breakpoint
create trigger evidence_packs_sealed before update on evidence_packs for each row when (not nakhoda_reencrypting()) execute function refuse_change_of_pack();
--> statement-breakpoint
create trigger evidence_packs_renewed before update on evidence_packs for each row when (nakhoda_reencrypting()) execute function refuse_all_but_reencryption('json', 'pdf');
--> statement-breakpoint
drop trigger ujbm_rows_frozen on ujbm_rows;
--> statement-breakpoint
create trigger ujbm_rows_frozen before update or delete on ujbm_rows for each row when (not nakhoda_reencrypting()) execute function guard_ujbm_closed();
--> statement-breakpoint
create trigger ujbm_rows_renewed before update or delete on ujbm_rows for each row when (nakhoda_reencrypting()) execute function refuse_all_but_reencryption('account_number');
--> statement-breakpoint
drop trigger person_months_frozen on person_months;
--> statement-breakpoint
create trigger person_months_frozen before update or delete on person_months for each row when (not nakhoda_reencrypting()) execute function guard_payroll();
--> statement-breakpoint
create trigger person_months_renewed before update or delete on person_months for each row when (nakhoda_reencrypting()) execute function refuse_all_but_reencryption('inputs');
--> statement-breakpoint
drop trigger work_orders_frozen on work_orders;
--> statement-breakpoint
create trigger work_orders_frozen before update or delete on work_orders for each row when (not nakhoda_reencrypting()) execute function guard_payroll();
--> statement-breakpoint
create trigger work_orders_renewed before update or delete on work_orders for each row when (nakhoda_reencrypting()) execute function refuse_all_but_reencryption('id_number', 'account_number');
