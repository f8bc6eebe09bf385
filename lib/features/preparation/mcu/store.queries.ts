import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { preparationMcus } from "@/db/schema/preparation";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { notFound, refused } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { lockOpenOf, type Open } from "../open.queries";

type Asking = { db: Transaction; actor: Actor; locale: Locale };
type McuRecord = typeof preparationMcus.$inferSelect;

/** A check-up that may still be written to, with the preparation it belongs to, both held. @throws not-found, conflict when it changed since, rule once it has a result */
export async function lockMcu(
  { db, actor, locale }: Asking,
  id: number,
  version: number | undefined,
): Promise<{ mcu: McuRecord; open: Open }> {
  const [known] = await db.select().from(preparationMcus).where(eq(preparationMcus.id, id));
  if (!known) throw notFound("preparation.notFound");
  const open = await lockOpenOf(db, actor, known.preparationId);
  const [mcu] = await db.select().from(preparationMcus).where(eq(preparationMcus.id, id)).for("update");
  if (!mcu) throw notFound("preparation.notFound");
  await assertUnchanged({ db, locale }, mcu, version);
  if (mcu.result !== null) throw refused("preparation.hasResult");
  return { mcu, open };
}

/** @returns the version it has now */
export async function storeMcu(
  db: Transaction,
  { id, version }: McuRecord,
  values: Partial<typeof preparationMcus.$inferInsert>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  const [row] = await db
    .update(preparationMcus)
    .set({ ...values, updatedAt: now, updatedBy: userIdOf(actor), version: sql`${preparationMcus.version} + 1` })
    .where(and(eq(preparationMcus.id, id), eq(preparationMcus.version, version)))
    .returning({ version: preparationMcus.version });
  if (!row) throw new Error("check-up was not stored");
  return row.version;
}
