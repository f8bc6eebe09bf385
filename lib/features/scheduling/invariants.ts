import type { Invariant } from "@/db/doctor/invariant";

/** Database invariants of schedules. */
export const invariants: readonly Invariant[] = [
  {
    id: "scheduling.person-of-assignment",
    sql: () => `
      select s.id from schedules s join assignments a on a.id = s.assignment_id
      where s.crew_id <> a.crew_id or s.vessel_id <> a.vessel_id`,
  },
];
