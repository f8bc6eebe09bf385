import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { employmentPay, personMonths, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { agreedFor, leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { redraftWorkOrders } from "./redraft-work-orders";

afterAll(closeDatabase);

const at = (day: string) => ({ now: new Date(`${day}T02:00:00Z`) });
const year = ["01", "02", "03", "04", "05", "06", "07"].map((month) => `2026-${month}`);

const slipsOf = (db: Executor, crewId: number, month: string) =>
  db
    .select({ vessel: workOrders.vesselName, saved: workOrders.leaveSaved, leave: workOrderLines.amount })
    .from(workOrders)
    .leftJoin(workOrderLines, and(eq(workOrderLines.workOrderId, workOrders.id), eq(workOrderLines.name, "leavePay")))
    .where(and(eq(workOrders.crewId, crewId), eq(workOrders.month, `${month}-01`)));

/** Twelve million a month since January, leave saved, and July locked during the assignment. */
async function savedUntilJuly(db: Parameters<Parameters<typeof rolledBack>[0]>[0]) {
  await tablesVerified(db);
  await paysFrom(db, "2026-01-01", { leaveMode: "atSignOff" });
  const [finance, ship] = [await person(db, "crewingfinancemarine"), await vessel(db)];
  const wages = { basicSalary: 12_000_000, allowances: null, allowancesTradingOut: null };
  const { person: one, tour } = await paidAboard(db, ship, { since: "2026-01-01", joinedOn: "2026-01-01", wages });
  const lock = (month: string) => lockPayrollMonth.execute(as(finance, at("2026-11-20")), { month });
  for (const month of year) await lock(month);
  const draw = (day: string) => redraftWorkOrders.execute(as({ kind: "scheduler" }, at(day)), { crewId: one.id });
  return { one, tour, ship, lock, draw };
}

test(
  "pays leave saved before a locked sign-off month with the settlement, once",
  rolledBack(async (db) => {
    const { one, tour, lock, draw } = await savedUntilJuly(db);
    expect(await slipsOf(db, one.id, "2026-07")).toMatchObject([{ saved: 7_000_000, leave: 0 }]);
    await leaves(db, tour.id, "2026-07-31");
    await db.update(crew).set({ status: "resigned", resignedOn: "2026-08-15" }).where(eq(crew.id, one.id));
    await draw("2026-09-10");
    expect(await slipsOf(db, one.id, "2026-08")).toEqual([{ vessel: null, saved: 0, leave: 7_000_000 }]);
    await lock("2026-08");
    await draw("2026-10-10");
    expect(await slipsOf(db, one.id, "2026-09")).toEqual([]);
    const [settled] = await db
      .select()
      .from(personMonths)
      .where(and(eq(personMonths.crewId, one.id), eq(personMonths.month, "2026-08-01")));
    expect(settled).toMatchObject({ state: "locked", isLastPeriod: true });
    expect(settled?.gross).toBeGreaterThanOrEqual(7_000_000);
  }),
  60_000,
);

test(
  "pays leave of an earlier assignment with the first slip of the next, which saves its own",
  rolledBack(async (db) => {
    const { one, tour, ship, draw } = await savedUntilJuly(db);
    await leaves(db, tour.id, "2026-07-31");
    const next = await aboard(db, ship, { since: "2026-08-11", sequence: 7 });
    await db.update(assignments).set({ crewId: one.id }).where(eq(assignments.id, next.tour.id));
    await agreedFor(db, { ...next.tour, crewId: one.id }, "2026-08-11", {
      basicSalary: 12_400_000,
      allowances: null,
      allowancesTradingOut: null,
    });
    await draw("2026-08-20");
    expect(await slipsOf(db, one.id, "2026-08")).toMatchObject([{ saved: 700_000, leave: 7_000_000 }]);
  }),
  60_000,
);

test(
  "pays saved leave at the end of employment, also to non-residents and settled years",
  rolledBack(async (db) => {
    const { one, tour, draw } = await savedUntilJuly(db);
    await leaves(db, tour.id, "2026-07-31");
    await db.update(crew).set({ status: "resigned", resignedOn: "2026-08-15" }).where(eq(crew.id, one.id));
    await db
      .update(employmentPay)
      .set({ residence: "non-resident" })
      .where(and(eq(employmentPay.crewId, one.id), eq(employmentPay.year, 2026)));
    await draw("2026-09-10");
    expect(await slipsOf(db, one.id, "2026-08")).toEqual([{ vessel: null, saved: 0, leave: 7_000_000 }]);
    await db
      .update(employmentPay)
      .set({ residence: null, endsOn: "2026-07-31" })
      .where(and(eq(employmentPay.crewId, one.id), eq(employmentPay.year, 2026)));
    await draw("2026-09-10");
    expect(await slipsOf(db, one.id, "2026-08")).toEqual([{ vessel: null, saved: 0, leave: 7_000_000 }]);
  }),
  60_000,
);
