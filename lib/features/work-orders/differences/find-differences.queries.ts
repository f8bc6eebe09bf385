import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import type { PayFigures } from "@/db/schema/work-orders";
import { payDifferences, payrollDebts, workOrderAdjustments } from "@/db/schema/work-orders";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { groupBy } from "../group-by.rules";
import type { TablesOfMonth } from "../drafting/tables-of-month.queries";
import type { PayrollDivision } from "../payroll-division.queries";
import { openDifferenceOf } from "./ledger.rules";
import { recalculateMonths, type Recalculated } from "./recalculate.queries";

type Given = { division: PayrollDivision; month: Month; tables: TablesOfMonth; now: Date };

/** Sum active adjustments that settle a difference, and debts that take it back. */
const adjusted = sql<number>`coalesce((select sum(${workOrderAdjustments.amount}) from ${workOrderAdjustments}
  where ${workOrderAdjustments.differenceId} = ${payDifferences}.id and ${isNull(workOrderAdjustments.removedAt)}), 0)
  - coalesce((select sum(${payrollDebts.amount}) from ${payrollDebts}
  where ${payrollDebts.differenceId} = ${payDifferences}.id and ${payrollDebts.state} = 'open'), 0)`;

/** Lock the recorded differences of people's month, except ended ones. */
const entriesOf = (db: Transaction, crewIds: readonly number[], month: Month) =>
  db
    .select({
      id: payDifferences.id,
      crewId: payDifferences.crewId,
      state: payDifferences.state,
      slipHash: payDifferences.slipHash,
      digest: payDifferences.digest,
      amount: payDifferences.amount,
      tax: payDifferences.tax,
      proposedAmount: payDifferences.proposedAmount,
      adjusted: adjusted.mapWith(Number),
    })
    .from(payDifferences)
    .where(
      and(
        anyOf(payDifferences.crewId, crewIds),
        eq(payDifferences.month, firstDayOf(month)),
        inArray(payDifferences.state, ["open", "proposed", "settled", "refused"]),
      ),
    )
    .for("update");
type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

const differenceOf = (paid: PayFigures, owed: PayFigures, name: "due" | "tax" | "billed") => owed[name] - paid[name];

/** Withdraw a proposal when the amount changes, so that people only decide what they saw. */
const withdrawn = {
  state: "open",
  proposedMonth: null,
  proposedAmount: null,
  proposedText: null,
  proposedAt: null,
  proposedBy: null,
  proposedAsDebt: false,
} as const;

type Values = Pick<
  typeof payDifferences.$inferInsert,
  "slipHash" | "digest" | "causes" | "paid" | "owed" | "problems" | "amount" | "tax" | "billed"
>;
/** Change to the recorded differences of a month: ended, updated or new. */
type Change =
  | { kind: "over"; id: number }
  | { kind: "other"; id: number; values: Values; isWithdrawn: boolean }
  | { kind: "new"; crewId: number; values: Values };

/** Compare a person's current difference with the one open row. @returns null when nothing changes */
function changeOf(recalculation: Recalculated, entries: readonly Entry[]): Change | null {
  const { crewId, slipHash, digest, paid, owed, causes, problems } = recalculation;
  const isTaxed = causes.includes("tax") || causes.includes("tables");
  const difference = owed && { amount: differenceOf(paid, owed, "due"), tax: differenceOf(paid, owed, "tax"), isTaxed };
  const openDifference = openDifferenceOf({ slipHash, digest, difference }, entries);
  const row = entries.find(({ state }) => state === "open" || state === "proposed");
  if (!openDifference) return row ? { kind: "over", id: row.id } : null;
  const isSame =
    row?.digest === digest &&
    row.slipHash === slipHash &&
    row.amount === openDifference.amount &&
    row.tax === openDifference.tax;
  if (isSame) return null;
  // A settled difference is in a later bill, or on a note.
  const billed = owed
    ? differenceOf(paid, owed, "billed") - differenceOf(paid, owed, "due") + openDifference.amount
    : 0;
  const values = {
    slipHash,
    digest,
    causes,
    paid,
    owed,
    problems,
    amount: openDifference.amount,
    tax: openDifference.tax,
    billed,
  };
  if (!row) return { kind: "new", crewId, values };
  return {
    kind: "other",
    id: row.id,
    values,
    isWithdrawn: row.state === "proposed" && row.amount !== openDifference.amount,
  };
}

