import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { irregularPays, payrollSettings, workOrders } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { addAdjustment } from "./add-adjustment";
import { addIrregularPay } from "./add-irregular-pay";
import { confirmPayItem } from "./confirm-pay-item";
import { getPersonPay } from "./get-person-pay";
import { listPaidPeople } from "./list-paid-people";
import { removeIrregularPay } from "./remove-irregular-pay";

afterAll(closeDatabase);

const on = (actor: UserActor | { kind: "scheduler" }, day = "2026-10-02") =>
  as(actor, { now: new Date(`${day}T09:00:00+07:00`) });

/** September is paid, October is open; secondPersonFrom as given. */
async function octoberOpen(db: Transaction, secondPersonFrom: number) {
  await tablesVerified(db);
  await paysFrom(db, "2026-09-01");
  const [finance, manager] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagermarine")];
  const { person: someone } = await paidAboard(db, await vessel(db), { since: "2026-09-01" });
  await lockPayrollMonth.execute(on(finance), { month: "2026-09" });
  await db.update(payrollSettings).set({ secondPersonFrom });
  const takeHome = async () => {
    await redraftWorkOrders.execute(on({ kind: "scheduler" }), { crewId: someone.id });
    const orders = await db.select().from(workOrders).where(eq(workOrders.crewId, someone.id));
    return orders.find(({ month }) => month === "2026-10-01")?.income ?? 0;
  };
  return { finance, manager, crewId: someone.id, takeHome };
}

test(
  "waits for a second person from the division's threshold, and applies smaller amounts directly",
  rolledBack(async (db) => {
    const { finance, manager, crewId, takeHome } = await octoberOpen(db, 500_000);
    const before = await takeHome();
    const small = { crewId, month: "2026-10", name: "Bonus", amount: "499.999" };
    expect(await addIrregularPay.execute(on(finance), small)).toMatchObject({ isWaiting: false });
    const withSmall = await takeHome();
    expect(withSmall).toBeGreaterThan(before);
    const { id, isWaiting } = await addIrregularPay.execute(on(finance), {
      ...small,
      name: "THR",
      amount: "5.000.000",
    });
    expect([isWaiting, await takeHome()]).toEqual([true, withSmall]);
    await expect(confirmPayItem.execute(on(finance), { kind: "irregular", id })).rejects.toMatchObject({
      messageKey: "pay-data.secondPerson",
    });
    const seenBy = async (actor: UserActor) =>
      (await getPersonPay.execute(on(actor), { crewId, year: 2026 })).irregular.find((item) => item.id === id);
    expect([(await seenBy(finance))?.mayConfirm, (await seenBy(manager))?.mayConfirm]).toEqual([false, true]);
    expect(await listPaidPeople.execute(on(manager), { year: 2026, tab: "to-verify" })).toMatchObject({ total: 1 });
    expect(await listPaidPeople.execute(on(finance), { year: 2026, tab: "to-verify" })).toMatchObject({ total: 0 });
    await confirmPayItem.execute(on(manager), { kind: "irregular", id });
    await expect(confirmPayItem.execute(on(manager), { kind: "irregular", id })).rejects.toMatchObject({
      wireCode: "CONFIRMED",
    });
    expect(await takeHome()).toBeGreaterThan(withSmall);
  }),
);

test(
  "waits for every amount by default, and moves unconfirmed ones to the open month or removes them",
  rolledBack(async (db) => {
    const { finance, manager, crewId } = await octoberOpen(db, 0);
    const [order] = await db.select().from(workOrders).where(eq(workOrders.crewId, crewId));
    const correction = { workOrderId: order?.id, month: "2026-10", reason: "A day", direction: "pay", amount: "1" };
    const adjustment = await addAdjustment.execute(on(finance), correction);
    expect(adjustment.isWaiting).toBe(true);
    const irregular = await addIrregularPay.execute(on(finance), {
      crewId,
      month: "2026-10",
      name: "THR",
      amount: "1",
    });
    await lockPayrollMonth.execute(on(finance, "2026-11-02"), { month: "2026-10" });
    const confirmed = await confirmPayItem.execute(on(manager, "2026-11-03"), {
      kind: "adjustment",
      id: adjustment.id,
    });
    expect(confirmed.month).toBe("2026-11");
    await removeIrregularPay.execute(on(finance, "2026-11-03"), { id: irregular.id });
    const [row] = await db.select().from(irregularPays).where(eq(irregularPays.id, irregular.id));
    expect(row?.removedAt).not.toBeNull();
  }),
);
