import { eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { billingAmounts, billingInvoices, billingPeriods, billingRows } from "@/db/schema/billing";
import { contracts } from "@/db/schema/contracts";
import { feeRates, rateVersions } from "@/db/schema/rates";
import { preparationMcus } from "@/db/schema/preparation";
import { appointed, examined, feesInForce, provisioned, travelled, worked } from "@/db/testing/records/billing";
import { applicantAt } from "@/db/testing/applicants";
import { removeFleet } from "@/db/testing/databases/committed-fleet";
import { contracted } from "@/db/testing/records/contracts";
import { vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { updateMcuPlanning } from "../amounts/update-mcu-planning";
import { listExpenses } from "../lists/list-expenses";
import { listMcuPlanning } from "../lists/list-mcu-planning";
import { listMcuRegister } from "../lists/list-mcu-register";
import { listVictualing } from "../lists/list-victualing";
import { listWorkOrders } from "../lists/list-work-orders";
import { lockMonth } from "./lock-month";
import { previewLock } from "./preview-lock";
import { unlockMonth } from "./unlock-month";

afterAll(closeDatabase);

const now = new Date("2026-11-23T05:00:00Z");
const of = (month: number) => ({ month, year: 2026 });
const lock = (actor: UserActor, month = 9) => lockMonth.execute(as(actor, { now }), { ...of(month), usualTerms: true });
const unlock = (actor: UserActor, month = 9, reason = "A price was wrong") =>
  unlockMonth.execute(as(actor, { now }), { ...of(month), reason });
const list = (actor: UserActor, month = 9) =>
  listMcuPlanning.execute(as(actor, { now }), { ...of(month), pageSize: 200 });
const lists = [listMcuRegister, listMcuPlanning, listExpenses, listVictualing, listWorkOrders] as const;

test(
  "bills exactly what the preview showed, unchanged by later events",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await feesInForce(db);
    const { id: principalId, name } = await principal(db);
    const { id: contractId } = await contracted(db, { principalId, vatBase: "feeOnly" });
    const ship = await vessel(db, { principalId });
    const checkup = await examined(db, ship);
    await appointed(db, await applicantAt(db, "mcu"), "2026-09-05", 1_000_000);
    await travelled(db, ship);
    await provisioned(db, ship, "2026-09-01");
    await worked(db, ship, "2026-09-01");
    const before = await Promise.all(lists.map((one) => one.execute(as(finance, { now }), of(9))));
    const preview = await previewLock.execute(as(finance, { now }), of(9));
    const answer = await lock(finance);
    expect(preview).toMatchObject({ rows: 5, missing: 0, principals: 1, withoutPrincipal: { rows: 1 } });
    expect(answer).toMatchObject({ rows: 5, totalBills: preview.totalBills, invoices: ["INV/M/2026/09/0001"] });
    expect(answer.totalBills).toBe(before.reduce((sum, { summary }) => sum + summary.totalBills, 0));
    await db.update(contracts).set({ vatBase: "billsAfterFee", feePercentage: 50 }).where(eq(contracts.id, contractId));
    await db.update(preparationMcus).set({ price: 5 }).where(eq(preparationMcus.id, checkup.id));
    await db.execute(sql`update vessels set name = 'MV Renamed', principal_id = null where id = ${ship.id}`);
    for (const [index, one] of lists.entries()) {
      const after = await one.execute(as(finance, { now }), of(9));
      expect(after).toMatchObject({ locked: true, lockedByName: "Sari Wijaya", summary: before[index]?.summary });
      const unbilledRows = (rows: readonly object[] = []) =>
        rows.map((row) => ({ ...row, invoiceNumber: null, version: 0 }));
      expect(unbilledRows(after.rows)).toEqual(unbilledRows(before[index]?.rows));
      expect(after.allowedActions).toEqual(["unlock"]);
      expect(after.invoices).toMatchObject([{ number: "INV/M/2026/09/0001", principal: name, rows: 4 }]);
    }
    expect((await list(finance)).rows[0]?.invoiceNumber).toBe("INV/M/2026/09/0001");
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.operation, "billing.lock-month"));
    expect(entry?.after).toEqual({ month: "2026-09-01", rows: 5, total: answer.totalBills, invoices: 1 });
  }),
);

