import { and, eq, ne, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { can } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { matchesFilters } from "@/lib/features/crew/list/queries";
import { visibleTo } from "@/lib/features/crew/queries";
import type { TaskKind } from "../queries";

/** Crew of the head's vessel with a certificate that is expired or expires before sign-off. product 5.7 */
export const crewExpiringDocuments: TaskKind = {
  key: "crew-papers",
  about: "paper",
  isFor: (actor) => isAmong(actor, "heads") && Boolean(actor.vesselId) && can(actor, "vessels:view"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: sql<string>`coalesce(${crew.firstCertificateExpiry}, ${today}::date)` })
      .from(crew)
      .where(
        and(
          visibleTo(actor),
          eq(crew.vesselId, actor.vesselId ?? 0),
          ne(crew.id, actor.crewId ?? 0),
          matchesFilters({ certificateStatus: ["Expired", "Need Renewal"] }, today),
        ),
      ),
  href: ({ vesselId }) => `/dashboard/vessel-management/${vesselId}/details?tab=on-board-crew`,
};
