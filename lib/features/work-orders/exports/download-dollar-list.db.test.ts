import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { dollarFrom } from "@/db/testing/payroll/dollars";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { getPayrollSettings } from "../settings/get-payroll-settings";
import { updatePayrollSettings } from "../settings/update-payroll-settings";
import { downloadDollarList } from "./download-dollar-list";
import { getMonthPayments } from "./get-month-payments";

afterAll(closeDatabase);

const now = new Date("2026-11-02T02:00:00Z");
const october = { year: 2026, month: 10 };

test(
  "transfers the rest in rupiah when dollars are paid separately, with a list of dollars, accounts and rates",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-10-01");
    const [finance, verifier] = [await person(db, "crewingfinancetanker"), await person(db, "crewingmanagertanker")];
    const at = as(finance, { now });
    const settings = await getPayrollSettings.execute(at, {});
    expect(settings.paysDollarsApart).toBe(false);
    expect(await updatePayrollSettings.execute(at, { ...settings, paysDollarsApart: true })).toMatchObject({
      paysDollarsApart: true,
    });
    await dollarFrom("2026-10-28", "16.348,50", { finance, verifier });
    const wages = { allowancesTradingOut: null, tradingOutCents: 2_550 };
    const { person: someone } = await paidAboard(db, await vessel(db, { divisionId: 2 }), {
      since: "2026-10-20",
      wages,
    });
    await redraftWorkOrders.execute(as({ kind: "scheduler" }, { now }), { crewId: someone.id });
    const notLocked = { messageKey: "payments.notLocked" };
    await expect(downloadDollarList.execute(at, october)).rejects.toMatchObject(notLocked);
    await lockPayrollMonth.execute(at, { month: "2026-10" });

    const paid = await getMonthPayments.execute(at, october);
    expect(paid.dollars).toEqual({ people: 1, cents: 30_600, amount: 5_002_641 });
    const component = (name: string) => paid.components.find((one) => one.name === name)?.amount;
    expect([component("tradingOut"), component("tradingOutApart")]).toEqual([5_002_641, 5_002_641]);
    expect(paid.takeHome + paid.deductions).toBe(
      paid.income - (component("jkk") ?? 0) - (component("jkm") ?? 0) - (component("kes") ?? 0),
    );
    const file = await downloadDollarList.execute(at, october);
    const cells = readSheet(file.body).rows.flatMap((row) => row.map(({ text }) => text));
    for (const expected of [someone.fullName, "16.348,50"]) expect(cells).toContain(expected);
    expect(cells.some((text) => /^306([.,]00)?$/.test(text))).toBe(true);
    expect((await audited(db, "work-orders.download-dollar-list"))[0]).toMatchObject({
      after: { rows: 1, cents: 30_600 },
    });
    await expect(downloadDollarList.execute(as(verifier, { now }), october)).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