test(
  "bills by fee and VAT of the last day, refuses a lock on drafts, and ignores later versions",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await examined(db, await vessel(db));
    const open = await list(finance);
    expect(open).toMatchObject({ fees: { feePercentage: 8, vatPercentage: 12, vatTwelfths: 11, isVerified: false } });
    expect(open.allowedActions).not.toContain("lock");
    expect(open.lockRefusal).toBe("ratesNotVerified");
    // Also shown on an empty tab, but only to those who may lock.
    expect(await listExpenses.execute(as(finance, { now }), of(9))).toMatchObject({
      total: 0,
      lockRefusal: "ratesNotVerified",
    });
    const manager = await person(db, "crewingmanagermarine");
    expect(await list(manager)).toMatchObject({ lockRefusal: null });
    await expect(lock(finance)).rejects.toMatchObject({ code: "rule", wireCode: "RATES_NOT_VERIFIED" });
    await feesInForce(db, { effectiveFrom: "2026-09-30", feePercentage: 10, vatPercentage: 12, vatBase: "feeOnly" });
    await feesInForce(db, { effectiveFrom: "2026-10-01", feePercentage: 50 });
    const billed = { fee: 125_000, vat: 15_000, totalBills: 1_390_000, vatBase: "feeOnly", feePercentage: 10 };
    const before = await list(finance);
    expect(before).toMatchObject({ fees: { isVerified: true }, rows: [billed] });
    expect(before).toMatchObject({ lockRefusal: null });
    expect(before.allowedActions).toContain("lock");
    await lock(finance);
    await feesInForce(db, { effectiveFrom: "2026-09-15", vatPercentage: 20, vatTwelfths: 6 });
    await db.update(rateVersions).set({ effectiveFrom: "2026-09-01" }).where(eq(rateVersions.state, "draft"));
    expect(await list(finance)).toMatchObject({ fees: { vatPercentage: 12, vatTwelfths: 12 }, rows: [billed] });
    const [row] = await db.select().from(billingRows);
    expect(row).toMatchObject({ vatPercent: 12, vatTwelfths: 12, feePercentage: 10 });
  }),
);

test(
  "shows amounts without totals before any fee and VAT, never zero",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await examined(db, await vessel(db), { day: "2020-03-05" });
    const page = await listMcuPlanning.execute(as(finance, { now }), { month: 3, year: 2020 });
    expect(page).toMatchObject({ fees: null, rows: [{ amount: 1_250_000, fee: null, vat: null, totalBills: null }] });
    await expect(lockMonth.execute(as(finance, { now }), { month: 3, year: 2020 })).rejects.toMatchObject({
      wireCode: "RATES_NOT_VERIFIED",
    });
  }),
);

test(
  "refuses every change of frozen rows, months and invoices except erasure",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await feesInForce(db);
    const { id: principalId } = await principal(db);
    await examined(db, await vessel(db, { principalId }));
    await lock(finance);
    for (const change of [
      sql`update billing_rows set amount = 1, bills_after_fee = 1 + fee, total_bills = 1 + fee + vat`,
      sql`update billing_rows set person_name = 'Somebody else'`,
      sql`delete from billing_rows`,
      sql`update billing_periods set locked_by = null`,
      sql`delete from billing_periods`,
      sql`update billing_invoices set principal_name = 'x'`,
      sql`delete from billing_invoices`,
    ])
      await expect(db.transaction((inner) => inner.execute(change))).rejects.toThrow();
    await db.update(billingRows).set({ personName: null, status: null, notes: null, expense: null });
    expect((await list(finance)).rows).toMatchObject([{ crew: null, amount: 1_250_000 }]);
  }),
);

test(
  "locks ended months in order, and unlocks the last with a reason",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await feesInForce(db);
    await expect(lock(finance, 11)).rejects.toMatchObject({ code: "rule", messageKey: "billing.notNext" });
    await lock(finance, 8);
    await expect(lock(finance, 10)).rejects.toMatchObject({ messageKey: "billing.notNext" });
    await expect(lock(finance, 7)).rejects.toMatchObject({ messageKey: "billing.beforeStart" });
    await lock(finance, 9);
    await expect(lock(finance, 9)).rejects.toMatchObject({ status: 409, wireCode: "PERIOD_LOCKED" });
    await expect(unlock(finance, 8)).rejects.toMatchObject({ messageKey: "billing.notLast" });
    await expect(unlock(finance, 9, " ")).rejects.toMatchObject({ code: "invalid" });
    await unlock(finance, 9);
    await expect(unlock(finance, 9)).rejects.toMatchObject({ wireCode: "NOT_LOCKED" });
    await unlock(finance, 8);
    await lock(await person(db, "crewingfinancetanker"), 10);
    expect((await list(finance, 10)).locked).toBe(false);
    for (const role of ["crewingadminmarine", "crewingmanagermarine", "crewingservicemarine"] as const)
      await expect(lock(await person(db, role))).rejects.toMatchObject({ code: "forbidden" });
    await lock({ ...(await person(db, "superadmin")), divisionId: 1 }, 8);
  }),
);

test(
  "allows changes after unlock; a relock keeps a principal's number",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await feesInForce(db);
    const [first, second] = [await principal(db), await principal(db)];
    const { id } = await examined(db, await vessel(db, { principalId: second.id }));
    expect((await lock(finance)).invoices).toEqual(["INV/M/2026/09/0001"]);
    await unlock(finance);
    expect((await list(finance)).rows).toMatchObject([{ amount: 1_250_000, invoiceNumber: null }]);
    await updateMcuPlanning.execute(as(finance, { now }), { employeePreparationMCUId: id, mcuPrice: 2_000_000 });
    await examined(db, await vessel(db, { principalId: first.id }));
    expect((await lock(finance)).invoices).toEqual(["INV/M/2026/09/0001", "INV/M/2026/09/0002"]);
    const numbers = await db.select().from(billingInvoices).orderBy(billingInvoices.sequence);
    expect(numbers.map(({ principalId }) => principalId)).toEqual([second.id, first.id]);
    expect(await db.$count(billingPeriods)).toBe(2);
    expect(await db.$count(billingRows)).toBe(3);
    expect((await list(finance)).summary.amount).toBe(3_250_000);
  }),
);