const ofKind = <K extends Change["kind"]>(changes: readonly Change[], kind: K) =>
  changes.filter((change): change is Extract<Change, { kind: K }> => change.kind === kind);

/** Write all changes of a part, with one statement per kind. */
async function writeChanges(
  db: Transaction,
  { division: { divisionId }, month, now }: Given,
  changes: readonly Change[],
) {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const [endedChanges, other, added] = [ofKind(changes, "over"), ofKind(changes, "other"), ofKind(changes, "new")];
  if (endedChanges.length > 0)
    await db
      .update(payDifferences)
      .set({ state: "superseded", updatedAt: now, version: sql`${payDifferences.version} + 1` })
      .where(anyOf(payDifferences.id, idsOf(endedChanges)));
  const withdrawnRows = other.filter(({ isWithdrawn }) => isWithdrawn);
  if (withdrawnRows.length > 0)
    await db
      .update(payDifferences)
      .set(withdrawn)
      .where(anyOf(payDifferences.id, idsOf(withdrawnRows)));
  if (other.length > 0) {
    const rows = JSON.stringify(other.map(({ id, values }) => ({ id, ...values })));
    await db.execute(sql`update pay_differences as row set slip_hash = found."slipHash", digest = found.digest,
      causes = array(select jsonb_array_elements_text(found.causes)), paid = found.paid, owed = found.owed,
      problems = found.problems, amount = found.amount, tax = found.tax, billed = found.billed,
      updated_at = ${now.toISOString()}::timestamptz, version = row.version + 1
      from jsonb_to_recordset(${rows}::text::jsonb) as found(id int, "slipHash" text, digest text, causes jsonb, paid jsonb, owed jsonb,
        problems jsonb, amount bigint, tax bigint, billed bigint)
      where row.id = found.id`);
  }
  const by = { divisionId, month: firstDayOf(month), foundAt: now, createdAt: now, updatedAt: now };
  if (added.length > 0)
    await db.insert(payDifferences).values(added.map(({ crewId, values }) => ({ crewId, ...by, ...values })));
}

/**
 * Recalculate a locked month of people with changes, and store one open difference per person and month. A later
 * recalculation updates it; an unlocked month has none. The caller holds the drafting lock. @returns the number of
 * changed rows
 */
export async function findDifferences(db: Transaction, context: Given, crewIds: readonly number[]): Promise<number> {
  if (crewIds.length === 0) return 0;
  const entries = groupBy(await entriesOf(db, crewIds, context.month), ({ crewId }) => crewId);
  const found = await recalculateMonths(db, context, crewIds, { always: new Set(entries.keys()) });
  const recalculatedIds = new Set(found.map(({ crewId }) => crewId));
  const withoutLock = [...entries.values()]
    .flat()
    .filter(({ crewId, state }) => !recalculatedIds.has(crewId) && (state === "open" || state === "proposed"));
  const changes = [
    ...found.flatMap((one) => changeOf(one, entries.get(one.crewId) ?? []) ?? []),
    ...withoutLock.map(({ id }): Change => ({ kind: "over", id })),
  ];
  await writeChanges(db, context, changes);
  return changes.length;
}

/**
 * List once what locked months before a rules change would be with the new rules. They stay unchanged. @returns the
 * count
 */
export async function listOlderRules(db: Transaction, context: Given, crewIds: readonly number[]): Promise<number> {
  const found = await recalculateMonths(db, context, crewIds, { isListing: true });
  const listed = found.filter(({ byRules }) => byRules !== 0);
  if (listed.length === 0) return 0;
  await db.insert(payDifferences).values(
    listed.map(({ crewId, slipHash, digest, paid, owed, byRules }) => ({
      divisionId: context.division.divisionId,
      crewId,
      month: firstDayOf(context.month),
      slipHash,
      digest,
      paid,
      owed,
      problems: [],
      amount: byRules,
      tax: 0,
      billed: 0,
      foundAt: context.now,
      createdAt: context.now,
      causes: ["rules" as const],
      state: "listed" as const,
    })),
  );
  return listed.length;
}
