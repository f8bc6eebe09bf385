import type { Invariant } from "@/db/doctor/invariant";

const onBoard = "checked_in_on is not null and checked_out_on is null and slot <> 'cancelled'";
const isOpen = "slot not in ('history', 'cancelled')";

/** Rules for seats and their assignments that must always hold. A transfer day belongs to both vessels. */
export const invariants: readonly Invariant[] = [
  {
    id: "manning.one-vessel-a-day",
    sql: () => `
      select one.id::text || ' and ' || other.id as id from assignments one
      join assignments other on other.crew_id = one.crew_id and other.id > one.id and other.vessel_id <> one.vessel_id
      where one.checked_in_on is not null and other.checked_in_on is not null
        and one.slot <> 'cancelled' and other.slot <> 'cancelled'
        and one.checked_in_on < coalesce(other.checked_out_on, 'infinity')
        and other.checked_in_on < coalesce(one.checked_out_on, 'infinity')`,
  },
  {
    id: "manning.one-person-a-seat",
    sql: () => `
      select seat_id as id from assignments where ${onBoard} and handover_since is null
      group by seat_id having count(*) > 1`,
  },
  {
    id: "manning.seat-of-vessel",
    sql: () => `
      select a.id from assignments a join seats s on s.id = a.seat_id where s.vessel_id <> a.vessel_id`,
  },
  {
    id: "manning.slot-of-dates",
    sql: () => `select id from assignments where ${onBoard} and slot = 'history'`,
  },
  {
    id: "manning.seat-removed",
    sql: () => `
      select a.id from assignments a join seats s on s.id = a.seat_id
      where s.removed_at is not null and a.${isOpen} and a.slot in ('current', 'next', 'next-but-one')`,
  },
  {
    id: "manning.link-of-vessel",
    sql: () => `
      select i.id from approval_items i join approval_links l on l.id = i.link_id join assignments a on a.id = i.assignment_id
      where i.ended_at is null and a.vessel_id <> l.vessel_id`,
  },
];