test(
  "bills rows without amount, on hold or late with the first open month, once",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await feesInForce(db);
    const ship = await vessel(db);
    const unpriced = await examined(db, ship, { name: "Unpriced", price: null });
    await examined(db, ship, { name: "No show", price: null, result: null });
    const { id: held } = await travelled(db, ship, { price: 0 });
    await examined(db, ship, { name: "Billed" });
    expect(await previewLock.execute(as(finance, { now }), of(9))).toMatchObject({ rows: 1, missing: 3 });
    await lock(finance);
    await examined(db, ship, { name: "Late", day: "2026-09-30", price: 500 });
    expect((await list(finance)).rows).toMatchObject([{ crew: "Billed" }]);
    const october = await list(finance, 10);
    expect(october.rows).toMatchObject([
      { crew: "Unpriced", amount: null, carriedFrom: "2026-09-01" },
      { crew: "Late", amount: 500, carriedFrom: "2026-09-01" },
    ]);
    expect(october.open).toMatchObject({ carried: 2, missing: 1 });
    expect((await list(finance, 11)).rows).toEqual([]);
    await updateMcuPlanning.execute(as(finance, { now }), { employeePreparationMCUId: unpriced.id, mcuPrice: 700 });
    expect((await listExpenses.execute(as(finance, { now }), { ...of(10), hold: true })).rows).toMatchObject([
      { id: held },
    ]);
    expect(await lock(finance, 10)).toMatchObject({ rows: 2 });
    expect((await list(finance, 10)).rows.map((row) => row.crew)).toEqual(["Late", "Unpriced"]);
    expect((await list(finance, 9)).total).toBe(1);
  }),
);

test(
  "reports unlocked sources in the preview",
  rolledBack(async (db) => {
    const [marine, tanker] = [await person(db, "crewingfinancemarine"), await person(db, "crewingfinancetanker")];
    const awaited = async (actor: UserActor) => (await previewLock.execute(as(actor, { now }), of(9))).awaited;
    const ship = await vessel(db);
    await worked(db, ship, "2026-09-01", { isLocked: false });
    await worked(db, ship, "2026-08-01", { isLocked: false });
    await worked(db, ship, "2026-09-01");
    expect(await awaited(marine)).toEqual({ workOrders: 1, victualing: true });
    await provisioned(db, ship, "2026-09-01");
    expect(await awaited(marine)).toEqual({ workOrders: 1, victualing: false });
    expect(await awaited(tanker)).toEqual({ workOrders: 0, victualing: false });
  }),
);

/** Commit on separate connections; remove the data afterwards. */
async function committed(work: (finance: UserActor, checkup: { id: number }) => Promise<void>) {
  const db = database();
  const finance = await person(db, "crewingfinancetanker");
  const fees = await feesInForce(db);
  const ship = await vessel(db, { divisionId: 2 });
  const checkup = await examined(db, ship);
  try {
    await work(finance, checkup);
  } finally {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const table of [billingRows, billingInvoices, billingPeriods, billingAmounts]) await tx.delete(table);
      await tx.delete(preparationMcus).where(eq(preparationMcus.id, checkup.id));
      await tx.delete(feeRates).where(eq(feeRates.versionId, fees));
      await tx.delete(rateVersions).where(eq(rateVersions.id, fees));
    });
    await removeFleet([ship.id], [checkup.crewId]);
  }
}

test("locks once when locked twice concurrently", () =>
  committed(async (finance) => {
    const answers = await Promise.allSettled([lock(finance), lock(finance), lock(finance)]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of answers)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ wireCode: "PERIOD_LOCKED" });
    expect(await database().$count(billingPeriods)).toBe(1);
    expect(await database().$count(billingRows)).toBe(1);
  }));

test("bills or refuses an amount entered during the lock, and never loses it", () =>
  committed(async (finance, { id }) => {
    for (let round = 1; round <= 8; round++) {
      const mcuPrice = 1_000_000 + round;
      const enter = () => updateMcuPlanning.execute(as(finance, { now }), { employeePreparationMCUId: id, mcuPrice });
      const [entered] = await Promise.allSettled(
        round % 2 === 0 ? [enter(), lock(finance)] : [lock(finance), enter()].toReversed(),
      );
      const [row] = (await list(finance)).rows;
      if (entered?.status === "fulfilled") expect(row?.amount).toBe(mcuPrice);
      else expect([entered?.reason, row?.amount]).toMatchObject([{ wireCode: "PERIOD_LOCKED" }, expect.any(Number)]);
      await unlock(finance);
    }
  }));
