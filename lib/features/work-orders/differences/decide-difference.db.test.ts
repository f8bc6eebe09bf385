import { and, eq } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { billingNoteRows, billingNotes } from "@/db/schema/billing";
import { assignments } from "@/db/schema/manning";
import { preparationPkls, preparations } from "@/db/schema/preparation";
import {
  payDifferences,
  payrollDebts,
  workOrderAdjustments,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { audited } from "@/db/testing/audited";
import { feesInForce } from "@/db/testing/records/billing";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { lockMonth } from "@/lib/features/billing/periods/lock-month";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { removeAdjustment } from "../inputs/remove-adjustment";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { decideDifference } from "./decide-difference";
import { getOpenDifferences } from "./get-open-differences";
import { listDifferences } from "./list-differences";
import { unlockPayrollMonth } from "../periods/unlock-payroll-month";
import { proposeDifference } from "./propose-difference";
import { recalculateLocked } from "./recalculate-locked";

afterAll(closeDatabase);

const now = new Date("2026-11-27T02:00:00Z");
const night = as({ kind: "scheduler" }, { now });
const wages = { basicSalary: 10_800_000, allowances: 2_700_000, allowancesTradingOut: 1_300_000 };

/**
 * October locked with all on board. Then one person is found to have signed off during it, and signs on again in
 * November.
 */
async function lateSignOff(
  db: Transaction,
  {
    on = "2026-10-20",
    joinsAgain = "2026-11-01",
    principalId,
  }: { on?: string; joinsAgain?: string; principalId?: number } = {},
) {
  await tablesVerified(db);
  await paysFrom(db, "2026-10-01");
  const ship = await vessel(db, principalId ? { principalId } : {});
  const finance = as(await person(db, "crewingfinancemarine"), { now });
  const second = as(await person(db, "crewingmanagermarine"), { now });
  const joined = await paidAboard(db, ship, { ptkp: "TK/0", wages });
  await lockPayrollMonth.execute(finance, { month: "2026-10" });
  await leaves(db, joined.tour.id, on);
  if (joinsAgain) await joinsOn(db, ship, joined.person.id, joinsAgain);
  await settled(joined.person.id);
  return { finance, second, crewId: joined.person.id, ship };
}

async function joinsOn(db: Transaction, ship: Parameters<typeof paidAboard>[1], crewId: number, since: string) {
  const { tour, person: other } = await paidAboard(db, ship, { since, sequence: 9, ptkp: "TK/0", wages });
  await db.update(assignments).set({ crewId }).where(eq(assignments.id, tour.id));
  await db.update(preparations).set({ crewId }).where(eq(preparations.assignmentId, tour.id));
  await db.update(preparationPkls).set({ crewId }).where(eq(preparationPkls.crewId, other.id));
}

async function settled(crewId: number) {
  await redraftWorkOrders.execute(night, { crewId });
  await recalculateLocked.execute(night, { crewId });
}

const firstOf = async (caller: Parameters<typeof listDifferences.execute>[0], tab = "open") => {
  const { rows } = await listDifferences.execute(caller, { tab });
  const [row] = rows;
  if (!row) throw new Error(`nothing is ${tab}`);
  return row;
};
const lineOf = (db: Executor, crewId: number) =>
  db
    .select({ amount: workOrderLines.amount, label: workOrderLines.label })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(
      and(eq(workOrders.crewId, crewId), eq(workOrders.month, "2026-11-01"), eq(workOrderLines.name, "adjustment")),
    );

test(
  "proposes a difference for the next slip, pays it after confirmation, and does not find it again",
  rolledBack(async (db) => {
    const { finance, second, crewId } = await lateSignOff(db);
    const { tasks } = await listWork.execute(finance, {});
    expect(tasks.find(({ key }) => key === "pay-differences")).toMatchObject({ count: 1 });
    const listed = await listDifferences.execute(finance, {});
    expect(await countQueries(db, () => listDifferences.execute(finance, {}))).toBeLessThanOrEqual(3);
    expect(listed).toMatchObject({ total: 1, counts: { open: 1, proposed: 0 }, months: ["2026-10"] });
    expect(await getOpenDifferences.execute(finance, {})).toEqual({ count: 1, amount: listed.rows[0]?.amount });
    const { id, version, allowedActions } = await firstOf(finance);
    expect(allowedActions).toEqual(["propose", "owe", "refuse"]);
    await expect(proposeDifference.execute(second, { id, version })).rejects.toMatchObject({ code: "forbidden" });
    expect(await proposeDifference.execute(finance, { id, version })).toEqual({
      id,
      month: "2026-11",
      amount: -5_570_968,
      left: 0,
    });
    await settled(crewId);
    const own = await firstOf(finance, "proposed");
    expect(own.allowedActions).toEqual(["decline"]);
    const confirm = { id, decision: "confirm", version: own.version };
    await expect(decideDifference.execute(finance, confirm)).rejects.toMatchObject({
      messageKey: "pay-differences.secondPerson",
    });
    await expect(decideDifference.execute(second, { ...confirm, version })).rejects.toMatchObject({ code: "conflict" });
    expect(await firstOf(second, "to-decide")).toMatchObject({ allowedActions: ["confirm", "refuse"] });
    expect(await lineOf(db, crewId)).toEqual([]);
    await decideDifference.execute(second, confirm);
    await settled(crewId);
    expect(await lineOf(db, crewId)).toEqual([{ amount: -5_570_968, label: "Difference of Oct 2026" }]);
    expect((await listDifferences.execute(finance, {})).counts).toMatchObject({ open: 0, proposed: 0, settled: 1 });
    expect(await audited(db, "work-orders.decide-difference")).toMatchObject([
      { subject: String(id), after: { state: "settled", crewId, amount: -5_570_968 } },
    ]);
    expect(await getOpenDifferences.execute(finance, {})).toEqual({ count: 0, amount: 0 });
    const tanker = as(await person(db, "crewingfinancetanker"), { now });
    expect((await listDifferences.execute(tanker, { tab: "settled" })).total).toBe(0);
    await expect(proposeDifference.execute(tanker, { id, version })).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "reopens the difference of a removed adjustment, and updates only the rest after another day",
  rolledBack(async (db) => {
    const { finance, second, crewId } = await lateSignOff(db);
    const confirmed = async () => {
      const { id, version } = await firstOf(finance);
      await proposeDifference.execute(finance, { id, version });
      const proposed = await firstOf(second, "to-decide");
      await decideDifference.execute(second, { id, decision: "confirm", version: proposed.version });
      await settled(crewId);
    };
    await confirmed();
    const [adjustment] = await db.select().from(workOrderAdjustments);
    await removeAdjustment.execute(finance, { id: adjustment?.id });
    await settled(crewId);
    expect(await firstOf(finance)).toMatchObject({ amount: -5_570_968 });
    await confirmed();
    await db
      .update(assignments)
      .set({ checkedOutOn: "2026-10-25" })
      .where(and(eq(assignments.crewId, crewId), eq(assignments.checkedOutOn, "2026-10-20")));
    await settled(crewId);
    const { amount } = await firstOf(finance);
    expect(amount).toBe(12_661_289 - 10_129_032);
  }),
);

test(
  "keeps open what the next slip cannot cover, and proposes nothing without a slip",
  rolledBack(async (db) => {
    const { finance, second, crewId } = await lateSignOff(db, { on: "2026-10-02", joinsAgain: "2026-11-20" });
    const { id, version, amount } = await firstOf(finance);
    expect(amount).toBe(1_012_904 - 15_700_000);
    const { left, amount: share } = await proposeDifference.execute(finance, { id, version });
    expect(share + left).toBe(amount);
    expect(left).toBeLessThan(0);
    const proposed = await firstOf(second, "to-decide");
    await decideDifference.execute(second, { id, decision: "confirm", version: proposed.version });
    await settled(crewId);
    const rest = await firstOf(finance);
    expect(rest).toMatchObject({ amount: left, state: "open" });
    await expect(proposeDifference.execute(finance, { id: rest.id, version: rest.version })).rejects.toMatchObject({
      messageKey: "pay-differences.cannotBear",
    });
    await lockPayrollMonth.execute(as(finance.actor, { now: new Date("2026-12-02T02:00:00Z") }), { month: "2026-11" });
    const [slip] = await db
      .select()
      .from(workOrders)
      .where(and(eq(workOrders.crewId, crewId), eq(workOrders.month, "2026-11-01")));
    expect(slip?.takeHome).toBe(0);
  }),
);

test(
  "refuses a difference with a reason without finding it again, and reopens a withdrawn proposal",
  rolledBack(async (db) => {
    const { finance, second, crewId } = await lateSignOff(db, { joinsAgain: "" });
    const { id, version } = await firstOf(finance);
    await expect(proposeDifference.execute(finance, { id, version })).rejects.toMatchObject({
      messageKey: "pay-differences.noSlip",
    });
    await expect(decideDifference.execute(second, { id, version, decision: "refuse" })).rejects.toMatchObject({
      code: "invalid",
    });
    await decideDifference.execute(second, { id, version, decision: "refuse", reason: "Paid in cash on board" });
    await settled(crewId);
    expect((await listDifferences.execute(finance, {})).counts).toMatchObject({ open: 0, refused: 1 });
    expect(await db.select().from(payDifferences)).toHaveLength(1);
  }),
);

test(
  "records what the next slip cannot cover as a debt, deducted after tax and not found again",
  rolledBack(async (db) => {
    const { finance, second, crewId } = await lateSignOff(db, { on: "2026-10-02", joinsAgain: "2026-11-20" });
    const { id, version, amount, allowedActions } = await firstOf(finance);
    expect(allowedActions).toContain("owe");
    expect(await proposeDifference.execute(finance, { id, version, asDebt: true })).toMatchObject({ amount, left: 0 });
    const own = await firstOf(finance, "proposed");
    expect(own.proposedAsDebt).toBe(true);
    const confirm = { id, decision: "confirm", version: own.version };
    await expect(decideDifference.execute(finance, confirm)).rejects.toMatchObject({ code: "rule" });
    await decideDifference.execute(second, confirm);
    await settled(crewId);
    expect((await listDifferences.execute(finance, {})).counts).toMatchObject({ open: 0, settled: 1 });
    expect(await lineOf(db, crewId)).toEqual([]);
    const [debt] = await db.select().from(payrollDebts);
    expect(debt).toMatchObject({ kind: "earlierSlip", amount: -amount, state: "open", differenceId: id });
    const [line] = await db
      .select({ amount: workOrderLines.amount, takeHome: workOrders.takeHome })
      .from(workOrderLines)
      .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
      .where(eq(workOrderLines.debtId, debt?.id ?? 0));
    // Half of the take-home pay, to the rupiah.
    expect(line?.amount).toBe(Math.floor(((line?.takeHome ?? 0) + (line?.amount ?? 0)) / 2));
    await expect(
      unlockPayrollMonth.execute(finance, { month: "2026-10", reason: "Another day" }),
    ).rejects.toMatchObject({ messageKey: "work-orders.periods.refused.corrected" });
  }),
);

test.each(["before", "after"] as const)(
  "what is taken back as a debt is proposed once as a credit note of the month's invoice, %s it is billed",
  (order) =>
    rolledBack(async (db) => {
      await feesInForce(db);
      const { id: principalId } = await principal(db);
      const { finance, second, crewId } = await lateSignOff(db, {
        on: "2026-10-02",
        joinsAgain: "2026-11-20",
        principalId,
      });
      const bill = () => lockMonth.execute(finance, { month: 10, year: 2026, usualTerms: true });
      if (order === "after") await bill();
      const { id, version, billed } = await firstOf(finance);
      expect(billed).toBeLessThan(0);
      await proposeDifference.execute(finance, { id, version, asDebt: true });
      const own = await firstOf(finance, "proposed");
      await decideDifference.execute(second, { id, decision: "confirm", version: own.version });
      if (order === "before") await bill();
      await settled(crewId);
      const lines = await db
        .select({ amount: billingNoteRows.amount, cause: billingNoteRows.cause, kind: billingNotes.kind })
        .from(billingNoteRows)
        .innerJoin(billingNotes, eq(billingNotes.id, billingNoteRows.noteId));
      expect(lines).toEqual([{ amount: billed, cause: `pay-difference:${id}`, kind: "credit" }]);
    })(),
);

test(
  "bills an adjustment's deduction with the next bill, without a note",
  rolledBack(async (db) => {
    await feesInForce(db);
    const { id: principalId } = await principal(db);
    const { finance, second, crewId } = await lateSignOff(db, { principalId });
    await lockMonth.execute(finance, { month: 10, year: 2026, usualTerms: true });
    const { id, version } = await firstOf(finance);
    await proposeDifference.execute(finance, { id, version });
    const proposed = await firstOf(second, "to-decide");
    await decideDifference.execute(second, { id, decision: "confirm", version: proposed.version });
    await settled(crewId);
    expect(await db.select().from(billingNoteRows)).toEqual([]);
  }),
);
