import { and } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { can, grantOfActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { caseOf, listHref, type TaskKind } from "@/lib/platform/registry/task-kind";
import { matchesListFilters } from "./list/queries";
import { matchesTab, visibleTo } from "./queries";
import { firstVacantPosition, vacantSince } from "./vacancies.queries";

/** Vessels in operation with a vacant seat. */
const vacantSeats: TaskKind = {
  key: "vacant-seats",
  about: "waiting",
  // A principal sees it, and its own answers come first.
  urgent: (actor) => (can(actor, "manning:change") ? "safety" : undefined),
  isNamed: true,
  isFor: (actor) =>
    can(actor, "manning:change") || (grantOfActor(actor, "manning:view") === "O" && isAmong(actor, "principals")),
  waiting: ({ db, actor }) =>
    db
      .select({ day: vacantSince, item: caseOf({ vessel: vessels.name, position: firstVacantPosition }) })
      .from(vessels)
      .where(
        and(
          visibleTo(actor),
          matchesTab("in-operation"),
          matchesListFilters(db, { filterList: "", divisionId: undefined, principalId: undefined, vacant: true }),
        ),
      ),
  href: () => listHref("/dashboard/vessel-management", { tab: "in-operation", vacant: true }),
};

export const tasks: readonly TaskKind[] = [vacantSeats];
