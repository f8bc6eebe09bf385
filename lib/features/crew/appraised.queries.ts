import { and, desc, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { appraisals } from "@/db/schema/appraisals";

/** Days before somebody leaves from which a report is one on the stay's end. product 5.5b */
export const reportDaysBefore = 30;

/** An Approved report as far as it counts elsewhere. average: 1 to 5, null where an uploaded one named none. */
export type Appraised = {
  crewId: number;
  appraisalId: number;
  dateOfReport: string;
  average: number | null;
  reEmployed: boolean | null;
};

/** "No" where either of the decisions on employing somebody again is; null while neither was taken. */
const reEmployed = sql<boolean | null>`case
  when ${appraisals.toBeReemployed} is false or ${appraisals.reemployInRank} is false then false
  else coalesce(${appraisals.toBeReemployed}, ${appraisals.reemployInRank}) end`;

/** The last Approved reports of people, newest first, by person. @param count how many of each */
export async function lastAppraisals(
  db: Executor,
  crewIds: readonly number[],
  count: number,
): Promise<Map<number, Appraised[]>> {
  const found = new Map<number, Appraised[]>();
  if (crewIds.length === 0) return found;
  const ranked = db
    .select({
      crewId: appraisals.crewId,
      appraisalId: sql<number>`${appraisals.id}`.as("appraisal_id"),
      dateOfReport: appraisals.dateOfReport,
      average: sql<number | null>`${appraisals.averageScore}`.as("average"),
      reEmployed: reEmployed.as("re_employed"),
      place: sql<number>`row_number() over (partition by ${appraisals.crewId}
        order by ${appraisals.dateOfReport} desc, ${appraisals.id} desc)`.as("place"),
    })
    .from(appraisals)
    .where(and(eq(appraisals.reviewStatus, "Approved"), anyOf(appraisals.crewId, crewIds)))
    .as("ranked");
  const rows = await db
    .select({
      crewId: ranked.crewId,
      appraisalId: ranked.appraisalId,
      dateOfReport: ranked.dateOfReport,
      average: ranked.average,
      reEmployed: ranked.reEmployed,
    })
    .from(ranked)
    .where(sql`${ranked.place} <= ${count}`)
    .orderBy(ranked.crewId, desc(ranked.dateOfReport), desc(ranked.appraisalId));
  for (const row of rows) found.set(row.crewId, [...(found.get(row.crewId) ?? []), row]);
  return found;
}
