import { and, eq, gte, sql, type SQL } from "drizzle-orm";
import { evidencePacks } from "@/db/schema/evidence";
import type { Actor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { addYears, dayOf } from "@/lib/platform/calendar/dates";

/** Vessels may change principals, so a record belongs to the principal that was asked or whose account answered. */
const answeredBy = (principalId: number) => sql`(
  exists (
    select from approval_items i join approval_links l on l.id = i.link_id
    where i.assignment_id = ${evidencePacks.assignmentId} and l.principal_id = ${principalId} and l.created_at <= ${evidencePacks.createdAt}
  ) or exists (
    select from assignment_events e join users u on u.id = e.created_by
    where e.assignment_id = ${evidencePacks.assignmentId} and e.details ->> 'packId' = ${evidencePacks.id}::text and u.principal_id = ${principalId}
  )
)`;

/** Condition for principals' answers of the last year; a principal sees those of their company. product 5.12 */
export function principalAnswersOf(actor: Actor, now: Date): SQL | undefined {
  const since = new Date(`${addYears(dayOf(now), -1)}T00:00:00+07:00`);
  const isPrincipal = actor.kind === "user" && isAmong(actor, "principals");
  return and(
    eq(evidencePacks.party, "principal"),
    gte(evidencePacks.createdAt, since),
    isPrincipal ? answeredBy(actor.principalId ?? 0) : undefined,
  );
}
