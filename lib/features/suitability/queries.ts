import { and, desc, eq, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { suitabilityLevelOf } from "@/db/enums/suitability";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import type { Actor } from "@/lib/access/actor";
import { authorOf, invalid, claimFile, type EditScope } from "@/lib/features/crew/sections/edit-scope.queries";
import { entriesVisibleTo } from "@/lib/features/crew/list/queries";
import { lockCrew } from "@/lib/features/crew/queries";
import { changeStatus } from "@/lib/features/crew/status/queries";
import { isBarred } from "@/lib/features/crew/suitability-level.queries";
import { cancelPlansOf } from "@/lib/features/manning/plans/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, notFound, refused } from "@/lib/platform/errors";
import { isOpen, statusUnder, type Entry } from "./rules";

export type Person = typeof crew.$inferSelect;
export type EntryRow = typeof suitabilityEntries.$inferSelect;
export type RemovalRow = typeof suitabilityRemovals.$inferSelect;

/** Map an entry's row to the fields the rules use. */
export const termsOf = ({ level, reason, startDate, endDate, reviewDate, confirmedAt }: EntryRow): Entry => ({
  level: suitabilityLevelOf(level),
  reason,
  startDate,
  endDate,
  reviewDate,
  isConfirmed: confirmedAt !== null,
});

/** Lock an entry, the person first. The actor must see it or be its subject. @throws not-found */
export async function lockEntry(
  db: Transaction,
  actor: Actor,
  id: number,
): Promise<{ person: Person; entry: EntryRow }> {
  const [entryRow] = await db
    .select({ crewId: suitabilityEntries.crewId })
    .from(suitabilityEntries)
    .innerJoin(crew, eq(crew.id, suitabilityEntries.crewId))
    .where(and(eq(suitabilityEntries.id, id), entriesVisibleTo(actor)));
  if (!entryRow) throw notFound("suitability.notFound");
  const person = await lockCrew(db, actor, entryRow.crewId);
  const [entry] = await db.select().from(suitabilityEntries).where(eq(suitabilityEntries.id, id)).for("update");
  if (!entry) throw notFound("suitability.notFound");
  return { person, entry };
}

/** Lock an entry that is still open. @throws not-found; rule when it has ended */
export async function lockOpenEntry(db: Transaction, actor: Actor, id: number, now: Date) {
  const locked = await lockEntry(db, actor, id);
  if (!isOpen(locked.entry, dayOf(now))) throw refused("suitability.closed");
  return locked;
}

/** Find the entry's undecided removal request. */
export async function openRemoval(db: Executor, entryId: number): Promise<RemovalRow | undefined> {
  const [row] = await db
    .select()
    .from(suitabilityRemovals)
    .where(and(eq(suitabilityRemovals.entryId, entryId), isNull(suitabilityRemovals.decidedAt)));
  return row;
}

export async function lastRemoval(db: Executor, entryId: number): Promise<RemovalRow | undefined> {
  const [row] = await db
    .select()
    .from(suitabilityRemovals)
    .where(eq(suitabilityRemovals.entryId, entryId))
    .orderBy(desc(suitabilityRemovals.id))
    .limit(1);
  return row;
}

/**
 * Set the status the register requires. A barred person loses all plans, also on board, where the status changes at
 * check-out. The caller has locked the person. product 5.3, 5.4
 * @returns the status afterwards
 */
export async function applyRegister(scope: EditScope, person: Person) {
  const { db, now } = scope;
  const today = dayOf(now);
  const barred = await isBarred(db, person.id, today);
  const to = statusUnder(person, barred);
  if (to !== person.status)
    await changeStatus(db, person, { event: barred ? "barred" : "bar-removed", to, on: today }, scope);
  if (barred) await cancelPlansOf(scope, person.id, "barred");
  return to;
}

/** Claim a file for the register: uploaded for it by the author, or already attached. @throws invalid */
export async function claimRegisterFile(
  db: Transaction,
  fileId: string | null,
  {
    crewId,
    actor,
    currentFileId = null,
    path,
  }: { crewId: number; actor: Actor; currentFileId?: string | null; path: string },
): Promise<string | null> {
  if (fileId === null || fileId === currentFileId) return fileId;
  const [file] = await db.select({ fileType: files.fileType }).from(files).where(eq(files.id, fileId));
  if (file && file.fileType !== "blacklist") throw invalid({ path, message: "suitability.wrongFileType" });
  return claimFile(db, fileId, { crewId, author: authorOf(actor), path });
}

/** Return the writing user's id. @throws forbidden for non-users, and for deciding about oneself */
export function actingUserIdOf(actor: Actor, crewId: number) {
  if (actor.kind !== "user" || actor.crewId === crewId) throw new AppError("forbidden", "errors.forbidden");
  return actor;
}

/** Return what an audit entry stores of an entry, without its text. product 5.20 */
export const auditedTerms = ({
  crewId,
  level,
  reason,
  startDate,
  endDate,
  reviewDate,
  evidenceFileId,
  version,
}: EntryRow) => ({ employeeId: crewId, level, reason, startDate, endDate, reviewDate, evidenceFileId, version });
