-- To whom a locked slip sends what stays as it was locked.
create function guard_slip_allotments() returns trigger language plpgsql as $$
begin
  if exists (
    select from work_orders
    where id in (case when tg_op = 'INSERT' then null else old.work_order_id end,
      case when tg_op = 'DELETE' then null else new.work_order_id end) and state = 'locked'
  ) then
    raise exception 'what a locked work order sends to others never changes';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger payroll_slip_allotments_frozen before insert or update or delete on payroll_slip_allotments for each row execute function guard_slip_allotments();
