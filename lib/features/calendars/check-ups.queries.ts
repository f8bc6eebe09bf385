import { and, asc, eq, gte, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparationMcus, preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { can, type UserActor } from "@/lib/access/actor";
import { visibleItems } from "@/lib/features/preparation/scope.queries";
import type { CalendarEvent, FeedWindow } from "./event.rules";
import { canFollowOthers, ownCrewId } from "./feed-kinds.rules";
import { maxPerKind, isSyncedSince } from "./synced-events.queries";

/** Condition for check-ups of visible preparations; on board only the user's own. */
function visibleCheckUps(actor: UserActor): SQL {
  if (!can(actor, "preparation:view")) return sql`false`;
  const own = ownCrewId(actor);
  const isOwn = own === null ? undefined : eq(preparationMcus.crewId, own);
  const others = canFollowOthers(actor, "check-ups") ? visibleItems(actor, {}) : undefined;
  return or(others, isOwn) ?? sql`false`;
}

/** Load check-ups of joiners with place and time, without results. */
export async function checkUps(db: Executor, actor: UserActor, window: FeedWindow): Promise<CalendarEvent[]> {
  const id = sql`'preparation-mcu-' || ${preparationMcus.id}`;
  const isOff = and(isNull(preparationMcus.result), eq(preparations.endReason, "cancelled"));
  const rows = await db
    .select({
      mcu: preparationMcus,
      isOff: sql<boolean>`coalesce(${isOff}, false)`,
      person: { id: crew.id, fullName: crew.fullName },
      position: { name: positions.name, nameEn: positions.nameEn },
      vessel: vessels.name,
    })
    .from(preparationMcus)
    .innerJoin(preparations, eq(preparations.id, preparationMcus.preparationId))
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparationMcus.crewId))
    .where(
      allConditions(
        visibleCheckUps(actor),
        isNull(crew.erasedAt),
        or(gte(preparationMcus.scheduledOn, window.from), isSyncedSince(id, window)),
      ),
    )
    .orderBy(asc(preparationMcus.scheduledOn), asc(preparationMcus.id))
    .limit(maxPerKind);
  return rows.map(({ mcu, person, position, vessel, isOff: cancelled }) => ({
    id: `preparation-mcu-${mcu.id}`,
    facts: {
      kind: "check-up",
      when: { firstDay: mcu.scheduledOn, lastDay: mcu.scheduledOn },
      person: person.fullName,
      position,
      vessel,
      place: mcu.clinicLocation ? `${mcu.clinic}, ${mcu.clinicLocation}` : mcu.clinic,
      paper: null,
      isTentative: false,
    },
    counts: !cancelled,
    // The sequence of the seafarer's mail follows the version of the record.
    floor: mcu.version - 1 + (cancelled ? 1 : 0),
    path: `/dashboard/crew-management/${person.id}/details?tab=upcoming-schedule`,
  }));
}
