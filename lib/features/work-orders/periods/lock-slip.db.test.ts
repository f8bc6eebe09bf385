import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { assignments } from "@/db/schema/manning";
import { crewBankAccounts } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { irregularPays, personMonths, workOrders } from "@/db/schema/work-orders";
import { feesInForce } from "@/db/testing/records/billing";
import { vessel } from "@/db/testing/crew";
import { agreedFor, leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { lockMonth } from "@/lib/features/billing/periods/lock-month";
import { listWorkOrders } from "@/lib/features/billing/lists/list-work-orders";
import { downloadBankFile } from "../exports/download-bank-file";
import { downloadJournal } from "../exports/download-journal";
import { getMonthPayments } from "../exports/get-month-payments";
import { addIrregularPay } from "../inputs/add-irregular-pay";
import { getPersonPay } from "../inputs/get-person-pay";
import { draftMonths } from "../drafting/draft-months";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { getPayrollPeriod } from "./get-payroll-period";
import { listPayrollPeriods } from "./list-payroll-periods";
import { lockPayrollMonth } from "./lock-payroll-month";
import { notifySlipsReady } from "./notify-slips-ready";
import { unlockPayrollMonth } from "./unlock-payroll-month";
import { lockSlip } from "./lock-slip";
import { unlockSlip } from "./unlock-slip";

afterAll(closeDatabase);

const on = (day: string) => ({ now: new Date(`${day}T09:00:00+07:00`) });
const draw = (crewId: number, day = "2026-11-03") =>
  redraftWorkOrders.execute(as({ kind: "scheduler" }, on(day)), { crewId });
const october = { year: 2026, month: 10 };

/** October with a payable person, and one without an agreement who is blocked. */
async function ready(db: Transaction) {
  await tablesVerified(db);
  await paysFrom(db, "2026-10-01");
  const ship = await vessel(db);
  const finance = await person(db, "crewingfinancemarine");
  const { person: paid } = await paidAboard(db, ship, { fullName: "Agus Dibayar", email: "agus@example.com" });
  const held = await paidAboard(db, ship, {
    sequence: 2,
    wages: null,
    fullName: "Budi Tertahan",
    email: "budi@example.com",
  });
  for (const { id: crewId, fullName } of [paid, held.person])
    await db
      .insert(crewBankAccounts)
      .values({ crewId, sequence: 1, bankName: "BCA", accountNumber: `10${crewId}`, accountName: fullName });
  return { ship, finance, paid, held: held.person, tour: held.tour };
}
const lockWithout = (finance: UserActor, crewIds: number[], month = "2026-10", day = "2026-11-02") =>
  lockPayrollMonth.execute(as(finance, on(day)), { month, leftOut: crewIds, reason: "No agreement yet" });
const states = async (db: Transaction, crewId: number) =>
  (
    await db
      .select({ month: personMonths.month, state: personMonths.state })
      .from(personMonths)
      .where(eq(personMonths.crewId, crewId))
      .orderBy(personMonths.month)
  ).map(({ month, state }) => `${month.slice(0, 7)} ${state}`);

test(
  "locks a month without a named person with a reason; the others are paid and the person stays a draft",
  rolledBack(async (db) => {
    const { finance, paid, held } = await ready(db);
    await expect(lockWithout(finance, [])).rejects.toMatchObject({ wireCode: "HELD" });
    const unsaid = { month: "2026-10", leftOut: [held.id] };
    await expect(lockPayrollMonth.execute(as(finance, on("2026-11-02")), unsaid)).rejects.toMatchObject({
      code: "invalid",
    });
    const stranger = await paidAboard(db, await vessel(db, { divisionId: 2 }), { sequence: 3 });
    await expect(lockWithout(finance, [stranger.person.id])).rejects.toMatchObject({ code: "not-found" });
    const locked = await lockWithout(finance, [held.id]);
    expect(locked).toMatchObject({ people: 1, workOrders: 1 });
    await notifySlipsReady.execute(as({ kind: "scheduler" }), { periodId: locked.id, after: 0 });
    const sentMails = await db.select().from(mails).where(eq(mails.type, "WorkOrderReady"));
    expect(sentMails.map(({ recipient }) => recipient)).toEqual(["agus@example.com"]);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.operation, "work-orders.lock-month"));
    expect(entry).toMatchObject({ reason: "No agreement yet", after: { leftOut: [held.id] } });
    expect([await states(db, paid.id), await states(db, held.id)]).toEqual([
      ["2026-10 locked"],
      expect.arrayContaining([]),
    ]);
    await draw(held.id);
    const month = await getPayrollPeriod.execute(as(finance, on("2026-11-03")), { month: "2026-10" });
    expect(month).toMatchObject({ state: "locked", people: 1, workOrders: 1, takeHome: locked.takeHome, leftOpen: 1 });
    expect(month.leftOut).toMatchObject([
      { crewId: held.id, reason: "No agreement yet", state: "draft", lockId: null, allowedActions: [] },
    ]);
    const { rows } = await listPayrollPeriods.execute(as(finance, on("2026-11-03")), {});
    expect(rows.find((one) => one.month === "2026-10")).toMatchObject({ people: 1, leftOpen: 1, state: "locked" });
    // The nightly run drafts the open month, and left-out people one by one.
    await draftMonths.execute(as({ kind: "scheduler" }, on("2026-11-04")), {});
    const jobs = await db.execute<{ key: string }>(
      sql`select key from graphile_worker.jobs where key like 'redraft:%'`,
    );
    expect(jobs.map(({ key }) => key)).toContain(`redraft:${held.id}`);
  }),
);

