import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isAnyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { dataRequestKinds, type DataRequestKind } from "@/db/enums/crew";
import { crew, dataRequests } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { users } from "@/db/schema/users";
import type { Actor, UserActor } from "@/lib/access/actor";
import { rolesOf, superadmin } from "@/lib/access/roles";
import { mayDecide } from "@/lib/access/second-person";
import { notFound } from "@/lib/platform/errors";
import { containing } from "@/db/search-text";
import { openPayOf } from "../status/open-pay.queries";
import { fullNameOf } from "../person.queries";
import { lockPerson, visibleTo } from "../queries";
import { dueAt, isDecider, mayRequestFor, obstaclesOf, stateOf } from "./rules";
import type { DataRequest } from "./schema";
import { payeesMatching } from "./vessel-payee-traces.queries";

const [requester, decider] = [alias(users, "asker"), alias(users, "decider")];

const newest = [desc(dataRequests.id)];

const selectRequests = (db: Executor, where: SQL | undefined, order: SQL[] = newest) =>
  db
    .select({
      request: dataRequests,
      person: { employeeNumber: crew.employeeNumber, fullName: crew.fullName },
      names: { createdBy: fullNameOf(requester), decidedBy: fullNameOf(decider) },
    })
    .from(dataRequests)
    .innerJoin(crew, eq(crew.id, dataRequests.crewId))
    .leftJoin(requester, eq(requester.id, dataRequests.createdBy))
    .leftJoin(decider, eq(decider.id, dataRequests.decidedBy))
    .where(where)
    .orderBy(...order);
type Row = Awaited<ReturnType<typeof selectRequests>>[number];

export const requestsWhere = (db: Executor, actor: Actor, where: SQL | undefined) =>
  selectRequests(db, and(where, visibleTo(actor)));

type DataRequestFilters = { filterList: string; state: "open" | "decided"; kind?: DataRequestKind[] | undefined };
const [isOpen, isDecided] = [isNull(dataRequests.decidedAt), isNotNull(dataRequests.decidedAt)];
const isIn = (state: DataRequestFilters["state"]) => (state === "open" ? isOpen : isDecided);
/** Build the conditions for keyword and kind; undefined if nothing is filtered. */
const filterConditions = ({ filterList, kind }: DataRequestFilters) =>
  and(filterList ? like(crew.searchText, containing(filterList)) : undefined, isAnyOf(dataRequests.kind, kind));

