import type { Invariant } from "@/db/doctor/invariant";

/** Conditions that must hold for seafarers. */
export const invariants: readonly Invariant[] = [
  {
    id: "crew.search-text",
    sql: () => `
      select id from crew
      where search_text <> public.search_text(full_name || ' ' || employee_number || ' ' || coalesce(seafarer_code, '') || ' ' || coalesce(family_name, '') || ' ' || coalesce(given_names, ''))`,
  },
  {
    id: "crew.on-board",
    sql: () => `
      select c.id from assignments a join crew c on c.id = a.crew_id
      where a.checked_in_on is not null and a.checked_out_on is null and a.slot <> 'cancelled'
        and (c.status <> 'on-board' or c.vessel_id is distinct from a.vessel_id)`,
  },
  {
    id: "crew.sea-service",
    sql: () => `
      select s.id from crew_sea_services s left join assignments a on a.id = s.assignment_id
      where s.assignment_id is not null and s.removed_at is null and a.crew_id is distinct from s.crew_id`,
  },
];
