import { eq } from "drizzle-orm";
import { payrollPeriods, workOrders } from "@/db/schema/work-orders";
import { seafarer, vessel } from "@/db/testing/crew";
import { paidFor } from "@/db/testing/payroll/paid";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { paidFrom } from "@/db/testing/payroll/settings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { Transaction } from "@/db/client";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { addAdjustment } from "./add-adjustment";
import { addIrregularPay } from "./add-irregular-pay";
import { getPersonPay } from "./get-person-pay";
import { removeAdjustment } from "./remove-adjustment";
import { removeIrregularPay } from "./remove-irregular-pay";
import { saveEmploymentPay } from "./save-employment-pay";

afterAll(closeDatabase);

const now = new Date("2026-03-10T05:00:00Z");
const account = { bankName: "BCA", accountNumber: "1234567890", accountName: "A" };

/** A person paid for February 2026, which is locked. */
async function paid(db: Transaction) {
  await paidFrom(db, "2026-02-01");
  const finance = await person(db, "crewingfinancemarine");
  const { id: crewId } = await seafarer(db, { joinedOn: "2024-01-01" });
  const ship = await vessel(db);
  await paidFor(db, { crewId, vesselId: ship.id, name: "A", ...account });
  const lock = { people: 1, workOrders: 1, takeHome: 5_000_000, hash: "x", lockedAt: now, lockedBy: finance.userId };
  await db.insert(payrollPeriods).values({ divisionId: 1, month: "2026-02-01", ...lock });
  const [order] = await db.select().from(workOrders).where(eq(workOrders.crewId, crewId));
  return {
    crewId,
    userId: finance.userId,
    finance: as(finance, { now }),
    workOrderId: order?.id ?? 0,
    number: order?.number,
  };
}

test(
  "corrects a locked slip in an open month, removable until that month is locked",
  rolledBack(async (db) => {
    const { crewId, userId, finance, workOrderId, number } = await paid(db);
    const add = (form: object) =>
      addAdjustment.execute(finance, {
        workOrderId,
        month: "2026-03",
        reason: "A day",
        direction: "takeBack",
        amount: "250.000",
        ...form,
      });
    await expect(add({ month: "2026-02" })).rejects.toMatchObject({ code: "conflict", wireCode: "PERIOD_LOCKED" });
    const { id } = await add({});
    const { adjustments } = await getPersonPay.execute(finance, { crewId, year: 2026 });
    expect(adjustments.find((one) => one.id === id)).toMatchObject({
      workOrderNumber: number,
      amount: -250_000,
      isLocked: false,
    });
    // Administration enters pay data; only those who lock may correct locked slips.
    const office = as(await person(db, "crewingadminmarine"), { now });
    expect(await getPersonPay.execute(office, { crewId, year: 2026 })).toMatchObject({
      mayWrite: true,
      mayAdjust: false,
    });
    const correction = { workOrderId, month: "2026-03", reason: "A day", direction: "pay", amount: 1 };
    await expect(addAdjustment.execute(office, correction)).rejects.toMatchObject({ code: "forbidden" });
    await expect(removeAdjustment.execute(office, { id })).rejects.toMatchObject({ code: "forbidden" });
    await removeAdjustment.execute(finance, { id });
    await expect(removeAdjustment.execute(finance, { id })).rejects.toMatchObject({ code: "not-found" });
    await db.update(payrollPeriods).set({ unlockedAt: now, unlockedBy: userId, unlockReason: "x" });
    await db.update(workOrders).set({ state: "draft" });
    await expect(add({})).rejects.toMatchObject({ messageKey: "pay-data.notLocked" });
  }),
);

