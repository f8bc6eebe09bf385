import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { payrollSettings } from "@/db/schema/work-orders";
import { rowsOf, type Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { notFound } from "@/lib/platform/errors";

/** Restrict debts and payees to the actor's division, or to the actor's own. product 5.15 */
export function visibleTo(actor: Actor): SQL | undefined {
  if (actor.kind !== "user") return sql`false`;
  const rows = rowsOf(actor, "work-orders:deductions");
  if (rows === "none") return sql`false`;
  if (rows === "own-record") return and(actor.crewId ? eq(crew.id, actor.crewId) : sql`false`, hideStopped(actor));
  return and(eq(crew.divisionId, actor.divisionId), hideStopped(actor));
}

/**
 * Find a person whose debts and payees the actor may see. share: part of the take-home pay that debts may take, in
 * basis points. @throws not-found
 */
export async function findPerson(db: Executor, actor: Actor, crewId: number) {
  const [person] = await db
    .select({
      id: crew.id,
      divisionId: crew.divisionId,
      fullName: crew.fullName,
      employeeNumber: crew.employeeNumber,
      share: payrollSettings.deductionShare,
    })
    .from(crew)
    .innerJoin(payrollSettings, eq(payrollSettings.divisionId, crew.divisionId))
    .where(and(eq(crew.id, crewId), visibleTo(actor), isNull(crew.erasedAt)));
  if (!person) throw notFound("crew.notFound");
  return person;
}
