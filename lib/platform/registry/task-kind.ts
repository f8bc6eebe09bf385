import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { TaskKey } from "@/db/enums/tasks";
import type { UserActor } from "@/lib/access/actor";
import { timeZone } from "../calendar/dates";
import type { urgency } from "../calendar/urgency";

export type UrgencyKind = Parameters<typeof urgency>[0];

/** now: a placeholder for the time the query is sent. */
type Scope = { db: Executor; actor: UserActor; today: string; now: SQLWrapper };

/** What the first item of a kind is called: its vessel, person and position, as far as it has them. */
export type FirstCase = {
  vessel: string | null;
  person: string | null;
  position: { en: string; id: string } | null;
};

/** Name an item as the second column of a kind's select. */
export const caseOf = ({ vessel, person, position }: { vessel?: SQLWrapper; person?: SQLWrapper; position?: SQL }) =>
  sql<FirstCase>`jsonb_build_object('vessel', ${vessel ?? sql`null`}, 'person', ${person ?? sql`null`}, 'position', ${position ?? sql`null`})`;

export type TaskUrgency = "safety" | "overdue" | "decision";

/** One kind of open work. */
export type TaskKind = {
  key: TaskKey;
  about: UrgencyKind;
  /**
   * safety: a danger or a breach of law from its first day, always red. overdue: the same once its day is past.
   * decision: others wait for this user's answer today. Without it the day decides.
   */
  urgent?: TaskUrgency | ((actor: UserActor) => TaskUrgency | undefined);
  /** The select has a second column made by caseOf. */
  isNamed?: true;
  /** Days after the item's day by which the work should be done; 0 by default. */
  within?: number;
  isFor(actor: UserActor): boolean;
  /**
   * A select of the due date of each open item in the actor's scope, and its name. Actor and day determine its text.
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
