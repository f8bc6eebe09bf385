import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import type { Transaction } from "@/db/client";
import { crewBankAccounts } from "@/db/schema/crew";
import { paymentRuns, paymentTransfers, payrollPeriods, payrollSlipLocks, personMonths } from "@/db/schema/work-orders";
import { seafarer, vessel } from "@/db/testing/crew";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { draftSlip, lockedApart, lockedMonth, redrawn } from "@/db/testing/payroll/slips";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { unlockPayrollMonth } from "../periods/unlock-payroll-month";
import { unlockSlip } from "../periods/unlock-slip";
import { downloadPaymentFile } from "./download-payment-file";
import { dropPaymentRun } from "./drop-payment-run";
import { getPaymentDues } from "./get-payment-dues";
import { getPaymentRun } from "./get-payment-run";
import { listPaymentRuns } from "./list-payment-runs";
import { createPaymentRun } from "./create-payment-run";
import { markTransfers } from "./mark-transfers";
import { releasePaymentRun } from "./release-payment-run";

afterAll(closeDatabase);

const now = new Date("2026-11-03T02:00:00Z");
const month = "2026-10";
const account = { valueOn: "2026-11-05", bankSet: "generic", debitAccount: "1234567890" };
type World = { db: Transaction; finance: UserActor; manager: UserActor; crewIds: number[]; slips: number[] };

/** A refusal by rule is not a failure of the run; a database error is. */
const orRefused = async (work: Promise<unknown>) => {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
};
const at = (actor: UserActor) => as(actor, { now });
const chosen = <T>(rows: readonly T[], share: number): T | undefined => rows[share % Math.max(1, rows.length)];

const draftsOf = ({ db, slips }: World) =>
  db
    .select({ id: personMonths.id })
    .from(personMonths)
    .where(and(inArray(personMonths.id, slips), eq(personMonths.state, "draft")));
const isMonthLocked = async ({ db }: World) => (await db.$count(payrollPeriods, isNull(payrollPeriods.unlockedAt))) > 0;
const runsIn = ({ db }: World, state: "made" | "released") =>
  db.select({ id: paymentRuns.id }).from(paymentRuns).where(eq(paymentRuns.state, state));

/** Events by name. Each takes a number that selects its target. */
const events = {
  lock: async (world: World, share: number) => {
    if (await isMonthLocked(world)) return;
    const drafts = await draftsOf(world);
    const without = share % 3 === 0 ? [chosen(drafts, share)?.id ?? 0] : [];
    await lockedMonth(world.db, { userId: world.finance.userId, without });
  },
  lockOne: async (world: World, share: number) => {
    const draft = chosen(await draftsOf(world), share);
    if (draft) await lockedApart(world.db, draft.id, world.finance.userId);
  },
  unlock: async (world: World) => {
    const runInput = { month, reason: "Wrong" };
    await orRefused(unlockPayrollMonth.execute(at(world.finance), runInput));
    await orRefused(unlockPayrollMonth.execute(at(world.manager), runInput));
  },
  unlockOne: async (world: World, share: number) => {
    const locks = await world.db
      .select({ id: payrollSlipLocks.id })
      .from(payrollSlipLocks)
      .where(isNull(payrollSlipLocks.unlockedAt));
    const lock = chosen(locks, share);
    if (!lock) return;
    for (const actor of [world.finance, world.manager])
      await orRefused(unlockSlip.execute(at(actor), { lockId: lock.id, reason: "Wrong" }));
  },
  redraw: async (world: World, share: number) => {
    const draft = chosen(await draftsOf(world), share);
    if (draft) await redrawn(world.db, draft.id, (share % 11) * 1_000_000 - 1_000_000);
  },
  correct: async ({ db, crewIds }: World, share: number) => {
    const crewId = chosen(crewIds, share) ?? 0;
    await db.update(crewBankAccounts).set({ removedAt: now }).where(eq(crewBankAccounts.crewId, crewId));
    const named = { bankName: "BRI", accountNumber: `77${share}77`, accountName: "Corrected" };
    await db.insert(crewBankAccounts).values({ crewId, sequence: 1, ...named });
  },
  make: async (world: World, share: number) => {
    const [lock] = await world.db
      .select({ id: payrollSlipLocks.id })
      .from(payrollSlipLocks)
      .where(isNull(payrollSlipLocks.unlockedAt));
    const lockId = share % 2 === 0 ? (lock?.id ?? null) : null;
    await orRefused(createPaymentRun.execute(at(world.finance), { month, lockId, ...account }));
  },
  release: async (world: World, share: number) => {
    const run = chosen(await runsIn(world, "made"), share);
    if (run) await orRefused(releasePaymentRun.execute(at(world.manager), run));
  },
  drop: async (world: World, share: number) => {
    const run = chosen(await runsIn(world, "made"), share);
    if (run) await orRefused(dropPaymentRun.execute(at(world.finance), { ...run, reason: "Not now" }));
  },
  mark: async (world: World, share: number) => {
    const run = chosen(await runsIn(world, "released"), share);
    if (!run) return;
    const of = eq(paymentTransfers.runId, run.id);
    const transfer = chosen(await world.db.select().from(paymentTransfers).where(of), share >> 3);
    const answer = share % 2 === 0 ? { answer: "paid" } : { answer: "rejected", reason: "Account closed" };
    await orRefused(markTransfers.execute(at(world.finance), { runId: run.id, ids: [transfer?.id], ...answer }));
  },
};
type Event = keyof typeof events;

