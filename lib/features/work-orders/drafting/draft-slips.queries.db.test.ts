import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { lookups } from "@/db/schema/lookups";
import { workOrders } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { dollarFrom } from "@/db/testing/payroll/dollars";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createRateDraft } from "@/lib/features/rates/versions/create-rate-draft";
import { saveRates } from "@/lib/features/rates/versions/save-rates";
import { verifyRates } from "@/lib/features/rates/versions/verify-rates";
import { getNextMonthToLock } from "../periods/get-next-month-to-lock";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { getSlip } from "../slips/get-slip";
import { redraftWorkOrders } from "./redraft-work-orders";

afterAll(closeDatabase);

const on = (day: string) => ({ now: new Date(`${day}T09:00:00+07:00`) });
const redraft = (crewId: number) => redraftWorkOrders.execute(as({ kind: "scheduler" }, on("2026-11-02")), { crewId });

/** A seafarer on a Tanker since 20 October, with 25,50 dollars of trading out a day. */
async function tradingOut(db: Transaction) {
  await tablesVerified(db);
  await paysFrom(db, "2026-10-01");
  const ship = await vessel(db, { divisionId: 2 });
  const [finance, verifier] = [await person(db, "crewingfinancetanker"), await person(db, "crewingmanagertanker")];
  const wages = { allowancesTradingOut: null, tradingOutCents: 2_550 };
  const { person: someone } = await paidAboard(db, ship, { since: "2026-10-20", wages });
  await redraft(someone.id);
  const order = async () => {
    const [row] = await db
      .select()
      .from(workOrders)
      .where(and(eq(workOrders.crewId, someone.id), eq(workOrders.month, "2026-10-01")));
    if (!row) throw new Error("no work order");
    return row;
  };
  return { finance, verifier, someone, order };
}

const jobs = async (db: Transaction) =>
  (await db.execute(sql`select key from graphile_worker.jobs where key like 'redraft:division%'`)).map(
    ({ key }) => key,
  );

test(
  "pays trading out as a wage line at the verified rate of the month's last day, and refuses the lock without one",
  rolledBack(async (db) => {
    const { finance, verifier, someone, order } = await tradingOut(db);
    const before = await order();
    expect(before).toMatchObject({ tradingOut: null, exchangeVersionId: null, days: 12 });
    const slip = () => getSlip.execute(as(finance, on("2026-11-02")), { workOrderId: before.id });
    const dollars = { perDayCents: 2_550, totalCents: 30_600, isInWages: true };
    expect(await slip()).toMatchObject({ tradingOut: { ...dollars, converted: null }, income: { TradingOut: 0 } });
    const lock = () => lockPayrollMonth.execute(as(finance, on("2026-11-02")), { month: "2026-10" });
    const refused = { messageKey: "work-orders.periods.refused.exchange" };
    const unverified = async () => (await getNextMonthToLock.execute(as(finance, on("2026-11-02")), {})).unverified;
    expect(await unverified()).toEqual(["exchange-rate"]);
    await expect(lock()).rejects.toMatchObject({ ...refused, values: { date: "2026-10-31" } });
    // An expired rate still gives figures to a draft, but refuses the lock.
    const ended = await dollarFrom("2026-10-21", "16.000", { finance, verifier });
    await dollarFrom("2026-11-01", "17.000", { finance, verifier });
    await redraft(someone.id);
    expect(await order()).toMatchObject({ tradingOut: 4_896_000, exchangeVersionId: ended });
    expect(await unverified()).toEqual(["exchange-rate"]);
    await expect(lock()).rejects.toMatchObject(refused);

    const versionId = await dollarFrom("2026-10-28", "16.348,50", { finance, verifier });
    expect(await jobs(db)).toEqual(["redraft:division 2"]);
    await redraft(someone.id);
    const after = await order();
    expect(after).toMatchObject({ tradingOut: 5_002_641, exchangeVersionId: versionId });
    expect(after.wages - before.wages).toBe(5_002_641);
    expect(after.income - before.income).toBeGreaterThan(5_002_641);
    const converted = { amount: 5_002_641, rupiahPerDollar: 1_634_850, versionId, effectiveFrom: "2026-10-28" };
    const shownSlip = await slip();
    expect(shownSlip.tradingOut).toEqual({ ...dollars, converted });
    expect(shownSlip.income).toMatchObject({ TradingOut: 5_002_641, TotalWages: after.wages });
    expect(await unverified()).toEqual([]);
    await lock();
    expect(await order()).toMatchObject({ state: "locked", tradingOut: 5_002_641, wages: after.wages });
  }),
);

test(
  "keeps the rate of a locked month when a newer one is verified",
  rolledBack(async (db) => {
    const { finance, verifier, someone, order } = await tradingOut(db);
    await dollarFrom("2026-10-28", "16.000", { finance, verifier });
    await lockPayrollMonth.execute(as(finance, on("2026-11-02")), { month: "2026-10" });
    const locked = await order();
    expect(locked).toMatchObject({ state: "locked", tradingOut: 4_896_000 });
    await dollarFrom("2026-10-29", "16.348,50", { finance, verifier });
    await redraft(someone.id);
    expect(await order()).toEqual(locked);
  }),
);

test(
  "uses the minimum wage of the agreement's city for health insurance, once imported and verified",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-10-01");
    const [finance, verifier] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagermarine")];
    const [city] = await db.insert(lookups).values({ kind: "city", name: "Kabupaten Bekasi" }).returning();
    const cityId = city?.id ?? 0;
    const wages = { basicSalary: 2_000_000, allowances: null, allowancesTradingOut: null };
    const ship = await vessel(db);
    const named = await paidAboard(db, ship, { wages: { ...wages, cityId } });
    const unnamed = await paidAboard(db, ship, { wages, sequence: 2 });
    const kind = "city-minimum-wages";
    const head = { effectiveFrom: "2026-01-01", source: "SK 561/2025" };
    const draft = await createRateDraft.execute(as(finance), { kind, ...head });
    const rows = [{ cityId, year: "2026", amount: "5.938.885", decree: "SK 561/2025" }];
    const saved = await saveRates.execute(as(finance), { id: draft.id, version: draft.version, ...head, rows });
    await verifyRates.execute(as(verifier), { id: draft.id, version: saved.version, checksum: saved.checksum });
    for (const one of [named, unnamed]) await redraft(one.person.id);
    const slipOf = async (crewId: number) => {
      const [row] = await db
        .select()
        .from(workOrders)
        .where(and(eq(workOrders.crewId, crewId), eq(workOrders.month, "2026-10-01")));
      const { income, problems } = await getSlip.execute(as(finance, on("2026-11-02")), { workOrderId: row?.id ?? 0 });
      return { kes: income.Kes, problems: problems.map(({ code }) => code) };
    };
    expect(await slipOf(named.person.id)).toEqual({ kes: 237_555, problems: [] });
    const other = await slipOf(unnamed.person.id);
    expect(other.problems).toEqual(["cityUnknown"]);
    expect(other.kes).not.toBe(237_555);
    await lockPayrollMonth.execute(as(finance, on("2026-11-02")), { month: "2026-10" });
  }),
);
