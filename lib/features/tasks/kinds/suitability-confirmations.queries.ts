import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { can } from "@/lib/access/actor";
import { awaitsConfirmationOf, entriesVisibleTo } from "@/lib/features/crew/list/queries";
import { isOpenEntry } from "@/lib/features/crew/suitability-level.queries";
import { localDayOf, listHref, type TaskKind } from "../queries";

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
