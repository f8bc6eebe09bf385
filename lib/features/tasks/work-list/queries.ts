import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { preparedQuery } from "@/db/prepared-query";
import { visibilityKey, type UserActor } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { byUrgency, maxCounted, taskOf, type Task } from "../rules";
import type { FirstCase } from "@/lib/platform/registry/task-kind";
import { kinds } from "../registry";

type TaskScope = { actor: UserActor; today: string };
/** Prepared per user, because a user never decides their own requests. */
const selectCounts = preparedQuery(
  (db, { actor, today }: TaskScope) => {
    const now = sql.placeholder("now");
    const counts = kinds
      .filter((kind) => kind.isFor(actor))
      .map(
        ({
          key,
          waiting,
          isNamed,
        }) => sql`select ${key}::text as key, count(*)::int as count, min(bounded.day)::text as day,
            (array_agg(bounded.item order by bounded.day))[1] as first
          from (
            select waiting.day, ${isNamed ? sql`waiting.item` : sql`null::jsonb`} as item
            from ${waiting({ db, actor, today, now })} as ${isNamed ? sql`waiting(day, item)` : sql`waiting(day)`}
            order by day limit ${maxCounted + 1}
          ) as bounded`,
      );
    return db
      .select({
        key: sql<string>`counted.key`,
        count: sql<number>`counted.count`,
        day: sql<string | null>`counted.day`,
        first: sql<FirstCase | null>`counted.first`,
      })
      .from(sql`(${sql.join(counts, sql` union all `)}) counted`);
  },
  ({ actor, today }) => [visibilityKey(actor), actor.userId, today],
);

/**
 * Load the user's open work by kind, most urgent first. One query counts each kind up to 1,001.
 * Cached until any write, at most a minute.
 */
export async function taskListOf(db: Executor, actor: UserActor, now: Date): Promise<Task[]> {
  const today = dayOf(now);
  const ownKinds = kinds.filter((kind) => kind.isFor(actor));
  if (ownKinds.length === 0) return [];
  const rows = await cachedUntilWrite(["work", visibilityKey(actor), actor.userId, today], () =>
    selectCounts(db, { now: now.toISOString() }, { actor, today }),
  );
  const tasks = ownKinds.flatMap(({ key, about, urgent, within = 0, href }) => {
    const row = rows.find((counted) => counted.key === key);
    if (!row || row.count === 0) return [];
    const { count, day, first } = row;
    const own = typeof urgent === "function" ? urgent(actor) : urgent;
    return [
      taskOf({ key, about, urgent: own, within, count, day: day ?? today, first, href: href(actor, today) }, today),
    ];
  });
  return byUrgency(tasks);
}
