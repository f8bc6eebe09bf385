import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { TaskKey } from "@/db/enums/tasks";
import type { UserActor } from "@/lib/access/actor";
import { timeZone } from "../calendar/dates";
import type { urgency } from "../calendar/urgency";

export type UrgencyKind = Parameters<typeof urgency>[0];

/** now: a placeholder for the time the query is sent. */
type Scope = { db: Executor; actor: UserActor; today: string; now: SQLWrapper };

/** One kind of open work. */
export type TaskKind = {
  key: TaskKey;
  about: UrgencyKind;
  /** Days after the item's day by which the work should be done; 0 by default. */
  within?: number;
  isFor(actor: UserActor): boolean;
  /**
   * A select with one column: the due date of each open item in the actor's scope. Actor and day determine its text.
   * The linked list has the same condition.
   */
  waiting(scope: Scope): SQLWrapper;
  /** The list of exactly the counted items, today. */
  href(actor: UserActor, today: string): string;
};

/** Return the calendar day of an instant as SQL. */
export const localDayOf = (instant: SQLWrapper): SQL<string> =>
  sql<string>`(${instant} at time zone ${timeZone})::date`;

/** Return a list's address with filters. */
export const listHref = (path: string, filters: Record<string, string | number | boolean>) =>
  `${path}?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))}`;

/** Default time to respond in days, where the documents set no limit. */
export const defaultResponseDays = 14;
