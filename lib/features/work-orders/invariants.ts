import type { Invariant } from "@/db/doctor/invariant";
import { periodHashSql } from "@/lib/features/accounting-periods/queries";

const sumOf = (part: string) => `coalesce(sum(l.amount) filter (where l.part = '${part}'), 0)`;

/** Invariants of payroll, for locked slips only: drafts are recalculated every night. Whole rupiah. product 5.15 */
export const invariants: readonly Invariant[] = [
  {
    id: "work-orders.slip-sums",
    sql: () => `
      select o.id from work_orders o left join work_order_lines l on l.work_order_id = o.id
      where o.state = 'locked' group by o.id
      having o.wages <> ${sumOf("wages")} or o.deductions <> ${sumOf("deduction")}
        or o.income <> ${["wages", "other", "employer", "subsidy"].map(sumOf).join(" + ")}
        or o.take_home <> ${["wages", "other", "subsidy"].map(sumOf).join(" + ")} - ${sumOf("deduction")}`,
  },
  {
    id: "work-orders.month-sums",
    sql: () => `
      select m.id from person_months m left join work_orders o on o.person_month_id = m.id
      where m.state = 'locked' group by m.id
      having m.take_home <> coalesce(sum(o.take_home), 0) or bool_or(o.state <> 'locked')`,
  },
  {
    id: "work-orders.period-hash",
    sql: () => `
      select p.id from payroll_periods p where p.unlocked_at is null and p.hash <> ${periodHashSql(
        "m.hash",
        "m.crew_id, m.part",
        `from person_months m left join payroll_slip_locks own on own.id = m.lock_id
        where m.division_id = p.division_id and m.month = p.month and m.state = 'locked'
          and (own.id is null or own.locked_at < p.locked_at)`,
      )}`,
  },
  {
    id: "work-orders.locked-with",
    sql: () => `
      select m.id from person_months m where m.state = 'locked' and case
        when m.lock_id is null then not exists (select from payroll_periods p
          where p.division_id = m.division_id and p.month = m.month and p.unlocked_at is null)
        else exists (select from payroll_slip_locks own where own.id = m.lock_id and own.unlocked_at is not null) end`,
  },
  {
    id: "work-orders.settled-once",
    sql: () => `
      select d.id from pay_differences d
      left join work_order_adjustments a on a.difference_id = d.id and a.removed_at is null and a.crew_id = d.crew_id
      where d.state = 'settled' group by d.id having count(a.id) <> 1`,
  },
  {
    id: "work-orders.adjusted-person",
    sql: () => `
      select a.id from work_order_adjustments a join work_orders o on o.id = a.work_order_id
      where a.crew_id <> o.crew_id`,
  },
  {
    id: "work-orders.debts-left",
    sql: () => `
      select d.id from payroll_debts d
      where d.amount < coalesce((select sum(l.amount) from work_order_lines l join work_orders o on o.id = l.work_order_id
          where l.debt_id = d.id and o.state = 'locked'), 0)
        + coalesce((select sum(e.amount) from payroll_debt_entries e where e.debt_id = d.id and e.state = 'confirmed'), 0)`,
  },
  {
    id: "work-orders.allotted-sums",
    sql: () => `
      select o.id from work_orders o join payroll_slip_allotments a on a.work_order_id = o.id
      where o.state = 'locked' group by o.id having sum(a.amount) > greatest(o.take_home, 0)`,
  },
  {
    id: "work-orders.transfers-of-runs",
    sql: () => `
      select t.id from payment_transfers t join payment_runs r on r.id = t.run_id
      where not t.state = any (case r.state when 'made' then array['prepared'] when 'dropped' then array['dropped']
        else array['released', 'paid', 'rejected'] end)`,
  },
  {
    id: "work-orders.paid-once",
    sql: () => `
      select m.id from person_months m
      join payment_transfers t on t.crew_id = m.crew_id and t.month = m.month and t.part = m.part and t.slip_hash = m.hash
      where m.state = 'locked' and t.state in ('prepared', 'released', 'paid')
      group by m.id having sum(t.amount) > greatest(m.take_home, 0)`,
  },
];
