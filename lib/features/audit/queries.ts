import { and, eq, gte, like, lt, or, sql, type SQL } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { can, type Actor } from "@/lib/access/actor";
import { addDays } from "@/lib/platform/dates";
import { containing } from "@/lib/platform/list/page-of";

/** A superadmin reads everything; admins and managers what happened in their division. */
export function visibleTo(actor: Actor): SQL | undefined {
  if (actor.kind !== "user" || !can(actor, "audit:view")) return sql`false`;
  return actor.role === "superadmin" ? undefined : eq(auditEntries.divisionId, actor.divisionId);
}

type Filter = { person?: number | undefined; operation?: string | undefined; subject?: string | undefined; from?: string | undefined; until?: string | undefined; filterList: string };

const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`);

/** Days are whole days in Asia/Jakarta, both ends included. */
export const matching = ({ person, operation, subject, from, until, filterList }: Filter) =>
  and(
    person ? and(eq(auditEntries.actorKind, "user"), eq(auditEntries.actorId, String(person))) : undefined,
    operation ? eq(auditEntries.operation, operation) : undefined,
    subject ? eq(auditEntries.subject, subject) : undefined,
    from ? gte(auditEntries.createdAt, startOf(from)) : undefined,
    until ? lt(auditEntries.createdAt, startOf(addDays(until, 1))) : undefined,
    filterList ? or(like(auditEntries.operation, containing(filterList)), like(auditEntries.subject, containing(filterList))) : undefined,
  );

