import { and, asc, eq, gte, isNull, ne, or } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { fullNameOf, users } from "@/db/schema/users";
import { payrollAllotments } from "@/db/schema/work-orders";
import type { Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { lockPayOf } from "../inputs/queries";
import { visibleTo } from "../person.queries";

/** Select allotments that are not refused and have not ended before a month, in their order. One query. */
export const selectAllotments = (db: Executor, crewId: number, month: string) =>
  db
    .select({ row: payrollAllotments, createdName: fullNameOf(users) })
    .from(payrollAllotments)
    .leftJoin(users, eq(users.id, payrollAllotments.createdBy))
    .where(
      and(
        eq(payrollAllotments.crewId, crewId),
        ne(payrollAllotments.state, "refused"),
        or(isNull(payrollAllotments.untilMonth), gte(payrollAllotments.untilMonth, month)),
      ),
    )
    .orderBy(asc(payrollAllotments.place), asc(payrollAllotments.id))
    .limit(50);

/**
 * Lock an allotment and its person for a change. No month of the division can be locked meanwhile; the person's open
 * months are redrafted. @throws not-found, conflict PAYROLL_LOCKING
 */
export async function lockAllotment(db: Transaction, actor: Actor, id: number) {
  const [owner] = await db
    .select({ crewId: payrollAllotments.crewId })
    .from(payrollAllotments)
    .innerJoin(crew, eq(crew.id, payrollAllotments.crewId))
    .where(and(eq(payrollAllotments.id, id), visibleTo(actor)));
  if (!owner) throw notFound("allotments.notFound");
  const person = await lockPayOf(db, actor, owner.crewId);
  const [row] = await db.select().from(payrollAllotments).where(eq(payrollAllotments.id, id)).for("update");
  if (!row) throw notFound("allotments.notFound");
  return { person, row };
}
