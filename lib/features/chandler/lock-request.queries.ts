import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { ChandlerEvent, ChandlerStatus } from "@/db/enums/chandler";
import { allConditions } from "@/db/all-conditions";
import { chandlerLog, chandlerRequests } from "@/db/schema/chandler";
import { userIdOf, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { notFound } from "@/lib/platform/errors";
import { selectRequests, visibleTo, type RequestWithVessel } from "./queries";

type Author = { db: Transaction; actor: Actor; now: Date };
type Values = Partial<typeof chandlerRequests.$inferInsert>;

/** Lock a request until the transaction ends. @throws not-found for one the actor may not see */
export async function lockRequest(
  db: Transaction,
  actor: Actor,
  id: number,
  right: Permission,
): Promise<RequestWithVessel> {
  const where = allConditions(eq(chandlerRequests.id, id), visibleTo(actor, right));
  const [located] = await selectRequests(db, where, []).for("update", { of: chandlerRequests });
  if (!located) throw notFound("chandler.notFound");
  return located;
}

/** Add an event to a request's timeline. */
export async function logRequest(
  { db, actor, now }: Author,
  id: number,
  { event, from, to }: { event: ChandlerEvent; from: ChandlerStatus | null; to: ChandlerStatus },
) {
  await db
    .insert(chandlerLog)
    .values({ requestId: id, event, fromStatus: from, toStatus: to, createdAt: now, createdBy: userIdOf(actor) });
}

/** Store changes of a locked request with a timeline event. @returns the updated request */
export async function storeRequest(
  author: Author,
  { request }: Pick<RequestWithVessel, "request">,
  values: Values,
  event: Exclude<ChandlerEvent, "created">,
) {
  const { db, actor, now } = author;
  const [row] = await db
    .update(chandlerRequests)
    .set({ ...values, updatedAt: now, updatedBy: userIdOf(actor), version: sql`${chandlerRequests.version} + 1` })
    .where(eq(chandlerRequests.id, request.id))
    .returning();
  if (!row) throw new Error("request was not stored");
  await logRequest(author, row.id, { event, from: request.status, to: row.status });
  return row;
}
