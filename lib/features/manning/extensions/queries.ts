import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, extensions, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { changedByError } from "@/lib/features/audit/changed-by.queries";
import { assertNotStopped, hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { isPending } from "../plans/extension-ends.queries";
import { ownCrewIdOf } from "./own-crew.rules";
import { lockSeat, readSeat, type AssignmentRow, type SeatContext } from "../seats.queries";

export type ExtensionStored = typeof extensions.$inferSelect;
/** An assignment on board with seat, person and all their assignments. */
export type AssignmentContext = SeatContext & { row: AssignmentRow };
type SeatOfPersonKeys = { vesselId: number; vesselCrewId: number; crewId: number };

const office: Actor = { kind: "scheduler" };
/** Match people on visible vessels, or the seafarer themselves. Excludes stopped processing. product 5.11, 5.20 */
function isVisibleTo(actor: Actor): SQL | undefined {
  const own = ownCrewIdOf(actor);
  return and(own === null ? visibleTo(actor) : or(visibleTo(actor), eq(crew.id, own)), hideStopped(actor));
}

/** Find a person's keys on board; null when ashore or not visible. */
export async function findOnBoardKeys(db: Executor, actor: Actor, crewId: number): Promise<SeatOfPersonKeys | null> {
  const [keysRow] = await db
    .select({ vesselId: assignments.vesselId, vesselCrewId: assignments.seatId, crewId: assignments.crewId })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(
      and(
        eq(assignments.crewId, crewId),
        isNotNull(assignments.checkedInOn),
        isNull(assignments.checkedOutOn),
        isVisibleTo(actor),
      ),
    );
  return keysRow ?? null;
}

/** Find a person's keys on board. @throws not-found */
export async function onBoardKeysOf(db: Executor, actor: Actor, crewId: number): Promise<SeatOfPersonKeys> {
  const found = await findOnBoardKeys(db, actor, crewId);
  if (!found) throw notFound("extensions.notOnBoard");
  return found;
}

const assignmentContextOf = (seatContext: SeatContext, assignmentId?: number): AssignmentContext => {
  const row = seatContext.ofPerson.find(({ id, checkedInOn, checkedOutOn }) =>
    assignmentId === undefined ? checkedInOn !== null && checkedOutOn === null : id === assignmentId,
  );
  if (!row) throw notFound("extensions.notOnBoard");
  return { ...seatContext, row };
};

/** Read the assignment context. Visibility was checked when the keys were found. */
export const readAssignmentContext = async (db: Executor, keys: SeatOfPersonKeys, assignmentId?: number) =>
  assignmentContextOf(await readSeat(db, office, keys), assignmentId);

/** Lock the assignment context; see lockSeat. @throws rule while the processing of the person is stopped */
export async function lockAssignmentContext(
  db: Transaction,
  keys: SeatOfPersonKeys,
  assignmentId?: number,
): Promise<AssignmentContext> {
  const seatContext = await lockSeat(db, office, keys);
  assertNotStopped(seatContext.person);
  return assignmentContextOf(seatContext, assignmentId);
}

/**
 * Find a request with the keys of its assignment.
 * @throws not-found for one of a vessel or person the actor does not see
 */
export async function findExtension(db: Executor, actor: Actor, id: number) {
  const [found] = await db
    .select({
      extension: extensions,
      keys: { vesselId: extensions.vesselId, vesselCrewId: assignments.seatId, crewId: extensions.crewId },
    })
    .from(extensions)
    .innerJoin(assignments, eq(assignments.id, extensions.assignmentId))
    .innerJoin(vessels, eq(vessels.id, extensions.vesselId))
    .innerJoin(crew, eq(crew.id, extensions.crewId))
    .where(and(eq(extensions.id, id), isVisibleTo(actor)));
  if (!found) throw notFound("extensions.notFound");
  return found;
}

/** Find and lock a request. Every change of a request locks the person. */
export async function lockExtension(db: Transaction, actor: Actor, id: number) {
  const { keys, extension } = await findExtension(db, actor, id);
  const assignmentContext = await lockAssignmentContext(db, keys, extension.assignmentId);
  return { assignmentContext, extension: (await findExtension(db, actor, id)).extension };
}

/** Require that the request is undecided. @throws conflict naming who decided, withdrew or answered, and when */
export async function assertWaiting(
  requester: Parameters<typeof changedByError>[0],
  { status, endedAt, version, ...extension }: ExtensionStored,
  readVersion = version,
) {
  if (status === null && endedAt === null && readVersion === version) return;
  const { decidedBy, decidedAt, endedBy, consentBy, consentAt, requestedAt } = extension;
  const last = decidedAt
    ? { by: decidedBy, at: decidedAt }
    : endedAt
      ? { by: endedBy, at: endedAt }
      : { by: consentBy, at: consentAt ?? requestedAt };
  throw await changedByError(requester, last, "changed-meanwhile");
}

/** Return a person's pending request; there is at most one. */
export async function pendingOf(db: Executor, crewId: number): Promise<ExtensionStored | null> {
  const [found] = await db
    .select()
    .from(extensions)
    .where(and(eq(extensions.crewId, crewId), isPending));
  return found ?? null;
}

/** Match pending requests by others, for people on visible vessels. product 5.3 */
export const awaitsDecisionBy = (actor: Actor): SQL | undefined =>
  and(
    isPending,
    visibleTo(actor),
    hideStopped(actor),
    sql`${extensions.requestedBy} is distinct from ${userIdOf(actor)}::int`,
  );

const requester = alias(users, "asker");
const decider = alias(users, "decider");
const recorder = alias(users, "recorder");

/** Select requests with their names, pending first, then newest. */
export const selectExtensions = (
  db: Executor,
  where: SQL | undefined,
  { limit, skip = 0 }: { limit: number; skip?: number },
) =>
  db
    .select({
      extension: extensions,
      vesselName: vessels.name,
      vesselCrewId: assignments.seatId,
      onBoard: assignments.checkedInOn,
      person: { id: crew.id, fullName: crew.fullName, employeeNumber: crew.employeeNumber },
      position: { name: positions.nameEn, nameId: positions.name },
      requestedBy: fullNameOf(requester),
      decidedBy: fullNameOf(decider),
      recordedBy: fullNameOf(recorder),
      total: sql<number>`count(*) over ()::int`,
    })
    .from(extensions)
    .innerJoin(assignments, eq(assignments.id, extensions.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, extensions.vesselId))
    .innerJoin(crew, eq(crew.id, extensions.crewId))
    .leftJoin(requester, eq(requester.id, extensions.requestedBy))
    .leftJoin(decider, eq(decider.id, extensions.decidedBy))
    .leftJoin(recorder, eq(recorder.id, extensions.consentBy))
    .where(where)
    .orderBy(desc(sql`${extensions.status} is null and ${extensions.endedAt} is null`), desc(extensions.id))
    .limit(limit)
    .offset(skip);
export type SelectedExtension = Awaited<ReturnType<typeof selectExtensions>>[number];
