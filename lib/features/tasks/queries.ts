import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { UserActor } from "@/lib/access/actor";
import { timeZone } from "@/lib/platform/calendar/dates";
import type { TaskKey, UrgencyKind } from "./rules";

/** now: the instant, as a value that comes when the query is sent. */
type Scope = { db: Executor; actor: UserActor; today: string; now: SQLWrapper };

/** One kind of work that waits for somebody. */
export type TaskKind = {
  key: TaskKey;
  about: UrgencyKind;
  /** Within how many days of that day the work should be done; 0 where the day itself is the last. */
  within?: number;
  isFor(actor: UserActor): boolean;
  /** A select of one column, whose text the actor and the day settle: of each thing that waits in the actor's scope the day it is about. The list behind the link has the same condition. */
  waiting(scope: Scope): SQLWrapper;
  /** Where exactly what is counted stands, today. */
  href(actor: UserActor, today: string): string;
};

/** The calendar day of an instant. */
export const dayIn = (instant: SQLWrapper): SQL<string> => sql<string>`(${instant} at time zone ${timeZone})::date`;

/** A list's address with what narrows it. */
export const listHref = (path: string, narrowing: Record<string, string | number | boolean>) =>
  `${path}?${new URLSearchParams(Object.entries(narrowing).map(([name, value]) => [name, String(value)]))}`;
