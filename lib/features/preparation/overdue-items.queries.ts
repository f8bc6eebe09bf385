import { sql, type SQL } from "drizzle-orm";
import { assignments } from "@/db/schema/manning";
import { dueOn, firstOpenItem, isSigned } from "./readiness.queries";
import { daysForPkl, departmentOf, itemNames, leadDays, type Department, type ItemName } from "./readiness.rules";

type LateScope = { today: string; among: readonly ItemName[] };
type Late = Department | "anybody";

const maxLeadDays = Math.max(...Object.values(leadDays));
const itemsOf = (late: Late) =>
  sql.join(
    itemNames.filter((name) => late === "anybody" || departmentOf[name] === late).map((name) => sql.raw(`'${name}'`)),
    sql`, `,
  );

/**
 * Return the due date of an overdue item; null while not overdue. For a query of preparations, assignments and crew.
 * Joiners beyond the longest lead time are skipped.
 */
export const overdueSince = ({ today, among }: LateScope, late: Late): SQL<string | null> =>
  sql<string | null>`case when ${assignments.startDate} < ${today}::date + ${sql.raw(String(maxLeadDays))} then (
    select due.by from (select first.item, ${dueOn({ item: sql`first.item`, joining: sql`${assignments.startDate}` })} as by
      from (select ${firstOpenItem(today, among)} as item offset 0) as first) as due
    where due.item in (${itemsOf(late)}) and due.by < ${today}::date
  ) end`;

/** Match joiners with an overdue next item of this department. */
export const isOverdueItem = (scope: LateScope, late: Late): SQL => sql`${overdueSince(scope, late)} is not null`;

/** Match joiners within 14 days (or past joining) without a signed agreement, as far as visible. product 2.15 */
export const lacksPkl = ({ today, among }: LateScope): SQL =>
  among.includes("pkl")
    ? sql`(${assignments.startDate} <= ${today}::date + ${sql.raw(String(daysForPkl))} and not (${isSigned}))`
    : sql`false`;
