import { sql } from "drizzle-orm";
import { paysFrom, paidAboard, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { getPayrollSettings } from "./get-payroll-settings";
import { updatePayrollSettings } from "./update-payroll-settings";

afterAll(closeDatabase);

const changed = {
  riskRate: "0,89",
  leaveDayTenths: "30",
  bpjsBase: { basicSalary: true, kpak: false },
  netShare: "15",
  debtAccounts: { loan: " 1-1310 ", cashAdvance: "" },
};

test(
  "changes payroll settings of one division, redrafting open months only there",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const before = await getPayrollSettings.execute(as(finance), {});
    expect(before).toMatchObject({ riskRate: null, isUsed: false });
    const after = await updatePayrollSettings.execute(as(finance), { ...before, ...changed });
    expect(after).toMatchObject({ riskRate: 89, leaveDayTenths: 30, bpjsBase: ["basicSalary"], netShare: 1_500 });
    expect(await getPayrollSettings.execute(as(await person(db, "crewingfinancetanker")), {})).toMatchObject({
      riskRate: null,
    });
    expect(after.debtAccounts).toEqual({ loan: "1-1310" });
    const codes = { ...after, debtAccounts: { loan: "no code!" } };
    await expect(updatePayrollSettings.execute(as(finance), codes)).rejects.toMatchObject({
      fields: [{ path: "debtAccounts.loan" }],
    });
    const jobs = await db.execute(sql`select from graphile_worker.jobs where key = 'redraft:division 1'`);
    expect(jobs).toHaveLength(1);
    await expect(updatePayrollSettings.execute(as(finance), { ...before, ...changed })).rejects.toMatchObject({
      code: "conflict",
    });
    const wrong = { ...after, riskRate: "much", bpjsBase: {} };
    await expect(updatePayrollSettings.execute(as(finance), wrong)).rejects.toMatchObject({
      fields: [{ path: "riskRate" }, { path: "bpjsBase" }],
    });
  }),
);

test(
  "fixes the first month once a month is locked and pay timing for the year; a manager only views",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-09-01");
    await paidAboard(db, await vessel(db), { since: "2026-09-01" });
    const finance = await person(db, "crewingfinancemarine");
    await lockPayrollMonth.execute(as(finance, { now: new Date("2026-10-01T03:00:00Z") }), { month: "2026-09" });
    const settings = await getPayrollSettings.execute(as(finance), {});
    expect(settings.isUsed).toBe(true);
    const asked = { ...settings, usedFrom: "2026-08" };
    await expect(updatePayrollSettings.execute(as(finance), asked)).rejects.toMatchObject({
      fields: [{ path: "usedFrom" }],
    });
    const other = { ...settings, payTiming: "next" };
    await expect(updatePayrollSettings.execute(as(finance), other)).rejects.toMatchObject({
      fields: [{ path: "payTiming" }],
    });
    const manager = await person(db, "crewingmanagermarine");
    await expect(updatePayrollSettings.execute(as(manager), settings)).rejects.toMatchObject({ code: "forbidden" });
  }),
);
