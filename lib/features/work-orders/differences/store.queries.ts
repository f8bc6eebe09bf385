import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import type { PayFigures } from "@/db/schema/work-orders";
import { payDifferences, payrollDebts, workOrderAdjustments } from "@/db/schema/work-orders";
import { firstDayOf, type Month } from "../month.rules";
import type { TablesOfMonth } from "../months/tables.queries";
import type { Division } from "../open.queries";
import { openOf } from "./ledger.rules";
import { recalculated, type Recalculated } from "./recalculated.queries";

type Given = { division: Division; month: Month; tables: TablesOfMonth; now: Date };

/** Adjustments that stand and settle a difference, and debts that take it back. */
const adjusted = sql<number>`coalesce((select sum(${workOrderAdjustments.amount}) from ${workOrderAdjustments}
  where ${workOrderAdjustments.differenceId} = ${payDifferences}.id and ${isNull(workOrderAdjustments.removedAt)}), 0)
  - coalesce((select sum(${payrollDebts.amount}) from ${payrollDebts}
  where ${payrollDebts.differenceId} = ${payDifferences}.id and ${payrollDebts.state} = 'open'), 0)`;

/** What is on the books of people's month, held for a change: all but what is over. */
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

const supersede = (db: Transaction, id: number, now: Date) =>
  db
    .update(payDifferences)
    .set({ state: "superseded", updatedAt: now, version: sql`${payDifferences.version} + 1` })
    .where(eq(payDifferences.id, id));

const differenceOf = (paid: PayFigures, owed: PayFigures, name: "due" | "tax" | "billed") => owed[name] - paid[name];

/** Nobody proposes, decides or settles what they did not see: another amount takes a proposal back. */
const withdrawn = {
  state: "open",
  ...{ proposedMonth: null, proposedAmount: null, proposedText: null, proposedAt: null, proposedBy: null },
  proposedAsDebt: false,
} as const;

/** Writes what of a person's locked month is open now into its one open row. @returns whether anything changed */
async function settleRow(
  db: Transaction,
  { division: { divisionId }, month, now }: Given,
  found: Recalculated,
  entries: readonly Entry[],
): Promise<boolean> {
  const { slipHash, digest, paid, owed, causes, problems } = found;
  const isTaxed = causes.includes("tax") || causes.includes("tables");
  const difference = owed && { amount: differenceOf(paid, owed, "due"), tax: differenceOf(paid, owed, "tax"), isTaxed };
  const left = openOf({ slipHash, digest, difference }, entries);
  const row = entries.find(({ state }) => state === "open" || state === "proposed");
  if (!left) {
    if (row) await supersede(db, row.id, now);
    return row !== undefined;
  }
  const isSame =
    row?.digest === digest && row.slipHash === slipHash && row.amount === left.amount && row.tax === left.tax;
  if (isSame) return false;
  const values = {
    ...{ slipHash, digest, causes, paid, owed, problems, updatedAt: now },
    ...{ amount: left.amount, tax: left.tax, billed: owed ? differenceOf(paid, owed, "billed") : 0 },
  };
  if (row)
    await db
      .update(payDifferences)
      .set({
        ...values,
        ...(row.state === "proposed" && row.amount !== left.amount ? withdrawn : {}),
        version: sql`${payDifferences.version} + 1`,
      })
      .where(eq(payDifferences.id, row.id));
  else
    await db.insert(payDifferences).values({
      ...{ divisionId, crewId: found.crewId, month: firstDayOf(month), foundAt: now, createdAt: now, ...values },
    });
  return true;
}

/**
 * Recalculates a locked month of people to whom something happened since, and keeps what differs: one open row a person and month, which a newer
 * recalculation updates. A month that is no longer locked for somebody has no open difference. Whoever asks holds the drawing of the division.
 * @returns how many rows changed
 */
export async function findDifferences(db: Transaction, given: Given, crewIds: readonly number[]): Promise<number> {
  if (crewIds.length === 0) return 0;
  const entries = await entriesOf(db, crewIds, given.month);
  const always = new Set(entries.map(({ crewId }) => crewId));
  const found = await recalculated(db, given, crewIds, { always });
  let changed = 0;
  for (const one of found) {
    const own = entries.filter(({ crewId }) => crewId === one.crewId);
    if (await settleRow(db, given, one, own)) changed += 1;
  }
  const known = new Set(found.map(({ crewId }) => crewId));
  for (const { id, crewId, state } of entries) {
    if (known.has(crewId) || (state !== "open" && state !== "proposed")) continue;
    await supersede(db, id, given.now);
    changed += 1;
  }
  return changed;
}

/** Lists, once, what locked months of before the rules changed would come to by them. They stay as they are. @returns how many */
export async function listOlder(db: Transaction, given: Given, crewIds: readonly number[]): Promise<number> {
  const found = await recalculated(db, given, crewIds, { isListing: true });
  const listed = found.filter(({ byRules }) => byRules !== 0);
  if (listed.length === 0) return 0;
  await db.insert(payDifferences).values(
    listed.map(({ crewId, slipHash, digest, paid, owed, byRules }) => ({
      ...{ divisionId: given.division.divisionId, crewId, month: firstDayOf(given.month), slipHash, digest },
      ...{ paid, owed, problems: [], amount: byRules, tax: 0, billed: 0, foundAt: given.now, createdAt: given.now },
      ...{ causes: ["rules" as const], state: "listed" as const },
    })),
  );
  return listed.length;
}
