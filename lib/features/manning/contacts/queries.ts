import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { approvalItems, assignmentEvents, assignments } from "@/db/schema/manning";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { nextPartyToAsk } from "../approval.rules";
import type { Call, PlanContact } from "./schema";

/** Match calls that were not taken back. */
export const isKept = sql`not exists (select from assignment_events removed where removed.assignment_id = ${assignmentEvents.assignmentId}
  and removed.event = 'call-removed' and (removed.details ->> 'callId')::int = ${assignmentEvents.id})`;

/** Select the visible assignments with these ids, with the seafarer's telephone number. */
export const visibleAssignments = (db: Executor, actor: Actor, ids: readonly number[]) =>
  db
    .select({
      id: assignments.id,
      divisionId: vessels.divisionId,
      principalStatus: assignments.principalStatus,
      employeeStatus: assignments.employeeStatus,
      phone: crew.phone,
    })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(anyOf(assignments.id, ids), visibleTo(actor), hideStopped(actor)));

/** Return the last call about each assignment. */
async function lastCallsOf(db: Executor, ids: readonly number[]): Promise<Map<number, Call>> {
  const rows = await db
    .selectDistinctOn([assignmentEvents.assignmentId], {
      assignmentId: assignmentEvents.assignmentId,
      at: assignmentEvents.createdAt,
      by: fullNameOf(users),
      said: assignmentEvents.reason,
    })
    .from(assignmentEvents)
    .leftJoin(users, eq(users.id, assignmentEvents.createdBy))
    .where(and(anyOf(assignmentEvents.assignmentId, ids), eq(assignmentEvents.event, "called"), isKept))
    .orderBy(assignmentEvents.assignmentId, desc(assignmentEvents.id));
  return new Map(rows.map(({ assignmentId, said, ...call }) => [assignmentId, { ...call, said: said ?? "" }]));
}

/** Return when each assignment's open questions were last reminded of. */
async function remindersOf(db: Executor, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .select({
      assignmentId: approvalItems.assignmentId,
      at: sql`max(${approvalItems.remindedAt})`.mapWith(approvalItems.remindedAt),
    })
    .from(approvalItems)
    .where(and(inArray(approvalItems.assignmentId, [...ids]), isNull(approvalItems.endedAt)))
    .groupBy(approvalItems.assignmentId);
  return new Map(rows.flatMap(({ assignmentId, at }) => (at ? [[assignmentId, at] as const] : [])));
}

/** Return whom to ask about assignments, by telephone or reminder, and what was said last. Three queries. */
export async function contactsOf(db: Executor, actor: Actor, ids: readonly number[]): Promise<PlanContact[]> {
  if (ids.length === 0) return [];
  const rows = await visibleAssignments(db, actor, ids);
  const [calls, reminders] = await Promise.all([lastCallsOf(db, ids), remindersOf(db, ids)]);
  return rows.map(({ id, phone, principalStatus, employeeStatus }) => ({
    assignmentId: id,
    asks: nextPartyToAsk({ principalStatus, employeeStatus }),
    phone,
    remindedAt: reminders.get(id) ?? null,
    lastCall: calls.get(id) ?? null,
  }));
}
