import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { preparationMcus, preparations } from "@/db/schema/preparation";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { notFound, refused } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { lockOpenOf, type Open } from "../open.queries";

type Asking = { db: Transaction; actor: Actor; locale: Locale };
type McuRecord = typeof preparationMcus.$inferSelect;

/**
 * Lock an editable check-up with its preparation. @throws not-found, conflict when it changed since, rule when it has
 * a result
 */
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

type Held = { mcu: McuRecord; open: Open };

/** Select the pending appointments on a letter in open preparations. */
const waitingOn = (db: Transaction, letterNumber: string) =>
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
  asking: Asking,
  { id, version, wholeLetter }: { id: number; version: number | undefined; wholeLetter: boolean },
): Promise<{ own: Held; moving: Held[] }> {
  const [known] = wholeLetter ? await asking.db.select().from(preparationMcus).where(eq(preparationMcus.id, id)) : [];
  const waiting = known ? await waitingOn(asking.db, known.letterNumber) : [];
  const ids = waiting.some((one) => one.id === id) ? waiting.map((one) => one.id) : [id];
  const moving: Held[] = [];
  for (const one of ids) moving.push(await lockMcu(asking, one, one === id ? version : undefined));
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
