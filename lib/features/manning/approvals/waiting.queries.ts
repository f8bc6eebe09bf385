import { and, eq, inArray, isNull, lt, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { approvalItems, approvalLinks, assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { unlessStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { addDays, timeZone } from "@/lib/platform/calendar/dates";

/** After so many days of silence a planner asks a seafarer themselves. product 5.9 */
const silentDays = 5;

const askedOf = (purpose: "principal-approval" | "employee-consent") => sql<Date>`coalesce(
  (select max(i.asked_at) from ${approvalItems} i join ${approvalLinks} l on l.id = i.link_id
    where i.assignment_id = ${assignments.id} and l.purpose = ${purpose}), ${assignments.updatedAt})`;

/** When the principal, or the seafarer, was asked last. */
export const principalAskedAt = askedOf("principal-approval");
export const seafarerAskedAt = askedOf("employee-consent");

/** Plans that wait for the principal's answer. */
export const awaitsPrincipal = and(
  inArray(assignments.slot, ["next", "next-but-one", "current"]),
  eq(assignments.principalStatus, "Pending"),
  inArray(assignments.employeeStatus, ["Pending", "Confirmed"]),
);

/** Plans whose seafarer is asked. */
export const asksSeafarer = and(
  inArray(assignments.slot, ["next", "next-but-one", "current"]),
  eq(assignments.employeeStatus, "Pending"),
  inArray(assignments.principalStatus, ["Confirmed", "NotRequired"]),
);

/** Plans whose seafarer was asked and has said nothing for days. */
export const awaitsSeafarer = (now: SQLWrapper): SQL | undefined =>
  and(asksSeafarer, sql`${seafarerAskedAt} <= ${now}::timestamptz - make_interval(days => ${silentDays})`);

/** Plans whose principal was asked, reminded, and has still said nothing: told to planning and managers after four working days. product 5.9 */
export const awaitsSilentPrincipal = and(
  awaitsPrincipal,
  sql`exists (select 1 from ${approvalItems} i join ${approvalLinks} l on l.id = i.link_id where i.assignment_id = ${assignments.id}
    and l.purpose = 'principal-approval' and i.ended_at is null and i.escalated_at is not null)`,
);

/** A handover takes no longer than a week. product 5.2 */
const handoverDays = 7;
/** Who was relieved over a week ago and has not left the vessel. */
export const overstaysHandover = (today: string): SQL | undefined =>
  and(
    isNull(assignments.checkedOutOn),
    ne(assignments.slot, "current"),
    lt(assignments.handoverSince, addDays(today, -handoverDays)),
  );
export const relievedAt = sql<Date>`(${assignments.handoverSince}::timestamp at time zone ${timeZone})`;

const most = 200;

/** Plans with their names, on vessels and of people the actor sees, the longest asked first. */
export const selectPlans = (db: Executor, actor: Actor, asked: SQL<Date>, wanted: SQL | undefined) =>
  db
    .select({
      assignmentId: assignments.id,
      vesselId: vessels.id,
      vesselName: vessels.name,
      vesselTypeId: vessels.vesselTypeId,
      vesselCrewId: seats.id,
      jobPositionId: positions.id,
      jobPositionName: positions.nameEn,
      jobPositionNameId: positions.name,
      employeeId: crew.id,
      employeeName: crew.fullName,
      slot: assignments.slot,
      version: assignments.version,
      startDate: assignments.startDate,
      endDate: assignments.endDate,
      principalStatus: assignments.principalStatus,
      askedAt: asked.mapWith((value: string | Date) => new Date(value)),
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(wanted, visibleTo(actor), unlessStopped(actor)))
    .orderBy(asked, assignments.id)
    .limit(most);
