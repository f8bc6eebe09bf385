import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { assert, array, asyncProperty, constantFrom, integer, record } from "fast-check";
import type { Transaction } from "@/db/client";
import type { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { preparationPkls } from "@/db/schema/preparation";
import {
  payDifferences,
  personMonths,
  workOrderAdjustments,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { runsOf } from "@/db/testing/long-run";
import { dollarFrom } from "@/db/testing/payroll/dollars";
import { leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { monthOf } from "@/db/testing/payroll/people";
import { reckon } from "@/db/testing/payroll/reference";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { daysBetween } from "@/lib/platform/calendar/period";
import { removeAdjustment } from "../inputs/remove-adjustment";
import { firstDayOf, lastDayOf } from "../month.rules";
import { redraftWorkOrders } from "../months/redraft-work-orders";
import { divisionOf } from "../open.queries";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { unlockPayrollMonth } from "../periods/unlock-payroll-month";
import { slipInputs } from "../slip/schema";
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

/** What people may refuse is no failure of the walk: the next event comes. */
const tried = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });

const lockedThrough = async ({ db }: World) => (await divisionOf(db, 2)).periods.lockedThrough ?? undefined;

async function everyNight({ people }: World) {
  for (const one of people) await redraftWorkOrders.execute(night, { crewId: one.person.id });
  for (const one of people) await recalculateLocked.execute(night, { crewId: one.person.id });
}

const dayOf = (share: number) => new Date(Date.UTC(2026, 6, 2 + (share % 118))).toISOString().slice(0, 10);

/** Events by name, each with a number to choose by. */
const events = {
  lock: ({ finance }: World, share: number) =>
    tried(lockPayrollMonth.execute(as(finance, { now }), { month: months[share % 4] })),
  lockNext: async (world: World) => {
    const last = await lockedThrough(world);
    const month = last ? months[months.indexOf(last) + 1] : months[0];
    if (month) await tried(lockPayrollMonth.execute(as(world.finance, { now }), { month }));
  },
  unlock: async (world: World) => {
    const month = await lockedThrough(world);
    if (month) await tried(unlockPayrollMonth.execute(as(world.finance, { now }), { month, reason: "Late event" }));
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
    await tried(proposeDifference.execute(as(world.finance, { now }), { id: row.id, version: row.version }));
    if (share % 4 === 0) return;
    const { rows: proposed } = await listDifferences.execute(as(world.second, { now }), { tab: "to-decide" });
    for (const { id, version } of proposed)
      await tried(decideDifference.execute(as(world.second, { now }), { id, version, decision: "confirm" }));
  },
  refuse: async (world: World, share: number) => {
    await everyNight(world);
    const { rows } = await listDifferences.execute(as(world.second, { now }), {});
    const row = rows[share % Math.max(1, rows.length)];
    if (!row) return;
    const refusal = { id: row.id, version: row.version, decision: "refuse", reason: "Agreed on board" };
    await tried(decideDifference.execute(as(world.second, { now }), refusal));
  },
  takeOut: async ({ db, finance }: World) => {
    const [row] = await db
      .select()
      .from(workOrderAdjustments)
      .where(isNull(workOrderAdjustments.removedAt))
      .orderBy(desc(workOrderAdjustments.id));
    if (row) await tried(removeAdjustment.execute(as(finance, { now }), { id: row.id }));
  },
};
type Event = keyof typeof events;

/** Every month locked in the end; what no slip can carry is taken out and open again. */
async function closed(world: World) {
  const { db, finance } = world;
  for (let turn = 0; turn < 12; turn += 1) {
    await everyNight(world);
    const last = await lockedThrough(world);
    const month = last && last >= "2026-10" ? undefined : months[last ? months.indexOf(last) + 1 : 0];
    if (!month) return everyNight(world);
    const isLocked = await lockPayrollMonth.execute(as(finance, { now }), { month }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return null;
    });
    if (isLocked) continue;
    const stuck = await db
      .select()
      .from(workOrderAdjustments)
      .where(and(isNull(workOrderAdjustments.removedAt), eq(workOrderAdjustments.month, firstDayOf(month))));
    for (const { id } of stuck) await removeAdjustment.execute(as(finance, { now }), { id });
  }
  throw new Error("the months were not locked");
}

