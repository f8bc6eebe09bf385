import { and, asc, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { assert, array, asyncProperty, constantFrom, integer, record } from "fast-check";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import type { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { preparationPkls } from "@/db/schema/preparation";
import {
  payDifferences,
  payrollDebts,
  payrollSlipLocks,
  personMonths,
  workOrderAdjustments,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { dollarFrom } from "@/db/testing/payroll/dollars";
import { leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { monthOf } from "@/db/testing/payroll/people";
import { referencePay } from "@/db/testing/payroll/reference";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { firstDayOf, lastDayOf } from "@/lib/platform/calendar/months";
import { removeAdjustment } from "../inputs/remove-adjustment";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { payrollDivisionOf } from "../payroll-division.queries";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { lockSlip } from "../periods/lock-slip";
import { unlockPayrollMonth } from "../periods/unlock-payroll-month";
import { unlockSlip } from "../periods/unlock-slip";
import { slipInputs } from "../calculation/schema";
import { decideDifference } from "./decide-difference";
import { savedBefore } from "./figures.rules";
import { listDifferences } from "./list-differences";
import { proposeDifference } from "./propose-difference";
import { recalculateLocked } from "./recalculate-locked";

afterAll(closeDatabase);

const now = new Date("2026-11-27T02:00:00Z");
const months = ["2026-07", "2026-08", "2026-09", "2026-10"];
const night = as({ kind: "scheduler" }, { now });
type Someone = { person: typeof crew.$inferSelect; tour: { id: number }; from: string; to: string | null };
type World = { db: Transaction; finance: UserActor; second: UserActor; people: Someone[] };

/** A refusal by rule is not a failure of the run; continue with the next event. */
const orRefused = <T>(work: Promise<T>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return null;
  });

const lockedThrough = async ({ db }: World) => (await payrollDivisionOf(db, 2)).periods.lockedThrough ?? undefined;

async function everyNight({ people }: World) {
  for (const one of people) await redraftWorkOrders.execute(night, { crewId: one.person.id });
  for (const one of people) await recalculateLocked.execute(night, { crewId: one.person.id });
}

const dayOf = (share: number) => new Date(Date.UTC(2026, 6, 2 + (share % 118))).toISOString().slice(0, 10);

/** Events by name. Each takes a number that selects its target. */
const events = {
  lock: ({ finance }: World, share: number) =>
    orRefused(lockPayrollMonth.execute(as(finance, { now }), { month: months[share % 4] })),
  lockNext: async (world: World) => {
    const last = await lockedThrough(world);
    const month = last ? months[months.indexOf(last) + 1] : months[0];
    if (month) await orRefused(lockPayrollMonth.execute(as(world.finance, { now }), { month }));
  },
  lockWithout: async (world: World, share: number) => {
    const last = await lockedThrough(world);
    const month = last ? months[months.indexOf(last) + 1] : months[0];
    const someone = world.people[share % world.people.length] as Someone;
    const asked = { month, leftOut: [someone.person.id], reason: "Late agreement" };
    if (month) await orRefused(lockPayrollMonth.execute(as(world.finance, { now }), asked));
  },
  lockOne: async (world: World, share: number) => {
    const { person: someone } = world.people[share % world.people.length] as Someone;
    const asked = { crewId: someone.id, month: months[(share >> 4) % 4] };
    await orRefused(lockSlip.execute(as(world.finance, { now }), asked));
  },
  unlockOne: async ({ db, finance }: World) => {
    const [lock] = await db
      .select({ id: payrollSlipLocks.id })
      .from(payrollSlipLocks)
      .where(isNull(payrollSlipLocks.unlockedAt))
      .orderBy(desc(payrollSlipLocks.id));
    if (lock) await orRefused(unlockSlip.execute(as(finance, { now }), { lockId: lock.id, reason: "Late event" }));
  },
  owe: async (world: World, share: number) => {
    await everyNight(world);
    const { rows } = await listDifferences.execute(as(world.finance, { now }), {});
    const negative = rows.filter(({ allowedActions }) => allowedActions.includes("owe"));
    const row = negative[share % Math.max(1, negative.length)];
    if (!row) return;
    const { id, version } = row;
    const proposed = await orRefused(
      proposeDifference.execute(as(world.finance, { now }), { id, version, asDebt: true }),
    );
    if (!proposed || share % 5 === 0) return;
    const confirm = { id, version: version + 1, decision: "confirm" };
    await orRefused(decideDifference.execute(as(world.second, { now }), confirm));
  },
  unlock: async (world: World) => {
    const month = await lockedThrough(world);
    if (month) await orRefused(unlockPayrollMonth.execute(as(world.finance, { now }), { month, reason: "Late event" }));
  },
  signOff: async ({ db, people }: World, share: number) => {
    const one = people[share % people.length] as Someone;
    const to = dayOf(share);
    if (to < one.from) return;
    one.to = to;
    await leaves(db, one.tour.id, to);
  },
  undo: async ({ db, people }: World, share: number) => {
    const one = people[share % people.length] as Someone;
    one.to = null;
    await db.update(assignments).set({ slot: "current", checkedOutOn: null }).where(eq(assignments.id, one.tour.id));
  },
  signOn: async ({ db, people }: World, share: number) => {
    const one = people[share % people.length] as Someone;
    const from = dayOf(share % 50);
    if (one.to && from > one.to) return;
    one.from = from;
    await db.update(assignments).set({ checkedInOn: from }).where(eq(assignments.id, one.tour.id));
  },
  agreement: async ({ db, people }: World, share: number) => {
    const one = people[share % people.length] as Someone;
    const basicSalary = 6_000_000 + share * 1_000;
    const tradingOutCents = share % 3 === 0 ? null : 1_000 + share;
    const values = { basicSalary, tradingOutCents, totalWages: basicSalary + 2_625_000 };
    await db.update(preparationPkls).set(values).where(eq(preparationPkls.crewId, one.person.id));
  },
  settle: async (world: World, share: number) => {
    await everyNight(world);
    const { rows } = await listDifferences.execute(as(world.finance, { now }), {});
    const row = rows[share % Math.max(1, rows.length)];
    if (!row) return;
    await orRefused(proposeDifference.execute(as(world.finance, { now }), { id: row.id, version: row.version }));
    if (share % 4 === 0) return;
    const { rows: proposed } = await listDifferences.execute(as(world.second, { now }), { tab: "to-decide" });
    for (const { id, version } of proposed)
      await orRefused(decideDifference.execute(as(world.second, { now }), { id, version, decision: "confirm" }));
  },
  refuse: async (world: World, share: number) => {
    await everyNight(world);
    const { rows } = await listDifferences.execute(as(world.second, { now }), {});
    const row = rows[share % Math.max(1, rows.length)];
    if (!row) return;
    const refusal = { id: row.id, version: row.version, decision: "refuse", reason: "Agreed on board" };
    await orRefused(decideDifference.execute(as(world.second, { now }), refusal));
  },
  takeOut: async ({ db, finance }: World) => {
    const [row] = await db
      .select()
      .from(workOrderAdjustments)
      .where(isNull(workOrderAdjustments.removedAt))
      .orderBy(desc(workOrderAdjustments.id));
    if (row) await orRefused(removeAdjustment.execute(as(finance, { now }), { id: row.id }));
  },
};
type Event = keyof typeof events;

/** Return the earliest draft of a person left out of a locked month. */
async function leftOpen({ db, people }: World, last: string | undefined) {
  const [draft] = await db
    .select({ crewId: personMonths.crewId, month: sql<string>`to_char(${personMonths.month}, 'YYYY-MM')` })
    .from(personMonths)
    .where(
      and(
        anyOf(
          personMonths.crewId,
          people.map((one) => one.person.id),
        ),
        eq(personMonths.state, "draft"),
        lte(personMonths.month, firstDayOf(last ?? "2026-01")),
      ),
    )
    .orderBy(asc(personMonths.month), asc(personMonths.crewId));
  return draft;
}

/** Lock every month and left-out person at the end. Other pay that no slip can carry is removed and reopened. */
async function closed(world: World) {
  const { db, finance } = world;
  for (let turn = 0; turn < 30; turn += 1) {
    await everyNight(world);
    const last = await lockedThrough(world);
    const draft = await leftOpen(world, last);
    const next = last && last >= "2026-10" ? undefined : months[last ? months.indexOf(last) + 1 : 0];
    const month = draft?.month ?? next;
    if (!month) return everyNight(world);
    const isLocked = await orRefused<unknown>(
      draft
        ? lockSlip.execute(as(finance, { now }), draft)
        : lockPayrollMonth.execute(as(finance, { now }), { month: next }),
    );
    if (isLocked) continue;
    const stuck = await db
      .select()
      .from(workOrderAdjustments)
      .where(and(isNull(workOrderAdjustments.removedAt), eq(workOrderAdjustments.month, firstDayOf(month))));
    for (const { id } of stuck) await removeAdjustment.execute(as(finance, { now }), { id });
  }
  throw new Error("the months were not locked");
}

/** Return the days of a month per slip. A person paid at sign-off who then stayed has two. */
async function piecesOf({ db }: World, crewId: number, month: string, begin: string, end: string) {
  const ends = await db
    .select({ until: sql<string>`max(${workOrders.lastDay})::text` })
    .from(workOrders)
    .where(and(eq(workOrders.crewId, crewId), eq(workOrders.month, firstDayOf(month))))
    .groupBy(workOrders.part)
    .orderBy(workOrders.part);
  const pieces: number[] = [];
  let from = begin;
  for (const { until } of ends.slice(0, -1)) {
    if (until < from || until >= end) continue;
    pieces.push(daysBetween(from, until) + 1);
    from = addDays(until, 1);
  }
  return [...pieces, daysBetween(from, end) + 1];
}

/** Calculate what the final facts pay before tax, independently of the rules: wages and dollars less own premiums. */
async function owedBy(world: World, one: Someone, month: string): Promise<number> {
  const { db } = world;
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const begin = one.from > first ? one.from : first;
  const end = one.to && one.to < last ? one.to : last;
  if (end < begin) return 0;
  const [agreed] = await db.select().from(preparationPkls).where(eq(preparationPkls.crewId, one.person.id));
  if (!agreed) throw new Error("nobody agreed");
  const pieces = await piecesOf(world, one.person.id, month, begin, end);
  const { orders } = referencePay(
    monthOf({
      workMonth: month,
      person: { dateOfBirth: one.person.dateOfBirth },
      workOrders: pieces.map((days) => ({
        days,
        ...(agreed.tradingOutCents ? { tradingOutCents: agreed.tradingOutCents } : {}),
        wages: {
          basicSalary: BigInt(agreed.basicSalary),
          kpak: BigInt(agreed.allowances ?? 0),
          leavePay: BigInt(agreed.leavePay),
        },
      })),
    }),
  );
  const lines = orders.flatMap((order) => Object.entries(order) as [string, bigint][]);
  const isOwn = (name: string) => ["bpjsJht", "bpjsJp", "bpjsKesehatan"].includes(name);
  const isEmployers = (name: string) => ["jkk", "jkm", "kes"].includes(name);
  return lines.reduce((sum, [name, amount]) => {
    if (isEmployers(name)) return sum;
    return sum + (isOwn(name) ? -Number(amount) : Number(amount));
  }, 0);
}

/** Return what the slip of a month states: wages and leave saved, less own premiums. */
async function paidBy({ db }: World, crewId: number, month: string): Promise<number> {
  const ofMonth = and(eq(workOrders.crewId, crewId), eq(workOrders.month, firstDayOf(month)));
  const orders = await db.select().from(workOrders).where(ofMonth);
  const lines = await db
    .select({ name: workOrderLines.name, amount: workOrderLines.amount })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(ofMonth);
  const slips = await db
    .select({ inputs: personMonths.inputs })
    .from(personMonths)
    .where(and(eq(personMonths.crewId, crewId), eq(personMonths.month, firstDayOf(month))));
  const before = slips.reduce(
    (total, { inputs }) => total + (inputs ? Number(savedBefore(slipInputs.parse(JSON.parse(inputs)))) : 0),
    0,
  );
  const premiums = lines.filter(({ name }) => ["bpjsJht", "bpjsJp", "bpjsKesehatan"].includes(name));
  const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  const saved = orders.reduce((total, { wages, leaveSaved }) => total + wages + leaveSaved, 0);
  return saved - before - sum(premiums);
}

/**
 * Return active adjustments, debts that took back a difference, refusals beside the current slip, and open differences.
 */
async function answeredOf({ db }: World, crewId: number, month: string) {
  const rows = await db
    .select()
    .from(payDifferences)
    .where(and(eq(payDifferences.crewId, crewId), eq(payDifferences.month, firstDayOf(month))))
    .orderBy(asc(payDifferences.id));
  const [slip] = await db
    .select({ hash: personMonths.hash })
    .from(personMonths)
    .where(and(eq(personMonths.crewId, crewId), eq(personMonths.month, firstDayOf(month))))
    .orderBy(desc(personMonths.part));
  const owed = await db
    .select({ differenceId: payrollDebts.differenceId, amount: sql<number>`-${payrollDebts.amount}`.mapWith(Number) })
    .from(payrollDebts)
    .where(and(eq(payrollDebts.crewId, crewId), eq(payrollDebts.state, "open")));
  const adjusted = await db
    .select({ differenceId: workOrderAdjustments.differenceId, amount: workOrderAdjustments.amount })
    .from(workOrderAdjustments)
    .where(and(eq(workOrderAdjustments.crewId, crewId), isNull(workOrderAdjustments.removedAt)));
  const ids = new Set(rows.map(({ id }) => id));
  const settled = [...adjusted, ...owed].filter(({ differenceId }) => differenceId !== null && ids.has(differenceId));
  const counted = rows.filter(
    ({ state, slipHash }) =>
      state === "open" || state === "proposed" || (state === "refused" && slipHash === (slip?.hash ?? null)),
  );
  return [...settled, ...counted].reduce((sum, { amount }) => sum + amount, 0);
}

/** A debt from a difference is deducted once, never beyond its amount, and never takes a slip below zero. */
async function assertDebts({ db, people }: World) {
  for (const { person: someone } of people) {
    const debts = await db.select().from(payrollDebts).where(eq(payrollDebts.crewId, someone.id));
    for (const { id, amount } of debts) {
      const lines = await db
        .select({ amount: workOrderLines.amount, takeHome: workOrders.takeHome })
        .from(workOrderLines)
        .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
        .where(eq(workOrderLines.debtId, id));
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBeLessThanOrEqual(amount);
      for (const line of lines) if (line.amount > 0) expect(line.takeHome).toBeGreaterThanOrEqual(0);
    }
  }
}

/** Each active adjustment is on exactly one slip. Without a slip to carry it, it stays entered. */
async function assertOnce({ db }: World) {
  const lines = await db.execute<{ crew_id: number; month: string; amount: string }>(sql`
    select ${workOrders.crewId} as crew_id, ${workOrders.month}::text as month, sum(${workOrderLines.amount}) as amount
    from ${workOrderLines} join ${workOrders} on ${workOrders.id} = ${workOrderLines.workOrderId}
    where ${workOrderLines.name} = 'adjustment' group by 1, 2`);
  for (const { crew_id, month, amount } of lines) {
    const [entered] = await db
      .select({ sum: sql<number>`sum(${workOrderAdjustments.amount})`.mapWith(Number) })
      .from(workOrderAdjustments)
      .where(
        and(
          eq(workOrderAdjustments.crewId, crew_id),
          eq(workOrderAdjustments.month, month),
          isNull(workOrderAdjustments.removedAt),
        ),
      );
    expect([crew_id, month, Number(amount)]).toEqual([crew_id, month, entered?.sum]);
  }
}

async function begin(db: Transaction, leaveMode: "monthly" | "atSignOff"): Promise<World> {
  await tablesVerified(db);
  await paysFrom(db, "2026-07-01", { leaveMode });
  const [finance, second] = [await person(db, "crewingfinancetanker"), await person(db, "crewingmanagertanker")];
  for (const month of [...months, "2026-11"])
    await dollarFrom(`${month}-${Number(lastDayOf(month).slice(8)) - 3}`, "16.348,50", { finance, verifier: second });
  const ship = await vessel(db, { divisionId: 2 });
  const wages = { basicSalary: 7_500_000, allowances: 2_000_000, allowancesTradingOut: null, leavePay: 625_000 };
  const people: Someone[] = [];
  for (const [sequence, cents] of [null, 2_550].entries()) {
    const since = { since: "2026-07-02", joinedOn: "2026-07-01", sequence: sequence + 1 };
    const joined = await paidAboard(db, ship, { ...since, ptkp: "TK/0", wages: { ...wages, tradingOutCents: cents } });
    people.push({ person: joined.person, tour: joined.tour, from: "2026-07-02", to: null });
  }
  return { db, finance, second, people };
}

const step = record({
  event: constantFrom(...(Object.keys(events) as Event[])),
  share: integer({ min: 0, max: 9_999 }),
});

test(
  "adds up slips, settled and open differences to the final facts over any late events, to the rupiah",
  async () => {
    const walk = array(step, { minLength: 6, maxLength: 16 });
    await assert(
      asyncProperty(walk, constantFrom("monthly" as const, "atSignOff" as const), async (steps, leaveMode) => {
        await rolledBack(async (db) => {
          const world = await begin(db, leaveMode);
          await everyNight(world);
          for (const { event, share } of steps) await events[event](world, share);
          await closed(world);
          for (const one of world.people)
            for (const month of months) {
              const owed = await owedBy(world, one, month);
              const paid = await paidBy(world, one.person.id, month);
              const answered = await answeredOf(world, one.person.id, month);
              expect([month, one.from, one.to, paid + answered]).toEqual([month, one.from, one.to, owed]);
            }
          await assertOnce(world);
          await assertDebts(world);
        })();
      }),
      runsOf(4),
    );
  },
  propertyTimeout,
);
