import type { Invariant } from "@/db/doctor/invariant";

/** Invariants of provisions. A constraint ensures that a total follows from its figures. */
export const invariants: readonly Invariant[] = [
  {
    id: "ujbm.corrections",
    sql: () => `
      select r.id from ujbm_rows r left join ujbm_corrections c on c.row_id = r.id
      group by r.id having r.correction <> r.carried_in + coalesce(sum(c.man_days), 0)`,
  },
];