test(
  "locks a left-out person separately in month order, with each slip once in files and sums",
  rolledBack(async (db) => {
    const { finance, paid, held, tour } = await ready(db);
    await lockWithout(finance, [held.id]);
    const act = (day: string) => as(finance, on(day));
    const own = (month = "2026-10", day = "2026-11-05", crewId = held.id) =>
      lockSlip.execute(act(day), { crewId, month });
    await expect(own()).rejects.toMatchObject({ wireCode: "HELD" });
    await expect(own("2026-10", "2026-11-05", paid.id)).rejects.toMatchObject({ wireCode: "LOCKED" });
    await expect(own("2026-11")).rejects.toMatchObject({ wireCode: "NOT_SIGNED_OFF" });
    // Their month is still open: missing data can be added.
    await agreedFor(db, tour, "2026-09-10");
    await addIrregularPay.execute(act("2026-11-05"), {
      crewId: held.id,
      month: "2026-10",
      name: "THR",
      amount: 100_000,
    });
    await expect(
      addIrregularPay.execute(act("2026-11-05"), { crewId: paid.id, month: "2026-10", name: "THR", amount: 1 }),
    ).rejects.toMatchObject({ wireCode: "PERIOD_LOCKED" });
    expect(await getPersonPay.execute(act("2026-11-05"), { crewId: held.id, year: 2026 })).toMatchObject({
      openMonth: "2026-10",
      irregular: [{ isLocked: false }],
    });
    // November waits for October of the same person.
    await draw(held.id, "2026-12-01");
    await expect(lockPayrollMonth.execute(act("2026-12-01"), { month: "2026-11" })).rejects.toMatchObject({
      wireCode: "HELD",
      values: { names: "Budi Tertahan" },
    });
    const before = await getMonthPayments.execute(act("2026-11-05"), october);
    expect(before).toMatchObject({ workOrders: 1, apart: [] });
    const lock = await own();
    expect(await states(db, held.id)).toContain("2026-10 locked");
    await notifySlipsReady.execute(as({ kind: "scheduler" }), { lockId: lock.id });
    const sentMails = await db.select().from(mails).where(eq(mails.type, "WorkOrderReady"));
    expect(sentMails.map(({ recipient }) => recipient)).toEqual(["budi@example.com"]);
    const month = await getPayrollPeriod.execute(act("2026-11-06"), { month: "2026-10" });
    const withMonth = await getMonthPayments.execute(act("2026-11-06"), october);
    const withLock = await getMonthPayments.execute(act("2026-11-06"), { ...october, lockId: lock.id });
    expect(withMonth).toEqual({ ...before, apart: [expect.objectContaining({ lockId: lock.id })] });
    expect(withLock).toMatchObject({ isLocked: true, hash: lock.hash, takeHome: lock.takeHome, workOrders: 1 });
    expect(withMonth.takeHome + withLock.takeHome).toBe(month.takeHome);
    expect(month).toMatchObject({ people: 2, workOrders: 2, leftOpen: 0 });
    expect(month.leftOut).toMatchObject([{ state: "locked", lockId: lock.id, allowedActions: ["unlock"] }]);
    const { rows } = await listPayrollPeriods.execute(act("2026-11-06"), {});
    expect(rows.find((one) => one.month === "2026-10")).toMatchObject({ people: 2, takeHome: month.takeHome });
    const csv = async (lockId?: number) => {
      const asked = { ...october, format: "csv" as const, ...(lockId ? { lockId } : {}) };
      const { body } = await downloadBankFile.execute(act("2026-11-06"), asked);
      return (body as Buffer).toString();
    };
    await expect(csv(lock.id + 1)).rejects.toMatchObject({ messageKey: "payments.notLocked" });
    expect([(await csv()).includes(held.employeeNumber), (await csv()).includes(paid.employeeNumber)]).toEqual([
      false,
      true,
    ]);
    expect([
      (await csv(lock.id)).includes(held.employeeNumber),
      (await csv(lock.id)).includes(paid.employeeNumber),
    ]).toEqual([true, false]);
    await downloadJournal.execute(act("2026-11-06"), { ...october, lockId: lock.id });
    // Locked slips stay locked, and are unlocked from the last month backwards.
    await expect(
      db.transaction((inner) => inner.update(workOrders).set({ wages: 1 }).where(eq(workOrders.crewId, held.id))),
    ).rejects.toThrow();
    const unlock = (month_: string) =>
      unlockPayrollMonth.execute(act("2026-11-07"), { month: month_, reason: "A day is missing" });
    await expect(unlock("2026-10")).rejects.toMatchObject({ messageKey: "work-orders.periods.refused.lockedApart" });
    const end = () => unlockSlip.execute(act("2026-11-07"), { lockId: lock.id, reason: "A day is missing" });
    await end();
    await expect(end()).rejects.toMatchObject({ code: "not-found" });
    expect(await states(db, held.id)).toContain("2026-10 draft");
    expect(await states(db, paid.id)).toContain("2026-10 locked");
    await own("2026-10", "2026-11-08");
    await lockPayrollMonth.execute(act("2026-12-01"), { month: "2026-11" });
    const [second] = (await getMonthPayments.execute(act("2026-12-02"), october)).apart;
    await expect(
      unlockSlip.execute(act("2026-12-02"), { lockId: second?.lockId ?? 0, reason: "A day" }),
    ).rejects.toMatchObject({ messageKey: "work-orders.periods.apart.refused.laterLocked" });
  }),
);

