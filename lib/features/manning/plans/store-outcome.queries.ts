import { and, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { assignmentEvents, assignments } from "@/db/schema/manning";
import { userIdOf } from "@/lib/access/actor";
import { syncPreparations } from "@/lib/features/preparation/sync.queries";
import { syncSchedules } from "@/lib/features/scheduling/plan-changes/queries";
import { changedByError } from "@/lib/features/audit/changed-by.queries";
import { redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { AppError } from "@/lib/platform/errors";
import type { AuditRecord, Caller } from "@/lib/platform/operation";
import { endExtensions } from "./extension-ends.queries";
import { updateLinksAfterChange } from "./links.queries";
import type { Proposed } from "../proposals.rules";
import { blockCode, codesOf, type DescribedBlock } from "../problem.rules";
import type { AssignmentRow } from "../seats.queries";
import type { Change, PlanChanges, EventLine, Problem } from "../slots.rules";

export type Scope = Pick<Caller, "actor" | "now" | "locale" | "address" | "userAgent"> & {
  db: Transaction;
  audit(record: AuditRecord): void;
};
type Author = Pick<Scope, "db" | "actor" | "now" | "locale">;

/** Build the refusal that names who changed an assignment since it was read. product 5.21 */
export async function changedMeanwhileError(author: Pick<Scope, "db" | "locale">, { id, updatedAt }: AssignmentRow) {
  const [last] = await author.db
    .select({ by: assignmentEvents.createdBy, at: assignmentEvents.createdAt })
    .from(assignmentEvents)
    .where(eq(assignmentEvents.assignmentId, id))
    .orderBy(desc(assignmentEvents.id))
    .limit(1);
  return changedByError(author, last ?? { by: null, at: updatedAt }, "changed-meanwhile");
}

/** Build the refusal that names who filled a slot, and when. */
export async function slotFilledError(
  author: Pick<Scope, "db" | "locale">,
  slot: string,
  { createdBy, createdAt }: AssignmentRow,
) {
  const { values } = await changedByError(author, { by: createdBy, at: createdAt });
  return new AppError("conflict", "manning.problems.filled-before", { ...values, slot }, [], "slot-taken");
}

/** Apply one row's change. Slot and version detect a concurrent change without the seat lock. */
async function storeChange(
  author: Author,
  rows: readonly AssignmentRow[],
  { assignmentId, from, to, set }: Change,
): Promise<AssignmentRow> {
  const { db, now } = author;
  const current = rowOf(rows, assignmentId);
  const [changed] = await db
    .update(assignments)
    .set({ ...set, slot: to, updatedAt: now, version: sql`${assignments.version} + 1` })
    .where(and(eq(assignments.id, assignmentId), eq(assignments.slot, from), eq(assignments.version, current.version)))
    .returning();
  if (!changed) throw await changedMeanwhileError(author, current);
  return changed;
}

/** Append events to the history of assignments. */
async function storeEvents(author: Author, events: readonly EventLine[], reason: string | null = null) {
  if (events.length === 0) return;
  const eventFields = { reason, createdAt: author.now, createdBy: userIdOf(author.actor) };
  await author.db.insert(assignmentEvents).values(events.map((event) => ({ ...event, ...eventFields })));
}

/**
 * Store the outcome of the rules: changes in order, so that no two rows share a slot, then events. Ends affected links
 * and extension requests, and updates preparations and schedules. The caller has locked the seat.
 * @returns all rows afterwards @throws conflict
 */
export async function storeOutcome(
  author: Author,
  rows: readonly AssignmentRow[],
  { changes, events }: Pick<PlanChanges, "changes" | "events">,
  reason: string | null = null,
  { scheduleFollows = false }: { scheduleFollows?: boolean } = {},
): Promise<AssignmentRow[]> {
  let currentRows = [...rows];
  for (const change of changes) {
    const changed = await storeChange(author, currentRows, change);
    currentRows = currentRows.map((row) => (row.id === changed.id ? changed : row));
  }
  await storeEvents(author, events, reason);
  await updateLinksAfterChange(author, changes, rows, currentRows);
  await endExtensions(author, changes, rows);
  const touched = new Set(changes.map(({ assignmentId }) => assignmentId));
  const changed = currentRows.filter(({ id }) => touched.has(id));
  await syncPreparations(author, changed);
  await syncSchedules(author, rows, changed, { follows: scheduleFollows });
  await redraftPeople(author.db, crewWithChangedDays(rows, changed));
  return currentRows;
}

/** Return people whose days on board changed, because their pay changes too. */
const crewWithChangedDays = (before: readonly AssignmentRow[], after: readonly AssignmentRow[]) =>
  after
    .filter(({ id, checkedInOn, checkedOutOn }) => {
      const was = before.find((row) => row.id === id);
      return was?.checkedInOn !== checkedInOn || was.checkedOutOn !== checkedOutOn;
    })
    .map(({ crewId }) => crewId);

/** Insert a proposal with its first event. The caller has locked person and seat. */
export async function storeProposal(
  author: Author,
  { created, events }: Pick<Proposed, "created" | "events">,
  vessel: { vesselId: number },
  reason: string | null = null,
): Promise<AssignmentRow> {
  const { db, now } = author;
  const [stored] = await db
    .insert(assignments)
    .values({
      ...created,
      vesselId: vessel.vesselId,
      overlapReason: reason,
      createdAt: now,
      createdBy: userIdOf(author.actor),
      updatedAt: now,
    })
    .returning();
  if (!stored) throw new Error("assignment was not stored");
  await storeEvents(
    author,
    events.map((event) => ({ ...event, assignmentId: stored.id })),
    reason,
  );
  return stored;
}

/** Find a row by assignment id. @throws when it is missing, which is a bug */
export function rowOf(rows: readonly AssignmentRow[], assignmentId: number): AssignmentRow {
  const row = rows.find(({ id }) => id === assignmentId);
  if (!row) throw new Error("assignment was not among the seat's rows");
  return row;
}

type AuditedOutcome = {
  subject: number;
  divisionId: number;
  before: readonly AssignmentRow[];
  after: readonly AssignmentRow[];
  changes: readonly Change[];
  overridden?: readonly Problem[];
  blocks?: readonly DescribedBlock[];
  reason?: string | null;
  more?: object | null;
};

/** Write the audit entry of an outcome: changed rows, overridden problems and reason. */
export function auditOutcome(
  { audit }: Pick<Scope, "audit">,
  { subject, divisionId, before, after, changes, overridden = [], blocks = [], reason, more }: AuditedOutcome,
) {
  const touched = new Set(changes.map(({ assignmentId }) => assignmentId));
  const changed = (rows: readonly AssignmentRow[]) => rows.filter(({ id }) => touched.has(id));
  const linesOf = (code: string) =>
    blocks.filter((block) => blockCode(block) === code).map(({ key, values }) => ({ key, values }));
  const overriddenEntries = codesOf(overridden).map((code) => ({ code, lines: linesOf(code) }));
  const outcome = {
    assignments: changed(after),
    ...(overriddenEntries.length > 0 ? { overridden: overriddenEntries } : {}),
    ...more,
  };
  const reasonEntry = reason ? { reason } : {};
  audit({ subject, divisionId, before: changed(before), after: outcome, ...reasonEntry });
}
