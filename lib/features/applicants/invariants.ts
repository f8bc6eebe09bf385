import type { Invariant } from "@/db/doctor/invariant";

/** What must hold of applicants. */
export const invariants: readonly Invariant[] = [
  {
    id: "applicants.search-text",
    holds: "the text applicants are found by is that of their names and numbers",
    mend: "Save the applicant again.",
    sql: () => `
      select id from applicants where search_text <> lower(full_name || ' ' || registration_number || ' ' || seafarer_code)`,
  },
  {
    id: "applicants.states",
    holds: "the states of an applicant are the last ones of their assessments",
    mend: "Assessments were written without their trigger. Ask for support with the ids.",
    sql: () => `
      select a.id from applicants a join (
        select distinct on (applicant_id, type) applicant_id, type, status from assessments
        order by applicant_id, type, id desc
      ) last on last.applicant_id = a.id
      where a.states ->> last.type is distinct from last.status group by a.id`,
  },
];
