import { and, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { can } from "@/lib/access/actor";
import { maxMonthsOnBoard } from "@/lib/features/crew/time-on-board.rules";
import { matchesFilters } from "@/lib/features/crew/list/queries";
import { visibleTo } from "@/lib/features/crew/queries";
import { hasStatus } from "@/lib/features/crew/status-visibility.queries";
import { listHref, type TaskKind } from "../queries";
import type { TaskKey } from "../rules";

const lastDay = sql<string>`(${crew.statusSince} + make_interval(months => ${maxMonthsOnBoard}::int))::date`;

const onBoardFor = (key: TaskKey, boardMonths: 10 | 11): TaskKind => ({
  key,
  about: "stay",
  isFor: (actor) => can(actor, "manning:change") && can(actor, "crew:list"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: lastDay })
      .from(crew)
      .where(and(visibleTo(actor), hasStatus("on-board", true), matchesFilters({ boardMonths }, today))),
  href: () =>
    listHref("/dashboard/crew-management", { tab: "on-board", boardMonths, sort: "boardDuration", order: "desc" }),
});

/** Seafarers on board for longer than allowed, or soon to be. */
export const longAssignments = [onBoardFor("over-eleven-months", 11), onBoardFor("over-ten-months", 10)];
