import { gt, isNull, or, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { suitabilityLevels, type SuitabilityLevel } from "@/db/enums/suitability";

/** An entry of the register that is open: it has no end date or one that lies ahead; an approved removal ends it on the day. product 5.4 */
export const isOpenEntry = (today: string) => or(isNull(suitabilityEntries.endDate), gt(suitabilityEntries.endDate, today));

/** The highest open level of the person of the outer query; an unconfirmed level 3 counts as 2. Null when there is none. */
export const openLevel = (today: string) => sql<SuitabilityLevel | null>`(
  select max(case when e.level = 3 and e.confirmed_at is null then 2 else e.level end) from suitability_entries e
  where e.crew_id = ${crew.id} and (e.end_date is null or e.end_date > ${today})
)`;

export const suitabilityOf = (level: SuitabilityLevel | null) => (level === null ? null : suitabilityLevels[level]);
