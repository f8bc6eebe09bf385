import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { principals } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { readAccountMovements } from "./queries";
import type { Statement, statementInput } from "./schema";
import { statementLines } from "./statement.rules";

type Scope = { db: Executor; actor: Actor; now: Date };

/** Read a principal's statement. Two queries. @throws not-found */
export async function readStatement(
  { db, actor, now }: Scope,
  { principalId, ...range }: z.output<typeof statementInput>,
): Promise<Statement> {
  const { divisionId } = userActorOf(actor);
  const today = dayOf(now);
  const to = range.to ?? today;
  const from = range.from ?? `${to.slice(0, 4)}-01-01`;
  const [principal] = await db
    .select({ name: principals.name })
    .from(principals)
    .where(and(eq(principals.id, principalId), eq(principals.divisionId, divisionId)));
  if (!principal) throw notFound("billing.statement.notFound");
  const movements = await readAccountMovements(db, divisionId, principalId, to);
  return { principalId, principal: principal.name, from, to, ...statementLines(movements, from) };
}