test(
  "adds irregular pay to an open month and keeps it once locked, hidden from another division",
  rolledBack(async (db) => {
    const { crewId, finance } = await paid(db);
    const add = (month: string) =>
      addIrregularPay.execute(finance, { crewId, month, name: "THR", amount: "10.000.000" });
    await expect(add("2026-02")).rejects.toMatchObject({ wireCode: "PERIOD_LOCKED" });
    const { id } = await add("2026-03");
    const { irregular } = await getPersonPay.execute(finance, { crewId, year: 2026 });
    expect(irregular.map(({ month, isLocked }) => [month, isLocked])).toEqual([
      ["2026-02", true],
      ["2026-03", false],
    ]);
    const locked = irregular.find(({ isLocked }) => isLocked)?.id ?? 0;
    await expect(removeIrregularPay.execute(finance, { id: locked })).rejects.toMatchObject({
      wireCode: "PERIOD_LOCKED",
    });
    const tanker = as(await person(db, "crewingfinancetanker"), { now });
    await expect(removeIrregularPay.execute(tanker, { id })).rejects.toMatchObject({ code: "not-found" });
    await removeIrregularPay.execute(finance, { id });
  }),
);

test(
  "changes pay settings of a year, but not tax status and pay timing after a locked month",
  rolledBack(async (db) => {
    const { crewId, finance } = await paid(db);
    const save = (form: object) =>
      saveEmploymentPay.execute(finance, { crewId, year: 2026, ptkpCode: "TK/0", ...form });
    const { version } = await save({ subsidy: "none", endsOn: "2026-06-30" });
    await expect(save({ ptkpCode: "K/1" })).rejects.toMatchObject({ messageKey: "pay-data.fixedForYear" });
    await expect(save({ payTiming: "next" })).rejects.toMatchObject({ messageKey: "pay-data.fixedForYear" });
    await expect(save({ endsOn: "2027-01-31" })).rejects.toMatchObject({ code: "invalid" });
    await expect(save({ subsidy: "full", version: version - 1 })).rejects.toMatchObject({ code: "conflict" });
    expect(await save({ subsidy: "none", endsOn: "2026-06-30" })).toMatchObject({ version });
    const next = await saveEmploymentPay.execute(finance, { crewId, year: 2027, ptkpCode: "K/1", payTiming: "next" });
    expect(next.version).toBe(1);
    await expect(saveEmploymentPay.execute(finance, { crewId, year: 2025, subsidy: "none" })).rejects.toMatchObject({
      messageKey: "pay-data.yearOver",
    });
    const { employment } = await getPersonPay.execute(finance, { crewId, year: 2026 });
    expect(employment).toMatchObject({ subsidy: "none", ptkpCode: "TK/0", endsOn: "2026-06-30" });
  }),
);

test(
  "refuses a deduction above the month's pay on entry, naming the limit",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-09-01");
    const finance = await person(db, "crewingfinancemarine");
    const one = await paidAboard(db, await vessel(db), { since: "2026-09-01", fullName: "Budi Berutang" });
    const on = (day: string) => as(finance, { now: new Date(`${day}T09:00:00+07:00`) });
    await lockPayrollMonth.execute(on("2026-10-01"), { month: "2026-09" });
    const [order] = await db.select().from(workOrders).where(eq(workOrders.crewId, one.person.id));
    const take = (amount: string, direction = "takeBack") =>
      addAdjustment.execute(on("2026-10-02"), {
        workOrderId: order?.id ?? 0,
        month: "2026-10",
        reason: "A stay that never was",
        direction,
        amount,
      });
    const refusal = await take("90.000.000").then(
      () => null,
      (error: { messageKey: string; values: Record<string, string> }) => error,
    );
    expect(refusal).toMatchObject({ messageKey: "pay-data.belowZero", wireCode: "PAY_BELOW_NOUGHT" });
    expect(refusal?.values).toMatchObject({ name: "Budi Berutang", month: "2026-10" });
    const digits = (text = "") => Number(text.replaceAll(".", ""));
    expect(digits(refusal?.values.short) + digits(refusal?.values.most)).toBe(90_000_000);
    await take(refusal?.values.most ?? "");
    await expect(take("1")).rejects.toMatchObject({ messageKey: "pay-data.nothingToTake" });
    await take("1", "pay");
    await take("1");
    await lockPayrollMonth.execute(on("2026-11-02"), { month: "2026-10" });
  }),
);
