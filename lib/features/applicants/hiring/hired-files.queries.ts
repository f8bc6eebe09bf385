import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";

/** The seafarer an applicant became, if this file of the application is one of their papers now; null otherwise. */
export async function holderOf(db: Executor, file: { id: string; subjectId: number | null }): Promise<number | null> {
  if (file.subjectId === null) return null;
  const held = (table: string) =>
    sql`exists (select 1 from ${sql.identifier(table)} p where p.crew_id = c.id and p.file_id = ${file.id})`;
  const [holder] = await db.execute<{ id: number }>(sql`
    select c.id from crew c
    where c.applicant_id = ${file.subjectId}
      and (c.photo_file_id = ${file.id} or ${held("crew_certificates")} or ${held("crew_travel_documents")} or ${held("crew_sea_services")} or ${held("crew_documents")})`);
  return holder?.id ?? null;
}
