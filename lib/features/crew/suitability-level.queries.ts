import { and, eq, gt, isNotNull, isNull, or, sql, type Placeholder } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { barringLevel, suitabilityLevels, type SuitabilityLevel } from "@/db/enums/suitability";

/** An entry of the register that is open: it has no end date or one that lies ahead; an approved removal ends it on the day. product 5.4 */
export const isOpenEntry = (today: string | Placeholder) =>
  or(isNull(suitabilityEntries.endDate), gt(suitabilityEntries.endDate, today));

/** An entry that bars: an open level 3 another person confirmed. product 5.4 */
export const isBarring = (today: string | Placeholder) =>
  and(eq(suitabilityEntries.level, barringLevel), isNotNull(suitabilityEntries.confirmedAt), isOpenEntry(today));

export const isBarred = async (db: Executor, crewId: number, today: string) =>
  (await db.$count(suitabilityEntries, and(eq(suitabilityEntries.crewId, crewId), isBarring(today)))) > 0;

// A select of one table names its columns without the table; inside the subquery "id" would then be the entry's own.
const personId = sql`${crew}.${sql.identifier(crew.id.name)}`;

/** The highest open level of the person of the outer query; an unconfirmed level 3 counts as 2. Null when there is none. */
export const openLevel = (today: string | Placeholder) => sql<SuitabilityLevel | null>`(
  select max(case when e.level = ${barringLevel} and e.confirmed_at is null then 2 else e.level end) from suitability_entries e
  where e.crew_id = ${personId} and (e.end_date is null or e.end_date > ${today})
)`;

export const suitabilityOf = (level: SuitabilityLevel | null) => (level === null ? null : suitabilityLevels[level]);
