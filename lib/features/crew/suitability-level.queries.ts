import { and, eq, gt, isNotNull, isNull, or, sql, type Placeholder } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { barringLevel, suitabilityLevels, type SuitabilityLevel } from "@/db/enums/suitability";

/**
 * Whether a register entry is open: no end date or one in the future; an approved removal ends it on its day. product
 * 5.4
 */
export const isOpenEntry = (today: string | Placeholder) =>
  or(isNull(suitabilityEntries.endDate), gt(suitabilityEntries.endDate, today));

/** Whether an entry bars the person: an open level 3 that a second person confirmed. product 5.4 */
export const isBarring = (today: string | Placeholder) =>
  and(eq(suitabilityEntries.level, barringLevel), isNotNull(suitabilityEntries.confirmedAt), isOpenEntry(today));

export const isBarred = async (db: Executor, crewId: number, today: string) =>
  (await db.$count(suitabilityEntries, and(eq(suitabilityEntries.crewId, crewId), isBarring(today)))) > 0;

// Name the table: a select of one table drops the prefix, and in the subquery "id" would mean the entry's own id.
const personId = sql`${crew}.${sql.identifier(crew.id.name)}`;

/**
 * Select the highest open level of the outer query's person; an unconfirmed level 3 counts as 2. Null if there is none.
 */
export const openLevel = (today: string | Placeholder) => sql<SuitabilityLevel | null>`(
  select max(case when e.level = ${barringLevel} and e.confirmed_at is null then 2 else e.level end) from suitability_entries e
  where e.crew_id = ${personId} and (e.end_date is null or e.end_date > ${today})
)`;

export const suitabilityOf = (level: SuitabilityLevel | null) => (level === null ? null : suitabilityLevels[level]);