/** What the final facts owe before tax, by a reckoning that shares no rule: wages and dollars less the own premiums. */
async function owedBy({ db }: World, one: Someone, month: string): Promise<number> {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const begin = one.from > first ? one.from : first;
  const end = one.to && one.to < last ? one.to : last;
  if (end < begin) return 0;
  const [agreed] = await db.select().from(preparationPkls).where(eq(preparationPkls.crewId, one.person.id));
  if (!agreed) throw new Error("nobody agreed");
  const { orders } = reckon(
    monthOf({
      workMonth: month,
      person: { dateOfBirth: one.person.dateOfBirth },
      workOrders: [
        {
          days: daysBetween(begin, end) + 1,
          ...(agreed.tradingOutCents ? { tradingOutCents: agreed.tradingOutCents } : {}),
          wages: {
            basicSalary: BigInt(agreed.basicSalary),
            kpak: BigInt(agreed.allowances ?? 0),
            leavePay: BigInt(agreed.leavePay),
          },
        },
      ],
    }),
  );
  const lines = Object.entries(orders[0] ?? {}) as [string, bigint][];
  const isOwn = (name: string) => ["bpjsJht", "bpjsJp", "bpjsKesehatan"].includes(name);
  const isEmployers = (name: string) => ["jkk", "jkm", "kes"].includes(name);
  return lines.reduce((sum, [name, amount]) => {
    if (isEmployers(name)) return sum;
    return sum + (isOwn(name) ? -Number(amount) : Number(amount));
  }, 0);
}

/** What the slip of a month says of it: wages and leave saved, less own premiums. */
async function paidBy({ db }: World, crewId: number, month: string): Promise<number> {
  const ofMonth = and(eq(workOrders.crewId, crewId), eq(workOrders.month, firstDayOf(month)));
  const orders = await db.select().from(workOrders).where(ofMonth);
  const lines = await db
    .select({ name: workOrderLines.name, amount: workOrderLines.amount })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(ofMonth);
  const [slip] = await db
    .select({ inputs: personMonths.inputs })
    .from(personMonths)
    .where(and(eq(personMonths.crewId, crewId), eq(personMonths.month, firstDayOf(month))));
  const before = slip?.inputs ? Number(savedBefore(slipInputs.parse(JSON.parse(slip.inputs)))) : 0;
  const premiums = lines.filter(({ name }) => ["bpjsJht", "bpjsJp", "bpjsKesehatan"].includes(name));
  const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  const saved = orders.reduce((total, { wages, leaveSaved }) => total + wages + leaveSaved, 0);
  return saved - before - sum(premiums);
}

/** Adjustments that stand, refusals beside the slip that stands, and what is open. */
async function answeredOf({ db }: World, crewId: number, month: string) {
  const rows = await db
    .select()
    .from(payDifferences)
    .where(and(eq(payDifferences.crewId, crewId), eq(payDifferences.month, firstDayOf(month))))
    .orderBy(asc(payDifferences.id));
  const [slip] = await db
    .select({ hash: personMonths.hash })
    .from(personMonths)
    .where(and(eq(personMonths.crewId, crewId), eq(personMonths.month, firstDayOf(month))));
  const adjusted = await db
    .select({ differenceId: workOrderAdjustments.differenceId, amount: workOrderAdjustments.amount })
    .from(workOrderAdjustments)
    .where(and(eq(workOrderAdjustments.crewId, crewId), isNull(workOrderAdjustments.removedAt)));
  const ids = new Set(rows.map(({ id }) => id));
  const settled = adjusted.filter(({ differenceId }) => differenceId !== null && ids.has(differenceId));
  const counted = rows.filter(
    ({ state, slipHash }) =>
      state === "open" || state === "proposed" || (state === "refused" && slipHash === (slip?.hash ?? null)),
  );
  return [...settled, ...counted].reduce((sum, { amount }) => sum + amount, 0);
}

/** Each adjustment stands on one slip, once; whoever has no slip to carry it keeps it entered. */
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

test("whatever happens late, slips, settled differences and open ones come to what the final facts owe, to the rupiah", async () => {
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
      })();
    }),
    runsOf(4),
  );
}, 600_000);
