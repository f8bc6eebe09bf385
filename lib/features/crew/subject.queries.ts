import { and, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "@/db/client";
import { roles } from "@/db/enums/users";
import { crew, subjectRequests } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import type { Actor, UserActor } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";
import { AppError, notFound, refused } from "@/lib/platform/errors";
import { fullNameOf } from "./person.queries";
import { visibleTo } from "./queries";
import { hasSecondPerson } from "./second-person.queries";
import { dueAt, isDecider, mayAskFor, stateOf } from "./subject.rules";
import type { SubjectKind, SubjectRequest } from "./subject.schema";

const [asker, decider] = [alias(users, "asker"), alias(users, "decider")];

const selectRequests = (db: Executor, where: SQL | undefined) =>
  db
    .select({ request: subjectRequests, person: { employeeNumber: crew.employeeNumber, fullName: crew.fullName }, names: { createdBy: fullNameOf(asker), decidedBy: fullNameOf(decider) } })
    .from(subjectRequests)
    .innerJoin(crew, eq(crew.id, subjectRequests.crewId))
    .leftJoin(asker, eq(asker.id, subjectRequests.createdBy))
    .leftJoin(decider, eq(decider.id, subjectRequests.decidedBy))
    .where(where)
    .orderBy(desc(subjectRequests.id));
type Row = Awaited<ReturnType<typeof selectRequests>>[number];

export const requestsWhere = (db: Executor, actor: Actor, where: SQL | undefined) => selectRequests(db, and(where, visibleTo(actor)));

/** Where the second-person rule stands for this actor: whether they confirm erasures, and whether nobody else confirms exports. */
export type ConfirmSight = { erases: boolean; isAlone: boolean };

export async function confirmSightOf(db: Executor, actor: Actor): Promise<ConfirmSight> {
  if (actor.kind !== "user") return { erases: false, isAlone: false };
  const { divisionId, userId } = actor;
  const [able, hasOther] = await Promise.all([isDecider(actor, "erase") ? erasureDeciders(db, divisionId) : Promise.resolve<number[]>([]), mayAskFor(actor) ? hasSecondPerson(db, "users:data-subject", { divisionId, except: userId }) : true]);
  return { erases: able.includes(userId), isAlone: !hasOther };
}

/** A request with what the actor may do about it. */
export function onWireRequest({ request, person, names }: Row, actor: Actor, now: Date, { erases, isAlone }: ConfirmSight): SubjectRequest {
  const { id, crewId, kind, reason, createdAt, createdBy, decidedAt, refusedReason } = request;
  const state = stateOf(request, now);
  const isAsker = actor.kind === "user" && actor.userId === createdBy;
  const confirms = kind === "erase" ? erases : isDecider(actor, kind) && (!isAsker || isAlone);
  return {
    ...{ id, employeeId: crewId, ...person, kind, state, reason, createdAt, dueAt: dueAt(createdAt), decidedAt, refusedReason, ...names },
    canDecide: state === "open" && confirms,
    canDownload: state === "approved" && mayAskFor(actor),
  };
}

/** A request about somebody the actor sees. @throws not-found */
export async function lockSubjectRequest(db: Transaction, actor: Actor, id: number) {
  const [found] = await requestsWhere(db, actor, eq(subjectRequests.id, id));
  if (!found) throw notFound("data-subject.notFound");
  const [row] = await db.select().from(subjectRequests).where(eq(subjectRequests.id, id)).for("update");
  if (!row) throw notFound("data-subject.notFound");
  return row;
}

const rolesOf = (column: string) => roles.filter((role) => roleColumn(role, null) === column);

/** Managers of the division confirm an erasure; where there is none, superadmins. */
async function erasureDeciders(db: Executor, divisionId: number): Promise<number[]> {
  const managers = await db.select({ id: users.id }).from(users).where(and(inArray(users.role, rolesOf("MG")), eq(users.divisionId, divisionId), isNull(users.deactivatedAt))).limit(200);
  const found = managers.length > 0 ? managers : await db.select({ id: users.id }).from(users).where(and(eq(users.role, "superadmin"), isNull(users.deactivatedAt))).limit(200);
  return found.map(({ id }) => id);
}

type Decision = { kind: SubjectKind; createdBy: number; divisionId: number };

/** Whether the asker confirms alone, which is so only where nobody else could. product 5.11, §0.3 @throws forbidden, rule */
export async function confirmsAlone(db: Executor, actor: UserActor, { kind, createdBy, divisionId }: Decision): Promise<boolean> {
  const isAsker = actor.userId === createdBy;
  if (kind === "export") {
    if (isAsker && (await hasSecondPerson(db, "users:data-subject", { divisionId, except: createdBy }))) throw refused("data-subject.secondPerson");
    return isAsker;
  }
  const able = await erasureDeciders(db, divisionId);
  if (!able.includes(actor.userId)) throw new AppError("forbidden", "data-subject.managerConfirms");
  if (isAsker && able.some((id) => id !== createdBy)) throw refused("data-subject.secondPerson");
  return isAsker;
}

/** Whether the same wish waits already. */
export const hasOpenRequest = async (db: Executor, crewId: number, kind: SubjectKind) =>
  (await db.$count(subjectRequests, and(eq(subjectRequests.crewId, crewId), eq(subjectRequests.kind, kind), isNull(subjectRequests.decidedAt)))) > 0;
