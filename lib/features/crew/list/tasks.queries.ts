import { and, sql } from "drizzle-orm";
import type { TaskKey } from "@/db/enums/tasks";
import { crew } from "@/db/schema/crew";
import { can } from "@/lib/access/actor";
import { caseOf, listHref, type TaskKind } from "@/lib/platform/registry/task-kind";
import { visibleTo } from "../queries";
import { hasStatus } from "../visibility/status.queries";
import { maxMonthsOnBoard } from "../sea-time/time-on-board.rules";
import { matchesFilters } from "./queries";

/** Who it is about, and the vessel of that person. */
const item = caseOf({
  vessel: sql`(select vessels.name from vessels where vessels.id = ${crew.vesselId})`,
  person: crew.fullName,
});
const lastDay = sql<string>`(${crew.statusSince} + make_interval(months => ${maxMonthsOnBoard}::int))::date`;

const onBoardFor = (key: TaskKey, boardMonths: 10 | 11): TaskKind => ({
  key,
  about: "stay",
  isNamed: true,
  ...(boardMonths >= maxMonthsOnBoard ? { urgent: "safety" as const } : {}),
  isFor: (actor) => can(actor, "manning:change") && can(actor, "crew:list"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: lastDay, item })
      .from(crew)
      .where(and(visibleTo(actor), hasStatus("on-board", true), matchesFilters({ boardMonths }, today))),
  href: () =>
    listHref("/dashboard/crew-management", { tab: "on-board", boardMonths, sort: "boardDuration", order: "desc" }),
});

/** Seafarers on board for longer than allowed, or soon to be. */
export const longAssignments = [onBoardFor("over-eleven-months", 11), onBoardFor("over-ten-months", 10)];

const filters = { reliefDue: 30, uncovered: true } as const;

/** Seafarers who sign off within 30 days or are overdue, without a confirmed reliever. */
export const reliefsDue: TaskKind = {
  key: "reliefs",
  about: "sign-off",
  urgent: "overdue",
  isNamed: true,
  isFor: (actor) => can(actor, "manning:change") && can(actor, "crew:list"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: crew.plannedOffBoard, item })
      .from(crew)
      .where(and(visibleTo(actor), hasStatus("on-board", true), matchesFilters(filters, today))),
  href: () => listHref("/dashboard/crew-management", { tab: "on-board", ...filters, sort: "plannedOff" }),
};