test(
  "reopens a month with its left-out people, also one with extra pay and no day on board",
  rolledBack(async (db) => {
    const { ship, finance, paid, held } = await ready(db);
    const ashore = await paidAboard(db, ship, { sequence: 4, since: "2026-08-01", to: "2026-08-20" });
    await db
      .insert(irregularPays)
      .values({ crewId: ashore.person.id, month: "2026-10-01", name: "THR", amount: 1_000_000 });
    await expect(lockWithout(finance, [held.id])).rejects.toMatchObject({ wireCode: "UNPLACED" });
    await lockWithout(finance, [held.id, ashore.person.id]);
    await expect(
      lockSlip.execute(as(finance, on("2026-11-03")), { crewId: ashore.person.id, month: "2026-10" }),
    ).rejects.toMatchObject({ wireCode: "UNPLACED" });
    await unlockPayrollMonth.execute(as(finance, on("2026-11-03")), { month: "2026-10", reason: "Again" });
    expect(await states(db, paid.id)).toContain("2026-10 draft");
    const month = await getPayrollPeriod.execute(as(finance, on("2026-11-03")), { month: "2026-10" });
    expect(month).toMatchObject({ state: "draft", leftOut: [], leftOpen: 0 });
    await expect(
      lockSlip.execute(as(finance, on("2026-11-03")), { crewId: held.id, month: "2026-10" }),
    ).rejects.toMatchObject({ wireCode: "NOT_SIGNED_OFF" });
  }),
);

