import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { FieldClass } from "@/db/enums/crew";
import type { Actor } from "@/lib/access/actor";

type Shown = { crewId: number; classes: readonly FieldClass[] };

/** Keeps who saw which sensitive data of whom: once per user, person, class and hour; nobody is logged with their own data. One query. product 5.20 */
export async function recordReads(
  db: Transaction,
  { actor, now }: { actor: Actor; now: Date },
  operation: string,
  shown: readonly Shown[],
) {
  if (actor.kind !== "user") return;
  const rows = shown
    .filter(({ crewId }) => crewId !== actor.crewId)
    .flatMap(({ crewId, classes }) => classes.map((fieldClass) => ({ crew: crewId, class: fieldClass })));
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into sensitive_reads (crew_id, user_id, field_class, operation, created_at)
    select distinct s.crew, ${actor.userId}::int, s.class, ${operation}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as s(crew int, class text)
    where not exists (
      select from sensitive_reads r where r.crew_id = s.crew and r.user_id = ${actor.userId}::int and r.field_class = s.class
        and r.created_at > ${now.toISOString()}::timestamptz - interval '1 hour'
    )`);
}
