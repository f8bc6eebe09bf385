import { sql } from "drizzle-orm";
import type { Invariant } from "@/db/doctor/invariant";

const source = `
  select o.id, o.search_text as kept, public.search_text(concat_ws(' ', p.name_en, p.name, t.name, t.name_id, size.name, employment.name)
    || ' ' || coalesce(city.name, '')) as due
  from job_openings o join positions p on p.id = o.position_id join vessel_types t on t.id = o.vessel_type_id
  join lookups size on size.id = o.vessel_size_id join lookups employment on employment.id = o.employment_type_id
  left join lookups city on city.id = o.city_id`;

/** Database invariants of job openings. */
export const invariants: readonly Invariant[] = [
  {
    id: "job-openings.search-text",
    sql: () => `select id from (${source}) text where kept <> due`,
    fix: async (db, ids) => {
      await db.execute(sql`
        update job_openings set search_text = text.due from (${sql.raw(source)}) text
        where text.id = job_openings.id and job_openings.id = any(${`{${ids.join(",")}}`}::int[])`);
    },
  },
];