test(
  "bills slips locked after their month's bill with the next, and keeps them once billed",
  rolledBack(async (db) => {
    const { finance, held, tour } = await ready(db);
    await feesInForce(db);
    await agreedFor(db, tour, "2026-09-10");
    await lockWithout(finance, [held.id]);
    const act = (day: string) => as(finance, on(day));
    await lockMonth.execute(act("2026-11-04"), { ...october, usualTerms: true });
    const { id: lockId } = await lockSlip.execute(act("2026-11-05"), { crewId: held.id, month: "2026-10" });
    const billed = await listWorkOrders.execute(act("2026-11-06"), { month: 11, year: 2026 });
    expect(billed.rows).toMatchObject([{ crew: "Budi Tertahan", carriedFrom: "2026-10-01" }]);
    await lockPayrollMonth.execute(act("2026-12-01"), { month: "2026-11" });
    await lockMonth.execute(act("2026-12-02"), { month: 11, year: 2026, usualTerms: true });
    await expect(unlockSlip.execute(act("2026-12-02"), { lockId, reason: "A day" })).rejects.toMatchObject({
      code: "rule",
    });
  }),
);

test(
  "keeps a last slip in its month's lock, and lets one locked after it go, also when all happens in one instant",
  rolledBack(async (db) => {
    const { finance, held, tour } = await ready(db);
    await agreedFor(db, tour, "2026-09-10");
    await leaves(db, tour.id, "2026-10-20");
    const act = as(finance, on("2026-11-02"));
    const { id: last } = await lockSlip.execute(act, { crewId: held.id, month: "2026-10" });
    await lockPayrollMonth.execute(act, { month: "2026-10" });
    const end = (lockId: number) => unlockSlip.execute(act, { lockId, reason: "A day is missing" });
    await expect(end(last)).rejects.toMatchObject({ messageKey: "work-orders.periods.apart.refused.joined" });
    await unlockPayrollMonth.execute(act, { month: "2026-10", reason: "A day is missing" });
    await end(last);
    await lockWithout(finance, [held.id]);
    const { id: after } = await lockSlip.execute(act, { crewId: held.id, month: "2026-10" });
    await expect(
      unlockPayrollMonth.execute(act, { month: "2026-10", reason: "A day is missing" }),
    ).rejects.toMatchObject({ messageKey: "work-orders.periods.refused.lockedApart" });
    await end(after);
    expect(await states(db, held.id)).toEqual(["2026-10 draft"]);
    await lockSlip.execute(act, { crewId: held.id, month: "2026-10" });
  }),
);

test(
  "does not lock a later month before one whose left-out person worked after all, also before the night",
  rolledBack(async (db) => {
    const { finance, held, tour } = await ready(db);
    await agreedFor(db, tour, "2026-09-10");
    await leaves(db, tour.id, "2026-09-30");
    await draw(held.id, "2026-11-01");
    await lockWithout(finance, [held.id]);
    expect(await states(db, held.id)).toEqual([]);
    await db.update(assignments).set({ slot: "current", checkedOutOn: null }).where(eq(assignments.id, tour.id));
    const november = { month: "2026-11" };
    await expect(lockPayrollMonth.execute(as(finance, on("2026-12-01")), november)).rejects.toMatchObject({
      wireCode: "HELD",
    });
    await lockSlip.execute(as(finance, on("2026-12-01")), { crewId: held.id, month: "2026-10" });
    await lockPayrollMonth.execute(as(finance, on("2026-12-01")), november);
    expect(await states(db, held.id)).toEqual(expect.arrayContaining(["2026-10 locked", "2026-11 locked"]));
  }),
);
