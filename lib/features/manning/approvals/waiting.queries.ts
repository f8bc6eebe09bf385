import { and, eq, inArray, isNull, lt, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { approvalItems, approvalLinks, assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { addDays, timeZone } from "@/lib/platform/calendar/dates";

/** Days without an answer after which a planner contacts the seafarer. product 5.9 */
const seafarerSilentDays = 5;

const askedAtFor = (purpose: "principal-approval" | "employee-consent") => sql<Date>`coalesce(
  (select max(i.asked_at) from ${approvalItems} i join ${approvalLinks} l on l.id = i.link_id
    where i.assignment_id = ${assignments.id} and l.purpose = ${purpose}), ${assignments.updatedAt})`;

/** Return when the principal, or the seafarer, was last asked. */
export const principalAskedAt = askedAtFor("principal-approval");
export const seafarerAskedAt = askedAtFor("employee-consent");

/** Match plans that need the principal's answer. */
export const awaitsPrincipal = and(
  inArray(assignments.slot, ["next", "next-but-one", "current"]),
  eq(assignments.principalStatus, "Pending"),
  inArray(assignments.employeeStatus, ["Pending", "Confirmed"]),
);

/** Match plans that need the seafarer's answer. */
export const asksSeafarer = and(
  inArray(assignments.slot, ["next", "next-but-one", "current"]),
  eq(assignments.employeeStatus, "Pending"),
  inArray(assignments.principalStatus, ["Confirmed", "NotRequired"]),
);

/** Match plans whose seafarer has not answered for several days. */
export const awaitsSeafarer = (now: SQLWrapper): SQL | undefined =>
  and(asksSeafarer, sql`${seafarerAskedAt} <= ${now}::timestamptz - make_interval(days => ${seafarerSilentDays})`);

/**
 * Match plans whose principal was reminded and has not answered; planning and managers are notified after four working
 * days. product 5.9
 */
export const awaitsSilentPrincipal = and(
  awaitsPrincipal,
  sql`exists (select 1 from ${approvalItems} i join ${approvalLinks} l on l.id = i.link_id where i.assignment_id = ${assignments.id}
    and l.purpose = 'principal-approval' and i.ended_at is null and i.escalated_at is not null)`,
);

/** The maximum length of a handover in days. product 5.2 */
const handoverDays = 7;
/** Match people relieved over a week ago who are still on board. */
export const overstaysHandover = (today: string): SQL | undefined =>
  and(
    isNull(assignments.checkedOutOn),
    ne(assignments.slot, "current"),
    lt(assignments.handoverSince, addDays(today, -handoverDays)),
  );
export const relievedAt = sql<Date>`(${assignments.handoverSince}::timestamp at time zone ${timeZone})`;

const maxPlans = 200;

/** Select plans with names, limited to visible vessels and people, oldest question first. */
export const selectPlans = (db: Executor, actor: Actor, askedAtColumn: SQL<Date>, filter: SQL | undefined) =>
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
      crewId: crew.id,
      employeeName: crew.fullName,
      slot: assignments.slot,
      version: assignments.version,
      startDate: assignments.startDate,
      endDate: assignments.endDate,
      principalStatus: assignments.principalStatus,
      askedAt: askedAtColumn.mapWith((value: string | Date) => new Date(value)),
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(filter, visibleTo(actor), hideStopped(actor)))
    .orderBy(askedAtColumn, assignments.id)
    .limit(maxPlans);
