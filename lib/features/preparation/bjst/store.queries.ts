import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { preparationBjsts } from "@/db/schema/preparation";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { notFound, refused } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { lockOpenPreparation, type OpenPreparation } from "../open-preparations.queries";

type LockScope = { db: Transaction; actor: Actor; locale: Locale };
type BjstRecord = typeof preparationBjsts.$inferSelect;

/**
 * Lock an editable training with its preparation. @throws not-found, conflict when it changed since, rule when it has
 * a result
 */
export async function lockBjst(
  { db, actor, locale }: LockScope,
  id: number,
  version: number | undefined,
): Promise<{ bjst: BjstRecord; open: OpenPreparation }> {
  const [stored] = await db.select().from(preparationBjsts).where(eq(preparationBjsts.id, id));
  if (!stored) throw notFound("preparation.notFound");
  const open = await lockOpenPreparation(db, actor, stored.preparationId);
  const [bjst] = await db.select().from(preparationBjsts).where(eq(preparationBjsts.id, id)).for("update");
  if (!bjst) throw notFound("preparation.notFound");
  await assertUnchanged({ db, locale }, bjst, version);
  if (bjst.result !== null) throw refused("preparation.hasResult");
  return { bjst, open };
}

/** Update a training. @returns the row after the change */
export async function storeBjst(
  db: Transaction,
  { id, version }: BjstRecord,
  values: Partial<typeof preparationBjsts.$inferInsert>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<BjstRecord> {
  const [row] = await db
    .update(preparationBjsts)
    .set({ ...values, updatedAt: now, updatedBy: userIdOf(actor), version: sql`${preparationBjsts.version} + 1` })
    .where(and(eq(preparationBjsts.id, id), eq(preparationBjsts.version, version)))
    .returning();
  if (!row) throw new Error("training was not stored");
  return row;
}
