import { and, eq, getTableColumns, isNotNull, notInArray, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import {
  payrollSlipAllotments,
  personMonths,
  workOrderAdjustments,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { digestOf, type DraftedMonth } from "./draft-slips.queries";

type StoreContext = { divisionId: number; month: Month; now: Date };
type ChangedDraft = { draft: DraftedMonth; digest: string };

/** Overwrite every column except these with the values to insert. */
function overwriteAllExcept(table: PgTable, except: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !except.includes(name));
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(columns.map(([name]) => [name, sql.raw(`excluded.${snake(name)}`)]));
}

async function storePeople(
  db: Transaction,
  { divisionId, month, now }: StoreContext,
  changed: readonly ChangedDraft[],
) {
  const rows = changed.map(({ draft, digest }) => ({
    divisionId,
    crewId: draft.crewId,
    month: firstDayOf(month),
    part: draft.part,
    taxMonth: firstDayOf(draft.taxMonth),
    inputs: draft.inputs,
    tables: draft.tables,
    problems: draft.problems,
    isHeld: draft.isHeld,
    hash: draft.hash,
    factsDigest: draft.factsDigest,
    rules: draft.rules,
    gross: draft.gross,
    pension: draft.pension,
    withheld: draft.withheld,
    isLastPeriod: draft.isLastPeriod,
    takeHome: draft.takeHome,
    digest,
    calculatedAt: now,
  }));
  const stored = await db
    .insert(personMonths)
    .values(rows)
    .onConflictDoUpdate({
      target: [personMonths.crewId, personMonths.month, personMonths.part],
      set: overwriteAllExcept(personMonths, ["id", "crewId", "month", "part", "state", "lockId"]),
    })
    .returning({ id: personMonths.id, crewId: personMonths.crewId });
  return new Map(stored.map(({ id, crewId }) => [crewId, id]));
}

/** Delete drafts without an assignment, with their corrections. */
async function removeOrders(db: Transaction, condition: SQL | undefined) {
  const idsOfOrders = db.select({ id: workOrders.id }).from(workOrders).where(condition);
  await db
    .delete(workOrderAdjustments)
    .where(and(isNotNull(workOrderAdjustments.removedAt), sql`${workOrderAdjustments.workOrderId} in ${idsOfOrders}`));
  await db.delete(workOrders).where(condition);
}

async function storeOrders(
  db: Transaction,
  { divisionId, month }: StoreContext,
  changed: readonly ChangedDraft[],
  ids: Map<number, number>,
) {
  const rows = changed.flatMap(({ draft: { crewId, part, orders } }) =>
    orders.map(({ lines: _, allotted: __, ...order }) => ({
      ...order,
      divisionId,
      crewId,
      month: firstDayOf(month),
      part,
      personMonthId: requirePresent(ids.get(crewId), "a person's month"),
    })),
  );
  await removeOrders(
    db,
    and(
      anyOf(workOrders.personMonthId, [...ids.values()]),
      notInArray(
        workOrders.number,
        rows.map(({ number }) => number),
      ),
    ),
  );
  const stored = await db
    .insert(workOrders)
    .values(rows)
    .onConflictDoUpdate({
      target: [workOrders.crewId, workOrders.vesselId, workOrders.month, workOrders.part],
      set: overwriteAllExcept(workOrders, ["id", "number", "crewId", "vesselId", "month", "part", "state"]),
    })
    .returning({ id: workOrders.id, number: workOrders.number });
  return new Map(stored.map(({ id, number }) => [number, id]));
}

/** Insert lines as one JSON document, because a hundred thousand rows exceed the parameter limit. */
async function storeLines(db: Transaction, changed: readonly ChangedDraft[], ids: Map<string, number>) {
  await db.delete(workOrderLines).where(anyOf(workOrderLines.workOrderId, [...ids.values()]));
  const lines = changed.flatMap(({ draft: { orders } }) =>
    orders.flatMap(({ number, lines: ofOrder }) =>
      ofOrder.map((line) => ({ ...line, work_order_id: requirePresent(ids.get(number), "a work order") })),
    ),
  );
  await db.execute(sql`
    insert into ${workOrderLines} (work_order_id, place, name, part, label, amount, explanation, debt_id)
    select work_order_id, place, name, part, label, amount, explanation, debt_id from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (work_order_id integer, place integer, name text, part text, label text, amount bigint, explanation jsonb, debt_id integer)`);
}

/** Replace the allotments of slips. */
async function storeAllotted(db: Transaction, changed: readonly ChangedDraft[], ids: Map<string, number>) {
  await db.delete(payrollSlipAllotments).where(anyOf(payrollSlipAllotments.workOrderId, [...ids.values()]));
  const rows = changed.flatMap(({ draft: { orders } }) =>
    orders.flatMap(({ number, allotted = [] }) =>
      allotted.map((one) => ({ ...one, workOrderId: requirePresent(ids.get(number), "a work order") })),
    ),
  );
  if (rows.length > 0) await db.insert(payrollSlipAllotments).values(rows);
}

/** Delete drafts of people who were not on board that month. @returns the count */
async function removeOutdated(db: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return 0;
  await removeOrders(db, anyOf(workOrders.personMonthId, ids));
  await db.delete(personMonths).where(anyOf(personMonths.id, ids));
  return ids.length;
}

/**
 * Store people's drafts. Unchanged ones are not written, drafts without an assignment are deleted, locked slips stay.
 * @returns the number of changed months
 */
export async function storeMonths(
  db: Transaction,
  of: StoreContext,
  crewIds: readonly number[],
  all: readonly DraftedMonth[],
) {
  const existing = await db
    .select({
      id: personMonths.id,
      crewId: personMonths.crewId,
      part: personMonths.part,
      digest: personMonths.digest,
    })
    .from(personMonths)
    .where(
      and(
        anyOf(personMonths.crewId, crewIds),
        eq(personMonths.month, firstDayOf(of.month)),
        eq(personMonths.state, "draft"),
      ),
    );
  const keyOf = ({ crewId, part }: { crewId: number; part: number }) => `${crewId} ${part}`;
  const digests = new Map(existing.map((one) => [keyOf(one), one.digest]));
  const drawnKeys = new Set(all.map(keyOf));
  const outdated = existing.filter((one) => !drawnKeys.has(keyOf(one))).map(({ id }) => id);
  const vanished = await removeOutdated(db, outdated);
  const changed = all
    .map((drawn) => ({ draft: drawn, digest: digestOf(drawn) }))
    .filter(({ draft, digest }) => digests.get(keyOf(draft)) !== digest);
  if (changed.length === 0) return vanished;
  const ids = await storePeople(db, of, changed);
  const orderIds = await storeOrders(db, of, changed, ids);
  await storeLines(db, changed, orderIds);
  await storeAllotted(db, changed, orderIds);
  return vanished + changed.length;
}
