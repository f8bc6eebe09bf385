import { sql, type SQL } from "drizzle-orm";
import { assignments } from "@/db/schema/manning";
import { dueOn, firstOpenItem, isSigned } from "./readiness.queries";
import { daysForPkl, doerOf, itemNames, leadDays, type Doer, type ItemName } from "./readiness.rules";

type Judging = { today: string; among: readonly ItemName[] };
type Late = Doer | "anybody";

const most = Math.max(...Object.values(leadDays));
const itemsOf = (late: Late) =>
  sql.join(
    itemNames.filter((name) => late === "anybody" || doerOf[name] === late).map((name) => sql.raw(`'${name}'`)),
    sql`, `,
  );

/**
 * The day something should have been done for a joiner, null when nothing is late; for a query of preparations, assignments and crew. Who joins later than
 * the longest lead is not judged at all.
 */
export function lateSince({ today, among }: Judging, late: Late): SQL<string | null> {
  const next = sql<string | null>`case when ${assignments.startDate} < ${today}::date + ${sql.raw(String(most))} then (
    select due.by from (select first.item, ${dueOn({ item: sql`first.item`, joining: sql`${assignments.startDate}` })} as by
      from (select ${firstOpenItem(today, among)} as item offset 0) as first) as due
    where due.item in (${itemsOf(late)}) and due.by < ${today}::date
  ) end`;
  if (late === "service" || late === "pde" || !among.includes("pkl")) return next;
  const unsigned = sql`case when ${assignments.startDate} <= ${today}::date + ${sql.raw(String(daysForPkl))} and not (${isSigned}) then ${assignments.startDate} end`;
  return sql<string | null>`least(${next}, ${unsigned})`;
}

/** Whose next item this doer should have done by now, or who joins soon without a signed agreement. */
export const isLate = (judging: Judging, late: Late): SQL => sql`${lateSince(judging, late)} is not null`;
