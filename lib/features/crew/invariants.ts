import type { Invariant } from "@/db/doctor/invariant";

/** What must hold of seafarers. */
export const invariants: readonly Invariant[] = [
  {
    id: "crew.search-text",
    holds: "the text seafarers are found by is that of their names and numbers",
    mend: "Save the record again.",
    sql: () => `
      select id from crew
      where search_text <> lower(full_name || ' ' || employee_number || ' ' || coalesce(seafarer_code, ''))`,
  },
  {
    id: "crew.on-board",
    holds: "whoever is checked in is on board of that vessel by their record",
    mend: "Take back the check-in or check-out on the vessel's board and do it again.",
    sql: () => `
      select c.id from assignments a join crew c on c.id = a.crew_id
      where a.checked_in_on is not null and a.checked_out_on is null and a.slot <> 'cancelled'
        and (c.status <> 'on-board' or c.vessel_id is distinct from a.vessel_id)`,
  },
  {
    id: "crew.sea-service",
    holds: "sea service written by a check-in belongs to an assignment of the same person",
    mend: "Remove the row of sea service from the record; enter it by hand if it was sailed.",
    sql: () => `
      select s.id from crew_sea_services s left join assignments a on a.id = s.assignment_id
      where s.assignment_id is not null and s.removed_at is null and a.crew_id is distinct from s.crew_id`,
  },
];
