import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { every } from "@/db/every";
import { applicants } from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import { rowsOf, type Actor, type UserActor } from "@/lib/access/actor";
import type { Rows } from "@/lib/access/policy";
import { isAmong } from "@/lib/access/roles";
import { notFound, refused } from "@/lib/platform/errors";

export type Person = typeof crew.$inferSelect;

/** Holds or is planned for a seat on a vessel of the principal. Of who has left them the principal sees the past stay in the vessel's history, and nothing of today. product 5.12 */
const servesPrincipal = (principalId: number) => sql`exists (
  select 1 from assignments a join vessels v on v.id = a.vessel_id
  where a.crew_id = ${crew.id} and v.principal_id = ${principalId} and a.slot not in ('cancelled', 'history') and a.checked_out_on is null
)`;

function ofOwn(actor: UserActor, rows: Rows): SQL {
  if (rows === "own-principal") return actor.principalId ? servesPrincipal(actor.principalId) : sql`false`;
  const self = actor.crewId ? eq(crew.id, actor.crewId) : sql`false`;
  if (rows === "own-record") return self;
  if (rows === "own-vessel") return actor.vesselId ? sql`(${self} or ${eq(crew.vesselId, actor.vesselId)})` : self;
  return sql`true`;
}

/** Who may have to answer for a stop; nobody else is told of it. */
export const knowsOfStops = (actor: Actor) => actor.kind !== "user" || isAmong(actor, "answer-for-stops");

/** Whose processing is stopped is seen by those who may have to answer for it, and by themselves. product 5.20 */
export function unlessStopped(actor: Actor): SQL | undefined {
  if (actor.kind !== "user" || knowsOfStops(actor)) return undefined;
  return actor.crewId
    ? or(isNull(crew.processingStoppedAt), eq(crew.id, actor.crewId))
    : isNull(crew.processingStoppedAt);
}

/**
 * The application somebody came by, or that ended in the record they had, is as hidden as they are. Asked for the few who are stopped,
 * once per query, so that lists of applications keep their indexes.
 */
export function unlessApplicantStopped(actor: Actor): SQL | undefined {
  if (knowsOfStops(actor)) return undefined;
  return sql`${applicants.id} not in (
    select c.applicant_id from crew c where c.processing_stopped_at is not null and c.applicant_id is not null
    union all
    select h.applicant_id from crew c join assessments h on h.details ->> 'crewId' = c.id::text and h.type = 'result' and h.status = 'Completed'
    where c.processing_stopped_at is not null
  )`;
}

/** Staff see their division's seafarers, a principal those who serve on the own fleet, a head the own vessel's crew, a seafarer themselves. */
export function visibleTo(actor: Actor): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  const rows = rowsOf(actor, "crew:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  return every(eq(crew.divisionId, actor.divisionId), ofOwn(actor, rows), unlessStopped(actor));
}

type Processed = Pick<Person, "erasedAt" | "processingStoppedAt">;

/** @throws rule once somebody's data is erased or while its processing is stopped */
export function assertProcessed({ erasedAt, processingStoppedAt }: Processed) {
  if (erasedAt) throw refused("data-requests.erased");
  if (processingStoppedAt) throw refused("data-requests.stopped");
}

/** For a change of the record. @throws not-found for a seafarer the actor may not see, rule once their data is erased or while its processing is stopped */
export async function lockCrew(db: Transaction, actor: Actor, crewId: number) {
  const person = await lockPerson(db, actor, crewId);
  assertProcessed(person);
  return person;
}

/** For what concerns the data as such, stopped or not. @throws not-found for a seafarer the actor may not see */
export async function lockPerson(db: Transaction, actor: Actor, crewId: number) {
  const [row] = await db
    .select()
    .from(crew)
    .where(and(eq(crew.id, crewId), visibleTo(actor)))
    .for("no key update");
  if (!row) throw notFound("crew.notFound");
  return row;
}

/** What decides who may see what of a person; nothing for a seafarer the actor may not see. */
export async function seenBy(db: Executor, actor: Actor, crewId: number) {
  const [row] = await db
    .select({
      id: crew.id,
      vesselId: crew.vesselId,
      divisionId: crew.divisionId,
      status: crew.status,
      processingStoppedAt: crew.processingStoppedAt,
    })
    .from(crew)
    .where(and(eq(crew.id, crewId), visibleTo(actor)));
  return row;
}

/** The same for those who must see them. @throws not-found */
export async function findSeen(db: Executor, actor: Actor, crewId: number) {
  const row = await seenBy(db, actor, crewId);
  if (!row) throw notFound("crew.notFound");
  return row;
}
