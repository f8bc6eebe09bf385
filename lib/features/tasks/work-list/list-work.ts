import { sql } from "drizzle-orm";
import { z } from "zod";
import { personOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { kinds } from "./kinds.queries";
import { inOrder, mostCounted, taskOf } from "../rules";
import { workList } from "../schema";

/** What waits for the reader, kind by kind, the most urgent first: how many, the oldest or nearest day, and where they stand. Everything is counted in one query, each kind to 1,001 at most. */
export const listWork = read({
  name: "tasks.list-work",
  access: "signed-in",
  input: z.object({}),
  output: workList,
  async run({ db, actor: reader, now }) {
    const actor = personOf(reader);
    const today = dayOf(now);
    const mine = kinds.filter((kind) => kind.isFor(actor));
    if (mine.length === 0) return { tasks: [] };
    const counts = mine.map(
      ({ key, waiting }) => sql`select ${key}::text as key, count(*)::int as count, min(bounded.day)::text as day
        from (select day from ${waiting({ db, actor, today, now })} as waiting(day) order by day limit ${mostCounted + 1}) as bounded`,
    );
    const found = await db.execute<{ key: string; count: number; day: string | null }>(
      sql.join(counts, sql` union all `),
    );
    const tasks = mine.flatMap(({ key, about, within = 0, href }) => {
      const row = found.find((counted) => counted.key === key);
      return row && row.count > 0
        ? [taskOf({ key, about, within, count: row.count, day: row.day ?? today, href: href(actor) }, today)]
        : [];
    });
    return { tasks: inOrder(tasks) };
  },
});
