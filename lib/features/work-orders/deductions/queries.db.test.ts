import { and, eq, isNotNull, sql } from "drizzle-orm";
import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import type { Transaction } from "@/db/client";
import { payrollDebtEntries, payrollDebts, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { monthsLater } from "@/lib/platform/calendar/months";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { payrollDivisionOf } from "../payroll-division.queries";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { unlockPayrollMonth } from "../periods/unlock-payroll-month";
import { addDebtEntry } from "./add-debt-entry";
import { changeInstalment } from "./change-instalment";
import { decideDebt } from "./decide-debt";
import { decideDebtEntry } from "./decide-debt-entry";
import { listDebts } from "./list-debts";
import { openDebt } from "./open-debt";

afterAll(closeDatabase);

const now = new Date("2026-12-05T02:00:00Z");
const night = as({ kind: "scheduler" }, { now });
const kinds = ["courtOrder", "cashAdvance", "loan"] as const;

type World = { db: Transaction; finance: UserActor; second: UserActor; crewId: number };

/** A refusal by rule is not a failure of the run; continue with the next event. */
const orRefused = <T>(work: Promise<T>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return null;
  });
const draw = ({ crewId }: World) => redraftWorkOrders.execute(night, { crewId });
const lockedThrough = async ({ db }: World) => (await payrollDivisionOf(db, 1)).periods.lockedThrough;
const ledgerOf = ({ finance, crewId }: World) => listDebts.execute(as(finance, { now }), { crewId });

/** Events by name. Each takes a number that selects its target. */
const events = {
  open: async ({ finance, second, crewId }: World, share: number) => {
    const debt = {
      crewId,
      kind: kinds[share % 3],
      name: `Debt ${share}`,
      amount: String(50_000 + share * 900),
      instalment: share % 2 === 0 ? "" : String(10_000 + share * 90),
      fromMonth: "2026-09",
    };
    const fromMonth = (await ledgerOf({ finance, crewId } as World)).openMonth;
    const opened = await orRefused(openDebt.execute(as(finance, { now }), { ...debt, fromMonth }));
    if (opened && share % 5 > 0)
      await orRefused(decideDebt.execute(as(second, { now }), { id: opened.id, decision: "confirm" }));
  },
  lock: async (world: World) => {
    const last = await lockedThrough(world);
    await draw(world);
    await orRefused(
      lockPayrollMonth.execute(as(world.finance, { now }), { month: last ? monthsLater(last, 1) : "2026-09" }),
    );
  },
  unlock: async (world: World) => {
    const month = await lockedThrough(world);
    if (month) await orRefused(unlockPayrollMonth.execute(as(world.finance, { now }), { month, reason: "Late event" }));
  },
  repay: async (world: World, share: number) => {
    const { debts } = await ledgerOf(world);
    const debt = debts[share % Math.max(1, debts.length)];
    if (!debt) return;
    const kind = share % 4 === 0 ? "writtenOff" : "repaid";
    const entry = { debtId: debt.id, kind, amount: String(1 + share * 50), onDay: "2026-12-01", reason: "Counter" };
    const added = await orRefused(addDebtEntry.execute(as(world.finance, { now }), entry));
    if (added && share % 3 > 0)
      await orRefused(decideDebtEntry.execute(as(world.second, { now }), { id: added.id, decision: "confirm" }));
  },
  confirmLate: async (world: World) => {
    const { debts } = await listDebts.execute(as(world.second, { now }), { crewId: world.crewId });
    for (const { id, entries, allowedActions } of debts) {
      if (allowedActions.includes("confirm"))
        await orRefused(decideDebt.execute(as(world.second, { now }), { id, decision: "confirm" }));
      for (const entry of entries)
        if (entry.allowedActions.includes("confirm"))
          await orRefused(decideDebtEntry.execute(as(world.second, { now }), { id: entry.id, decision: "confirm" }));
    }
  },
  instalment: async (world: World, share: number) => {
    const { debts } = await ledgerOf(world);
    const debt = debts[share % Math.max(1, debts.length)];
    const instalment = share % 3 === 0 ? "" : String(1 + share * 100);
    if (debt) await orRefused(changeInstalment.execute(as(world.finance, { now }), { id: debt.id, instalment }));
  },
};
type Event = keyof typeof events;

/** Check slips and entries of each debt against an independent calculation. */
async function assertConsistent({ db, crewId }: World, shown: Awaited<ReturnType<typeof ledgerOf>>) {
  const debts = await db.select().from(payrollDebts).where(eq(payrollDebts.crewId, crewId));
  const lines = await db
    .select({
      debtId: workOrderLines.debtId,
      amount: workOrderLines.amount,
      month: workOrders.month,
      state: workOrders.state,
    })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(and(eq(workOrders.crewId, crewId), isNotNull(workOrderLines.debtId)));
  const entries = await db.select().from(payrollDebtEntries).where(eq(payrollDebtEntries.state, "confirmed"));
  for (const debt of debts) {
    const own = lines.filter(({ debtId }) => debtId === debt.id);
    const of = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0);
    const locked = of(own.filter(({ state }) => state === "locked"));
    const besides = of(entries.filter(({ debtId }) => debtId === debt.id));
    const listed = shown.debts.find(({ id }) => id === debt.id);
    const left = debt.state === "open" ? debt.amount - locked - besides : 0;
    expect([debt.id, listed?.deducted, listed?.besides, listed?.balance]).toEqual([debt.id, locked, besides, left]);
    expect(left).toBeGreaterThanOrEqual(0);
    // At most once a month, and drafts deduct no more than the balance.
    expect(new Set(own.map(({ month }) => month)).size).toBe(own.length);
    expect(of(own) + besides).toBeLessThanOrEqual(debt.state === "open" ? debt.amount : 0);
  }
  const slips = await db
    .select({
      takeHome: workOrders.takeHome,
      owed: sql<number>`coalesce((select sum(${workOrderLines.amount}) from ${workOrderLines}
        where ${workOrderLines.workOrderId} = ${workOrders}.id and ${workOrderLines.debtId} is not null), 0)`.mapWith(
        Number,
      ),
    })
    .from(workOrders)
    .where(eq(workOrders.crewId, crewId));
  for (const { takeHome, owed } of slips) expect(owed * 2).toBeLessThanOrEqual(takeHome + owed);
}

const step = record({
  event: constantFrom(...(Object.keys(events) as Event[])),
  share: integer({ min: 0, max: 9_999 }),
});

test(
  "loses no debt over any events, deducts none twice, and keeps balances at zero or above",
  async () => {
    await assert(
      asyncProperty(array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        await rolledBack(async (db) => {
          await tablesVerified(db);
          await paysFrom(db, "2026-09-01", { secondPersonFrom: 0 });
          const [finance, second] = [
            await person(db, "crewingfinancemarine"),
            await person(db, "crewingmanagermarine"),
          ];
          const { person: sailor } = await paidAboard(db, await vessel(db), { since: "2026-09-01" });
          const world = { db, finance, second, crewId: sailor.id };
          for (const { event, share } of steps) await events[event](world, share);
          await events.confirmLate(world);
          await draw(world);
          await assertConsistent(world, await ledgerOf(world));
        })();
      }),
      runsOf(4),
    );
  },
  propertyTimeout,
);
