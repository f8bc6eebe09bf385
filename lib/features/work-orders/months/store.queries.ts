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
import { present } from "@/lib/platform/record";
import { firstDayOf, type Month } from "../month.rules";
import { digestOf, type Drawn } from "./draw.queries";

type Of = { divisionId: number; month: Month; now: Date };
type Kept = { drawn: Drawn; digest: string };

/** Overwrite every column except these with the values to insert. */
function overwriting(table: PgTable, except: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !except.includes(name));
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(columns.map(([name]) => [name, sql.raw(`excluded.${snake(name)}`)]));
}

async function storePeople(db: Transaction, { divisionId, month, now }: Of, changed: readonly Kept[]) {
  const rows = changed.map(({ drawn, digest }) => ({
    divisionId,
    crewId: drawn.crewId,
    month: firstDayOf(month),
    part: drawn.part,
    taxMonth: firstDayOf(drawn.taxMonth),
    inputs: drawn.inputs,
    tables: drawn.tables,
    problems: drawn.problems,
    isHeld: drawn.isHeld,
    hash: drawn.hash,
    factsDigest: drawn.factsDigest,
    rules: drawn.rules,
    gross: drawn.gross,
    pension: drawn.pension,
    withheld: drawn.withheld,
    isLastPeriod: drawn.isLastPeriod,
    takeHome: drawn.takeHome,
    digest,
    calculatedAt: now,
  }));
  const stored = await db
    .insert(personMonths)
    .values(rows)
    .onConflictDoUpdate({
      target: [personMonths.crewId, personMonths.month, personMonths.part],
      set: overwriting(personMonths, ["id", "crewId", "month", "part", "state", "lockId"]),
    })
    .returning({ id: personMonths.id, crewId: personMonths.crewId });
  return new Map(stored.map(({ id, crewId }) => [crewId, id]));
}

/** Delete drafts without an assignment, with their corrections. */
async function removeOrders(db: Transaction, which: SQL | undefined) {
  const ofThem = db.select({ id: workOrders.id }).from(workOrders).where(which);
  await db
    .delete(workOrderAdjustments)
    .where(and(isNotNull(workOrderAdjustments.removedAt), sql`${workOrderAdjustments.workOrderId} in ${ofThem}`));
  await db.delete(workOrders).where(which);
}

async function storeOrders(
  db: Transaction,
  { divisionId, month }: Of,
  changed: readonly Kept[],
  ids: Map<number, number>,
) {
  const rows = changed.flatMap(({ drawn: { crewId, part, orders } }) =>
    orders.map(({ lines: _, allotted: __, ...order }) => ({
      ...order,
      divisionId,
      crewId,
      month: firstDayOf(month),
      part,
      personMonthId: present(ids.get(crewId), "a person's month"),
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
      set: overwriting(workOrders, ["id", "number", "crewId", "vesselId", "month", "part", "state"]),
    })
    .returning({ id: workOrders.id, number: workOrders.number });
  return new Map(stored.map(({ id, number }) => [number, id]));
}

/** Insert lines as one JSON document, because a hundred thousand rows exceed the parameter limit. */
async function storeLines(db: Transaction, changed: readonly Kept[], ids: Map<string, number>) {
  await db.delete(workOrderLines).where(anyOf(workOrderLines.workOrderId, [...ids.values()]));
  const lines = changed.flatMap(({ drawn: { orders } }) =>
    orders.flatMap(({ number, lines: ofOrder }) =>
      ofOrder.map((line) => ({ ...line, work_order_id: present(ids.get(number), "a work order") })),
    ),
  );
  await db.execute(sql`
    insert into ${workOrderLines} (work_order_id, place, name, part, label, amount, explanation, debt_id)
    select work_order_id, place, name, part, label, amount, explanation, debt_id from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (work_order_id integer, place integer, name text, part text, label text, amount bigint, explanation jsonb, debt_id integer)`);
}

/** Replace the allotments of slips. */
async function storeAllotted(db: Transaction, changed: readonly Kept[], ids: Map<string, number>) {
  await db.delete(payrollSlipAllotments).where(anyOf(payrollSlipAllotments.workOrderId, [...ids.values()]));
  const rows = changed.flatMap(({ drawn: { orders } }) =>
    orders.flatMap(({ number, allotted = [] }) =>
      allotted.map((one) => ({ ...one, workOrderId: present(ids.get(number), "a work order") })),
    ),
  );
  if (rows.length > 0) await db.insert(payrollSlipAllotments).values(rows);
}

/** Delete drafts of people who were not on board that month. @returns the count */
async function removeVanished(db: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return 0;
  await removeOrders(db, anyOf(workOrders.personMonthId, ids));
  await db.delete(personMonths).where(anyOf(personMonths.id, ids));
  return ids.length;
}

/**
 * Store people's drafts. Unchanged ones are not written, drafts without an assignment are deleted, locked slips stay.
 * @returns the number of changed months
 */
export async function storeMonths(db: Transaction, of: Of, crewIds: readonly number[], all: readonly Drawn[]) {
  const known = await db
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
  const digests = new Map(known.map((one) => [keyOf(one), one.digest]));
  const drawnKeys = new Set(all.map(keyOf));
  const gone = known.filter((one) => !drawnKeys.has(keyOf(one))).map(({ id }) => id);
  const vanished = await removeVanished(db, gone);
  const changed = all
    .map((drawn) => ({ drawn, digest: digestOf(drawn) }))
    .filter(({ drawn, digest }) => digests.get(keyOf(drawn)) !== digest);
  if (changed.length === 0) return vanished;
  const ids = await storePeople(db, of, changed);
  const orderIds = await storeOrders(db, of, changed, ids);
  await storeLines(db, changed, orderIds);
  await storeAllotted(db, changed, orderIds);
  return vanished + changed.length;
}
