import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { personMonths } from "@/db/schema/work-orders";
import { firstDayOf, type Month } from "../month.rules";
import { aboardIn } from "./facts.queries";

/** Whoever of a division was on board in a month, and whoever still has a draft of it. */
const concerned = (divisionId: number, month: Month) =>
  and(
    eq(crew.divisionId, divisionId),
    or(
      sql`${crew.id} in (select ${assignments.crewId} from ${assignments} where ${aboardIn(month)})`,
      sql`${crew.id} in (select ${personMonths.crewId} from ${personMonths}
        where ${personMonths.divisionId} = ${divisionId} and ${personMonths.month} = ${firstDayOf(month)})`,
    ),
  );

export const countPeople = (db: Executor, divisionId: number, month: Month) =>
  db.$count(crew, concerned(divisionId, month));

/** The next of them after somebody, in the order of their ids. */
export async function peopleAfter(db: Executor, of: { divisionId: number; month: Month }, after: number, most: number) {
  const rows = await db
    .select({ id: crew.id })
    .from(crew)
    .where(and(concerned(of.divisionId, of.month), gt(crew.id, after)))
    .orderBy(asc(crew.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
