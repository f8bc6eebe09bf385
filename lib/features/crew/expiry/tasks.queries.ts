import { and, eq, isNull, lte, ne, sql } from "drizzle-orm";
import { crew, crewCertificates } from "@/db/schema/crew";
import { can } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { addDays } from "@/lib/platform/calendar/dates";
import type { TaskKind } from "@/lib/platform/registry/task-kind";
import { matchesFilters } from "../list/queries";
import { visibleTo } from "../queries";

const soonDays = 90;

/** A seafarer's own certificates that are expired or soon will be. */
export const ownExpiringDocuments: TaskKind = {
  key: "own-papers",
  about: "paper",
  isFor: (actor) => Boolean(actor.crewId) && can(actor, "crew:view") && isAmong(actor, "seafarers"),
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: crewCertificates.expired })
      .from(crewCertificates)
      .innerJoin(crew, eq(crew.id, crewCertificates.crewId))
      .where(
        and(
          visibleTo(actor),
          eq(crew.id, actor.crewId ?? 0),
          isNull(crewCertificates.supersededAt),
          isNull(crewCertificates.removedAt),
          lte(crewCertificates.expired, addDays(today, soonDays)),
        ),
      ),
  href: ({ crewId }) => `/dashboard/crew-management/${crewId}/details?tab=certification`,
};

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
