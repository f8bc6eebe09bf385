import { and, eq, isNull, lte } from "drizzle-orm";
import { crew, crewCertificates } from "@/db/schema/crew";
import { can } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { visibleTo } from "@/lib/features/crew/queries";
import { addDays } from "@/lib/platform/calendar/dates";
import type { TaskKind } from "../queries";

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
