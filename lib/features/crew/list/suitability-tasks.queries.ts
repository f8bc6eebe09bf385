import { and, eq, isNull } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { can } from "@/lib/access/actor";
import { defaultResponseDays, listHref, localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import { isOpenEntry } from "../suitability-level.queries";
import { awaitsConfirmationOf, awaitsDecisionOf, entriesVisibleTo } from "./queries";

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

/** Entries of level 3 that need confirmation by another user. product 5.4 */
export const suitabilityConfirmationsWaiting: TaskKind = {
  key: "suitability-confirmations",
  about: "waiting",
  within: 3,
  isFor: (actor) => can(actor, "suitability:confirm-level-3") && can(actor, "crew:suitability-tab"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: localDayOf(suitabilityEntries.createdAt) })
      .from(suitabilityEntries)
      .innerJoin(crew, eq(crew.id, suitabilityEntries.crewId))
      .where(and(entriesVisibleTo(actor), isOpenEntry(today), awaitsConfirmationOf(actor))),
  href: () => listHref("/dashboard/crew-management", { tab: "blacklist", confirmation: "waiting" }),
};