/** Select one tab's requests: waiting ones by due date, decided ones newest first. */
export const dataRequestRows = (
  db: Executor,
  actor: Actor,
  filters: DataRequestFilters,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectRequests(
    db,
    and(isIn(filters.state), visibleTo(actor), filterConditions(filters)),
    filters.state === "open"
      ? [asc(dataRequests.createdAt), asc(dataRequests.id)]
      : [desc(dataRequests.decidedAt), desc(dataRequests.id)],
  )
    .limit(limit)
    .offset(offset);

/** Select the count of waiting requests, or another aggregate of them, as part of another query. */
export const openDataRequests = (db: Executor, actor: Actor, aggregate: SQL = sql`count(*)::int`) =>
  db
    .select({ of: aggregate })
    .from(dataRequests)
    .innerJoin(crew, eq(crew.id, dataRequests.crewId))
    .where(and(isOpen, visibleTo(actor)));

/** Count waiting and decided requests under the same filters, and the current tab without filters. */
export async function dataRequestCounts(db: Executor, actor: Actor, filters: DataRequestFilters) {
  const narrowing = filterConditions(filters);
  const requestsOf = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;
  const [counted] = await db
    .select({
      open: requestsOf(and(isOpen, narrowing)),
      decided: requestsOf(and(isDecided, narrowing)),
      all: requestsOf(isIn(filters.state)),
    })
    .from(dataRequests)
    .innerJoin(crew, eq(crew.id, dataRequests.crewId))
    .where(visibleTo(actor));
  const { open = 0, decided = 0, all = 0 } = counted ?? {};
  return { counts: { open, decided }, outOf: narrowing ? all : null };
}

/** Whether this actor confirms erasures, and whether no one else can confirm the other kinds. */
type ConfirmRights = { erases: boolean; actsAlone: boolean };

export async function confirmRightsOf(db: Executor, actor: Actor): Promise<ConfirmRights> {
  if (actor.kind !== "user") return { erases: false, actsAlone: false };
  const { divisionId, userId } = actor;
  const secondPersonScope = { divisionId, involvedUsers: [userId] };
  const [erases, actsAlone] = await Promise.all([
    isDecider(actor, "erase") ? isErasureApprover(db, actor, divisionId) : false,
    mayDecide(db, actor, "users:data-subject", secondPersonScope),
  ]);
  return { erases, actsAlone };
}

/** Return a request with the actor's actions. */
export function toDataRequest(
  { request, person, names }: Row,
  actor: Actor,
  now: Date,
  { erases, actsAlone }: ConfirmRights,
): DataRequest {
  const { id, crewId, kind, reason, createdAt, createdBy, decidedAt, refusedReason } = request;
  const state = stateOf(request, now);
  const isAsker = actor.kind === "user" && actor.userId === createdBy;
  const confirms = kind === "erase" ? erases : isDecider(actor, kind) && (!isAsker || actsAlone);
  return {
    id,
    crewId,
    ...person,
    kind,
    state,
    reason,
    createdAt,
    dueAt: dueAt(createdAt),
    decidedAt,
    refusedReason,
    ...names,
    canDecide: state === "open" && confirms,
    canDownload: state === "approved" && mayRequestFor(actor),
  };
}

/** Lock a request about a visible person, the person's row first. @throws not-found */
export async function lockDataRequest(db: Transaction, actor: Actor, id: number) {
  const [visibleRequest] = await requestsWhere(db, actor, eq(dataRequests.id, id));
  if (!visibleRequest) throw notFound("data-requests.notFound");
  await lockPerson(db, actor, visibleRequest.request.crewId);
  const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id)).for("update");
  if (!row) throw notFound("data-requests.notFound");
  return row;
}

/** Whether this user approves erasures: managers of the division, or superadmins if it has no manager. product 5.11 */
export async function isErasureApprover(db: Executor, { role }: UserActor, divisionId: number): Promise<boolean> {
  if (role !== superadmin) return true;
  const ofDivision = and(eq(users.divisionId, divisionId), isNull(users.deactivatedAt));
  return (await db.$count(users, and(inArray(users.role, rolesOf("managers")), ofDivision))) === 0;
}

/** Whether the same request is already open. */
export const hasOpenRequest = async (db: Executor, crewId: number, kind: DataRequestKind) =>
  (await db.$count(
    dataRequests,
    and(eq(dataRequests.crewId, crewId), eq(dataRequests.kind, kind), isNull(dataRequests.decidedAt)),
  )) > 0;

type PersonToCheck = Pick<
  typeof crew.$inferSelect,
  "id" | "divisionId" | "fullName" | "phone" | "status" | "erasedAt" | "processingStoppedAt"
>;

/** List why a request of each kind cannot be made or approved now. */
export async function obstaclesFor(db: Executor, person: PersonToCheck): Promise<Record<DataRequestKind, string[]>> {
  const [plans] = await db
    .select({ total: count() })
    .from(assignments)
    .where(and(eq(assignments.crewId, person.id), inArray(assignments.slot, ["next", "next-but-one"])));
  const inForce = (await payeesMatching(db, person)).find(({ isTheirs, isInForce }) => isTheirs && isInForce);
  const planned = {
    ...person,
    isPlanned: (plans?.total ?? 0) > 0,
    pay: await openPayOf(db, person),
    paidVessel: inForce?.vesselName ?? null,
  };
  // Every kind is a key.
  return Object.fromEntries(dataRequestKinds.map((kind) => [kind, obstaclesOf(kind, planned)])) as Record<
    DataRequestKind,
    string[]
  >;
}

/** Stop the processing of a person's data, or resume it. The caller holds the row's lock. product 5.20 */
export const setProcessing = (
  db: Transaction,
  crewId: number,
  stoppedAt: Date | null,
  { userId, now }: { userId: number; now: Date },
) =>
  db
    .update(crew)
    .set({ processingStoppedAt: stoppedAt, updatedAt: now, updatedBy: userId, version: sql`${crew.version} + 1` })
    .where(eq(crew.id, crewId));
