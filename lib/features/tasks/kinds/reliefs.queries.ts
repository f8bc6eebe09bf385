import { and } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { can } from "@/lib/access/actor";
import { matchesFilters } from "@/lib/features/crew/list/queries";
import { visibleTo } from "@/lib/features/crew/queries";
import { hasStatus } from "@/lib/features/crew/status-visibility.queries";
import { listHref, type TaskKind } from "../queries";

const filters = { reliefDue: 30, uncovered: true } as const;

/** Seafarers who sign off within 30 days or are overdue, without a confirmed reliever. */
export const reliefsDue: TaskKind = {
  key: "reliefs",
  about: "sign-off",
  isFor: (actor) => can(actor, "manning:change") && can(actor, "crew:list"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: crew.plannedOffBoard })
      .from(crew)
      .where(and(visibleTo(actor), hasStatus("on-board", true), matchesFilters(filters, today))),
  href: () => listHref("/dashboard/crew-management", { tab: "on-board", ...filters, sort: "plannedOff" }),
};
