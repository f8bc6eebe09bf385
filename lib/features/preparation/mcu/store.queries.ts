import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { preparationMcus, preparations } from "@/db/schema/preparation";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { notFound, refused } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { lockOpenPreparation, type OpenPreparation } from "../open-preparations.queries";

type LockScope = { db: Transaction; actor: Actor; locale: Locale };
type McuRecord = typeof preparationMcus.$inferSelect;

/**
 * Lock an editable check-up with its preparation. @throws not-found, conflict when it changed since, rule when it has
 * a result
 */
export async function lockMcu(
  { db, actor, locale }: LockScope,
  id: number,
  version: number | undefined,
): Promise<{ mcu: McuRecord; open: OpenPreparation }> {
  const [stored] = await db.select().from(preparationMcus).where(eq(preparationMcus.id, id));
  if (!stored) throw notFound("preparation.notFound");
  const open = await lockOpenPreparation(db, actor, stored.preparationId);
  const [mcu] = await db.select().from(preparationMcus).where(eq(preparationMcus.id, id)).for("update");
  if (!mcu) throw notFound("preparation.notFound");
  await assertUnchanged({ db, locale }, mcu, version);
  if (mcu.result !== null) throw refused("preparation.hasResult");
  return { mcu, open };
}

type LockedMcu = { mcu: McuRecord; open: OpenPreparation };

/** Select the pending appointments on a letter in open preparations. */
const pendingOnLetter = (db: Transaction, letterNumber: string) =>
  db
    .select({ id: preparationMcus.id })
    .from(preparationMcus)
    .innerJoin(preparations, eq(preparations.id, preparationMcus.preparationId))
    .where(
      and(eq(preparationMcus.letterNumber, letterNumber), isNull(preparationMcus.result), isNull(preparations.endedAt)),
    )
    .orderBy(preparationMcus.preparationId);

/**
 * Lock an appointment and, when the whole letter moves, all pending ones on it, in preparation order. @throws as
 * lockMcu, not-found when one is hidden from the actor
 */
export async function lockLetter(
  scope: LockScope,
  { id, version, wholeLetter }: { id: number; version: number | undefined; wholeLetter: boolean },
): Promise<{ own: LockedMcu; moving: LockedMcu[] }> {
  const [current] = wholeLetter ? await scope.db.select().from(preparationMcus).where(eq(preparationMcus.id, id)) : [];
  const pending = current ? await pendingOnLetter(scope.db, current.letterNumber) : [];
  const ids = pending.some((appointment) => appointment.id === id)
    ? pending.map((appointment) => appointment.id)
    : [id];
  const moving: LockedMcu[] = [];
  for (const appointmentId of ids)
    moving.push(await lockMcu(scope, appointmentId, appointmentId === id ? version : undefined));
  const own = moving.find(({ mcu }) => mcu.id === id);
  if (!own) throw notFound("preparation.notFound");
  return { own, moving };
}

/** Update a check-up. @returns the row after the change */
export async function storeMcu(
  db: Transaction,
  { id, version }: McuRecord,
  values: Partial<typeof preparationMcus.$inferInsert>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<McuRecord> {
  const [row] = await db
    .update(preparationMcus)
    .set({ ...values, updatedAt: now, updatedBy: userIdOf(actor), version: sql`${preparationMcus.version} + 1` })
    .where(and(eq(preparationMcus.id, id), eq(preparationMcus.version, version)))
    .returning();
  if (!row) throw new Error("check-up was not stored");
  return row;
}
