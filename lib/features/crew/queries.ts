import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { applicants } from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import { rowsOf, type Actor, type UserActor } from "@/lib/access/actor";
import type { Rows } from "@/lib/access/policy";
import { isAmong } from "@/lib/access/roles";
import { notFound, refused } from "@/lib/platform/errors";

export type Person = typeof crew.$inferSelect;

/**
 * Whether the person is on board or planned on a vessel of the principal. After sign-off the principal sees only the
 * vessel's history. product 5.12
 */
const servesPrincipal = (principalId: number) => sql`exists (
  select 1 from assignments a join vessels v on v.id = a.vessel_id
  where a.crew_id = ${crew.id} and v.principal_id = ${principalId} and a.slot not in ('cancelled', 'history') and a.checked_out_on is null
)`;

function ownVesselCrew(actor: UserActor, rows: Rows): SQL {
  if (rows === "own-principal") return actor.principalId ? servesPrincipal(actor.principalId) : sql`false`;
  const self = actor.crewId ? eq(crew.id, actor.crewId) : sql`false`;
  if (rows === "own-record") return self;
  if (rows === "own-vessel") return actor.vesselId ? sql`(${self} or ${eq(crew.vesselId, actor.vesselId)})` : self;
  return sql`true`;
}

/** Whether an actor may see people whose processing is stopped. */
export const canViewStopped = (actor: Actor) => actor.kind !== "user" || isAmong(actor, "answer-for-stops");

/**
 * Hide people whose processing is stopped, except from users who answer for the stop and from themselves. product 5.20
 */
export function hideStopped(actor: Actor): SQL | undefined {
  if (actor.kind !== "user" || canViewStopped(actor)) return undefined;
  return actor.crewId
    ? or(isNull(crew.processingStoppedAt), eq(crew.id, actor.crewId))
    : isNull(crew.processingStoppedAt);
}

/**
 * Hide the applications of people whose processing is stopped. Looks up the few stopped people once per query, so that
 * lists of applications keep their indexes.
 */
export function hideStoppedApplicants(actor: Actor): SQL | undefined {
  if (canViewStopped(actor)) return undefined;
  return sql`${applicants.id} not in (
    select c.applicant_id from crew c where c.processing_stopped_at is not null and c.applicant_id is not null
    union all
    select h.applicant_id from crew c join assessments h on h.details ->> 'crewId' = c.id::text and h.type = 'result' and h.status = 'Completed'
    where c.processing_stopped_at is not null
  )`;
}

/**
 * Limit people to those the actor may see: staff their division, a principal their fleet's crew, a head their vessel's
 * crew, a seafarer themselves.
 */
export function visibleTo(actor: Actor): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  const rows = rowsOf(actor, "crew:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  return allConditions(eq(crew.divisionId, actor.divisionId), ownVesselCrew(actor, rows), hideStopped(actor));
}

type Processed = Pick<Person, "erasedAt" | "processingStoppedAt">;

/** Refuse changes once a person's data is erased or while processing is stopped. @throws rule */
export function assertNotStopped({ erasedAt, processingStoppedAt }: Processed) {
  if (erasedAt) throw refused("data-requests.erased");
  if (processingStoppedAt) throw refused("data-requests.stopped");
}

/**
 * Lock a person's row to change the record. @throws not-found for a person the actor may not see, rule once the data is
 * erased or while processing is stopped
 */
export async function lockCrew(db: Transaction, actor: Actor, crewId: number) {
  const person = await lockPerson(db, actor, crewId);
  assertNotStopped(person);
  return person;
}

/**
 * Lock a person's row for data requests, also while processing is stopped. @throws not-found for a person the actor may
 * not see
 */
export async function lockPerson(db: Transaction, actor: Actor, crewId: number) {
  const [row] = await db
    .select()
    .from(crew)
    .where(and(eq(crew.id, crewId), visibleTo(actor)))
    .for("no key update");
  if (!row) throw notFound("crew.notFound");
  return row;
}

/** Select what decides which fields of a person an actor may see; undefined for a person the actor may not see. */
export async function selectViewedPerson(db: Executor, actor: Actor, crewId: number) {
  const [row] = await db
    .select({
      id: crew.id,
      vesselId: crew.vesselId,
      divisionId: crew.divisionId,
      familyName: crew.familyName,
      givenNames: crew.givenNames,
      status: crew.status,
      processingStoppedAt: crew.processingStoppedAt,
    })
    .from(crew)
    .where(and(eq(crew.id, crewId), visibleTo(actor)));
  return row;
}

/** Select the same for a person the actor must be able to see. @throws not-found */
export async function findViewedPerson(db: Executor, actor: Actor, crewId: number) {
  const row = await selectViewedPerson(db, actor, crewId);
  if (!row) throw notFound("crew.notFound");
  return row;
}
