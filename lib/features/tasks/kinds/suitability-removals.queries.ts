import { and, eq, isNull } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { can } from "@/lib/access/actor";
import { awaitsDecisionOf, entriesVisibleTo } from "@/lib/features/crew/list/queries";
import { isOpenEntry } from "@/lib/features/crew/suitability-level.queries";
import { localDayOf, listHref, type TaskKind } from "../queries";
import { defaultResponseDays } from "../rules";

/** Requests to end a register entry that the user may decide. */
export const suitabilityRemovalsWaiting: TaskKind = {
  key: "suitability-removals",
  about: "waiting",
  within: defaultResponseDays,
  isFor: (actor) => can(actor, "suitability:decide-removal") && can(actor, "crew:suitability-tab"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: localDayOf(suitabilityRemovals.createdAt) })
      .from(suitabilityRemovals)
      .innerJoin(suitabilityEntries, eq(suitabilityEntries.id, suitabilityRemovals.entryId))
      .innerJoin(crew, eq(crew.id, suitabilityEntries.crewId))
      .where(
        and(
          isNull(suitabilityRemovals.decidedAt),
          entriesVisibleTo(actor),
          isOpenEntry(today),
          awaitsDecisionOf(actor),
        ),
      ),
  href: () => listHref("/dashboard/crew-management", { tab: "blacklist", removal: "waiting" }),
};
