import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { personMonths, workOrders } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { dollarFrom } from "@/db/testing/payroll/dollars";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { getSlip } from "../slips/get-slip";
import { redraftWorkOrders } from "./redraft-work-orders";

afterAll(closeDatabase);

const on = (day: string) => ({ now: new Date(`${day}T09:00:00+07:00`) });
const redraft = (crewId: number) => redraftWorkOrders.execute(as({ kind: "scheduler" }, on("2026-11-02")), { crewId });

/** Somebody on a Tanker since 20 October, with 25,50 dollars of trading out a day. */
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
  "dollars are told alone until a rate is verified, then in rupiah too, and no sum of the slip moves",
  rolledBack(async (db) => {
    const { finance, verifier, someone, order } = await tradingOut(db);
    const before = await order();
    expect(before).toMatchObject({ tradingOut: null, exchangeVersionId: null, days: 12 });
    const told = { perDayCents: 2_550, totalCents: 30_600 };
    const slip = () => getSlip.execute(as(finance, on("2026-11-02")), { workOrderId: before.id });
    expect((await slip()).tradingOut).toEqual({ ...told, converted: null });
    // A draft, and a rate from the day after the month, are no rate of it.
    await dollarFrom("2026-10-21", "16.000", { finance });
    await dollarFrom("2026-11-01", "17.000", { finance, verifier });
    await redraft(someone.id);
    expect(await order()).toMatchObject({ tradingOut: null });
    await dollarFrom("2026-10-14", "16.100", { finance, verifier });
    const versionId = await dollarFrom("2026-10-28", "16.348,50", { finance, verifier });
    expect(await jobs(db)).toEqual(["redraft:division 2"]);
    await redraft(someone.id);
    expect(await order()).toEqual({ ...before, tradingOut: 5_002_641, exchangeVersionId: versionId });
    const converted = { amount: 5_002_641, rupiahPerDollar: 1_634_850, versionId, effectiveFrom: "2026-10-28" };
    expect((await slip()).tradingOut).toEqual({ ...told, converted });
  }),
);

test(
  "no rate stops no lock, and a month that is locked keeps what it told",
  rolledBack(async (db) => {
    const { finance, verifier, someone, order } = await tradingOut(db);
    await lockPayrollMonth.execute(as(finance, on("2026-11-02")), { month: "2026-10" });
    const locked = await order();
    expect(locked).toMatchObject({ state: "locked", tradingOut: null });
    await dollarFrom("2026-10-28", "16.348,50", { finance, verifier });
    await redraft(someone.id);
    expect(await order()).toEqual(locked);
    const [month] = await db.select().from(personMonths).where(eq(personMonths.crewId, someone.id));
    expect(month).toMatchObject({ state: "locked" });
  }),
);

test(
  "a month that is locked with a rate keeps it when a newer one is verified",
  rolledBack(async (db) => {
    const { finance, verifier, someone, order } = await tradingOut(db);
    await dollarFrom("2026-10-21", "16.000", { finance, verifier });
    await lockPayrollMonth.execute(as(finance, on("2026-11-02")), { month: "2026-10" });
    const locked = await order();
    expect(locked).toMatchObject({ state: "locked", tradingOut: 4_896_000 });
    await dollarFrom("2026-10-28", "16.348,50", { finance, verifier });
    await redraft(someone.id);
    expect(await order()).toEqual(locked);
  }),
);
