import type { Invariant } from "@/db/doctor/invariant";

const onBoard = "checked_in_on is not null and checked_out_on is null and slot <> 'cancelled'";
const isOpen = "slot not in ('history', 'cancelled')";

/** What must hold of seats and the people on them. The day of a transfer is of both vessels. */
export const invariants: readonly Invariant[] = [
  {
    id: "manning.one-vessel-a-day",
    holds: "no one is on board of two vessels on the same day",
    mend: "Correct the check-in or check-out of one of the two assignments on the vessel's board.",
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
    holds: "a seat has one person on board, or two during a handover",
    mend: "Check out whoever has left, or record the handover, on the vessel's board.",
    sql: () => `
      select seat_id as id from assignments where ${onBoard} and handover_since is null
      group by seat_id having count(*) > 1`,
  },
  {
    id: "manning.seat-of-vessel",
    holds: "an assignment is on the vessel of its seat",
    mend: "Find out which of the two is right by the assignment's history, and ask for support.",
    sql: () => `
      select a.id from assignments a join seats s on s.id = a.seat_id where s.vessel_id <> a.vessel_id`,
  },
  {
    id: "manning.slot-of-dates",
    holds: "whoever is on board is current, previous or joining, and whoever left is not current",
    mend: "Take back the last check-in or check-out of the seat and do it again.",
    sql: () => `select id from assignments where ${onBoard} and slot = 'history'`,
  },
  {
    id: "manning.seat-removed",
    holds: "no open assignment is on a seat that was removed",
    mend: "Cancel the plan, or add the seat again.",
    sql: () => `
      select a.id from assignments a join seats s on s.id = a.seat_id
      where s.removed_at is not null and a.${isOpen} and a.slot in ('current', 'next', 'next-but-one')`,
  },
];