async function begin(db: Transaction): Promise<World> {
  const ship = await vessel(db);
  const [finance, manager] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagermarine")];
  const [crewIds, slips] = [[] as number[], [] as number[]];
  for (const [takeHome, accountNumber] of [
    [5_000_000, "1000001"],
    [7_000_000, "1000002"],
    [3_000_000, null],
  ] as const) {
    const someone = await seafarer(db);
    const { id } = await draftSlip(db, someone, ship, { takeHome, values: { accountNumber } });
    crewIds.push(someone.id);
    slips.push(id);
  }
  return { db, finance, manager, crewIds, slips };
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** Locked amounts equal sent, due and listed amounts, to the rupiah; no slip is paid more than it once owed. */
async function assertBalanced(world: World, owedOnce: Map<number, number>) {
  const { db, finance, slips } = world;
  const standing = await db.select().from(personMonths).where(inArray(personMonths.id, slips));
  const dues = await getPaymentDues.execute(at(finance), { month });
  const locked = standing.filter(({ state }) => state === "locked");
  expect(dues.owed).toBe(locked.reduce((total, { takeHome }) => total + Math.max(0, takeHome), 0));
  const out = ["prepared", "released", "paid"] as const;
  const counted = out.reduce((total, state) => total + (dues.byState[state]?.amount ?? 0), 0);
  expect(counted + dues.due.amount + sum(dues.noAccount) - sum(dues.over) - sum(dues.waiting)).toBe(dues.owed);
  for (const { crewId } of standing) {
    const of = and(eq(paymentTransfers.crewId, crewId), inArray(paymentTransfers.state, [...out]));
    const [taken] = await db
      .select({ amount: sql<number>`coalesce(sum(${paymentTransfers.amount}), 0)`.mapWith(Number) })
      .from(paymentTransfers)
      .where(of);
    expect(taken?.amount ?? 0).toBeLessThanOrEqual(owedOnce.get(crewId) ?? 0);
  }
}

/** Check that the sums of file, screen and run agree. */
async function assertAgreed({ finance }: World) {
  const { rows } = await listPaymentRuns.execute(at(finance), { pageSize: 200 });
  for (const { id, state, amount, transfers, byState } of rows) {
    const shown = await getPaymentRun.execute(at(finance), { id, pageSize: 200 });
    expect([shown.amount, sum(shown.page.rows), shown.page.total]).toEqual([amount, amount, transfers]);
    const open = byState.released;
    if (state !== "released" || !open?.transfers) continue;
    const file = await downloadPaymentFile.execute(at(finance), { id });
    const last = Buffer.from(file.body).toString("latin1").trim().split("\r\n").at(-1);
    expect(last).toBe(`TOTAL;${open.transfers};${open.amount}`);
  }
}

const step = record({
  event: constantFrom(...(Object.keys(events) as Event[])),
  share: integer({ min: 0, max: 9_999 }),
});

test(
  "pays, owes or lists every rupiah once over locks, releases and rejections, with equal sums",
  async () => {
    const walk = array(step, { minLength: 10, maxLength: 40 });
    await assert(
      asyncProperty(walk, async (steps) => {
        await rolledBack(async (db) => {
          const world = await begin(db);
          const owedOnce = new Map<number, number>();
          await events.lock(world, 1);
          for (const { event, share } of steps) {
            await events[event](world, share);
            for (const { crewId, takeHome } of await db
              .select()
              .from(personMonths)
              .where(and(inArray(personMonths.id, world.slips), eq(personMonths.state, "locked"))))
              owedOnce.set(crewId, Math.max(owedOnce.get(crewId) ?? 0, takeHome));
            await assertBalanced(world, owedOnce);
          }
          await assertAgreed(world);
        })();
      }),
      runsOf(12),
    );
  },
  propertyTimeout,
);
