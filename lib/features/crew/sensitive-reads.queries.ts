import { sql } from "drizzle-orm";
import { database, type Executor } from "@/db/client";
import type { FieldClass } from "@/db/enums/crew";
import type { Actor } from "@/lib/access/actor";

type ShownClasses = { crewId: number; classes: readonly FieldClass[] };
type Entry = { crew: number; class: string };

const hour = 3_600_000;
const maxCachedReads = 20_000;
/** Cache what this process logged within the hour, to save a query. */
const cachedReads = new Map<string, number>();
const nameOf = (userId: number, entry: Entry) => `${userId} ${entry.crew} ${entry.class}`;

const isCached = (name: string, now: Date) => now.getTime() - (cachedReads.get(name) ?? -Infinity) < hour;

function cacheRead(name: string, now: Date) {
  cachedReads.delete(name);
  cachedReads.set(name, now.getTime());
  if (cachedReads.size > maxCachedReads) cachedReads.delete(cachedReads.keys().next().value ?? "");
}

/**
 * Log who read which sensitive field classes, once per user, person, class and hour; reading one's own data is not
 * logged. Runs before the answer is sent, so that unlogged data is never shown. One query at most. product 5.20
 */
export async function recordSensitiveReads(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  operation: string,
  reads: readonly ShownClasses[],
) {
  if (actor.kind !== "user") return;
  const { userId, crewId: ownCrewId } = actor;
  const rows: Entry[] = reads
    .filter(({ crewId }) => crewId !== ownCrewId)
    .flatMap(({ crewId, classes }) => classes.map((fieldClass) => ({ crew: crewId, class: fieldClass })))
    .filter((entry) => !isCached(nameOf(userId, entry), now));
  if (rows.length === 0) return;
  const added = await db.execute<Entry>(sql`
    insert into sensitive_reads (crew_id, user_id, field_class, operation, created_at)
    select distinct s.crew, ${userId}::int, s.class, ${operation}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as s(crew int, class text)
    where not exists (
      select from sensitive_reads r where r.crew_id = s.crew and r.user_id = ${userId}::int and r.field_class = s.class
        and r.created_at > ${now.toISOString()}::timestamptz - interval '1 hour'
    )
    returning crew_id as crew, field_class as class`);
  // Cache only outside a transaction, which may still roll back.
  if (db === database()) for (const entry of added) cacheRead(nameOf(userId, entry), now);
}
