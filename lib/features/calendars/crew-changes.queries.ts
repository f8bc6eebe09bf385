import { and, asc, eq, gte, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import type { UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { hideStopped } from "@/lib/features/crew/queries";
import { offBoardPorts, onBoardPorts } from "@/lib/features/scheduling/queries";
import { newestVoyage } from "@/lib/features/vessels/location.queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import type { FeedWindow } from "./event.rules";
import { crewChangeEvents } from "./crew-changes.rules";
import { canFollowOthers, ownCrewId } from "./feed-kinds.rules";
import { maxPerKind, isSyncedSince } from "./synced-events.queries";

/** Condition for assignments on visible vessels, and the user's own. */
function visibleAssignments(actor: UserActor): SQL {
  const own = ownCrewId(actor);
  const others = canFollowOthers(actor, "crew-changes")
    ? allConditions(visibleTo(actor), hideStopped(actor))
    : sql`false`;
  return or(others, own === null ? undefined : eq(assignments.crewId, own)) ?? sql`false`;
}

/** Load sign-ons and sign-offs the user may see, and cancelled plans that calendars already know. */
export async function crewChanges(db: Executor, actor: UserActor, window: FeedWindow) {
  const voyage = newestVoyage(db);
  const isOpen = and(
    sql`${assignments.slot} not in ('history', 'cancelled')`,
    sql`${assignments.startDate} <= ${window.to}`,
  );
  const hasLeftRecently = gte(assignments.checkedOutOn, window.from);
  const isSynced = or(
    isSyncedSince(sql`'joining-' || ${assignments.id}`, window),
    isSyncedSince(sql`'sign-off-' || ${assignments.id}`, window),
  );
  const rows = await db
    .select({
      tour: assignments,
      person: { id: crew.id, fullName: crew.fullName },
      position: { name: positions.name, nameEn: positions.nameEn },
      vessel: { name: vessels.name },
      port: voyage.port,
      schedule: {
        onBoardDate: schedules.onBoardDate,
        offBoardDate: schedules.offBoardDate,
        onBoardPort: onBoardPorts.name,
        offBoardPort: offBoardPorts.name,
      },
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .leftJoin(schedules, and(eq(schedules.assignmentId, assignments.id), isNull(schedules.cancelledAt)))
    .leftJoin(onBoardPorts, eq(onBoardPorts.id, schedules.onBoardPortId))
    .leftJoin(offBoardPorts, eq(offBoardPorts.id, schedules.offBoardPortId))
    .leftJoinLateral(voyage, sql`true`)
    .where(and(visibleAssignments(actor), isNull(crew.erasedAt), or(isOpen, hasLeftRecently, isSynced)))
    .orderBy(asc(sql`coalesce(${assignments.checkedInOn}, ${assignments.startDate})`), asc(assignments.id))
    .limit(maxPerKind);
  const isSeafarer = isAmong(actor, "crew-members");
  return rows.flatMap((row) => crewChangeEvents(row, window, isSeafarer));
}
