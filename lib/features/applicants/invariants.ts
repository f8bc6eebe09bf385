import type { Invariant } from "@/db/doctor/invariant";

/** Database invariants of applicants. */
export const invariants: readonly Invariant[] = [
  {
    id: "applicants.search-text",
    sql: () => `
      select id from applicants where search_text <> public.search_text(full_name || ' ' || registration_number || ' ' || seafarer_code || ' ' || coalesce(family_name, '') || ' ' || coalesce(given_names, ''))`,
  },
  {
    id: "applicants.states",
    sql: () => `
      select a.id from applicants a join (
        select distinct on (applicant_id, type) applicant_id, type, status from assessments
        order by applicant_id, type, id desc
      ) last on last.applicant_id = a.id
      where a.states ->> last.type is distinct from last.status group by a.id`,
  },
];
