import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewBankAccounts } from "@/db/schema/crew";
import { payrollDebts, payrollSettings, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { png } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { downloadFile } from "@/lib/features/files/download-file";
import { uploadFile } from "@/lib/features/files/upload-file";
import { downloadJournal } from "../exports/download-journal";
import { getMonthPayments } from "../exports/get-month-payments";
import { addIrregularPay } from "../inputs/add-irregular-pay";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { unlockPayrollMonth } from "../periods/unlock-payroll-month";
import { updatePayrollSettings } from "../settings/update-payroll-settings";
import { getPayrollSettings } from "../settings/get-payroll-settings";
import { getSlip } from "../slips/get-slip";
import { addDebtEntry } from "./add-debt-entry";
import { changeInstalment } from "./change-instalment";
import { decideDebt } from "./decide-debt";
import { decideDebtEntry } from "./decide-debt-entry";
import { generateDebtStatement } from "./generate-debt-statement";
import { listDebts } from "./list-debts";
import { openDebt } from "./open-debt";

afterAll(closeDatabase);

const on = (day: string) => ({ now: new Date(`${day}T09:00:00+07:00`) });
const today = on("2026-10-20");
const night = as({ kind: "scheduler" }, { now: new Date("2026-10-20T20:00:00Z"), channel: "job" });
const advance = {
  kind: "cashAdvance",
  name: "Advance",
  amount: "3.000.000",
  instalment: "500.000",
  fromMonth: "2026-10",
};

/** A seafarer on board since October, the first month paid, with two finance users and a manager. */
async function ready(db: Transaction) {
  await tablesVerified(db);
  await paysFrom(db, "2026-10-01", { secondPersonFrom: 0 });
  const ship = await vessel(db);
  const [finance, second] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagermarine")];
  const { person: sailor } = await paidAboard(db, ship, { since: "2026-10-01" });
  const account = { crewId: sailor.id, sequence: 1, bankName: "BCA", accountNumber: "1", accountName: "Agus" };
  await db.insert(crewBankAccounts).values(account);
  const draw = () => redraftWorkOrders.execute(night, { crewId: sailor.id });
  const slipOf = async (month: string) => {
    const ofMonth = and(eq(workOrders.crewId, sailor.id), eq(workOrders.month, `${month}-01`));
    const [order] = await db.select().from(workOrders).where(ofMonth);
    if (!order) throw new Error("no slip");
    const lines = await db.select().from(workOrderLines).where(eq(workOrderLines.workOrderId, order.id));
    return { ...order, owed: lines.filter(({ debtId }) => debtId !== null).map(({ amount }) => amount) };
  };
  const ledger = async () => {
    const { debts } = await listDebts.execute(as(finance, today), { crewId: sailor.id });
    return debts.map(({ deducted, drafted, besides, balance, isClosed }) => ({
      deducted,
      drafted,
      besides,
      balance,
      isClosed,
    }));
  };
  return { ship, finance, second, sailor, draw, slipOf, ledger };
}
type Ready = Awaited<ReturnType<typeof ready>>;

async function opened({ finance, second, sailor }: Ready, changes: object = {}) {
  const { id } = await openDebt.execute(as(finance, today), { ...advance, crewId: sailor.id, ...changes });
  await decideDebt.execute(as(second, today), { id, decision: "confirm" });
  return id;
}

test(
  "waits for a second person before deducting a debt after tax, and reduces it only by the lock",
  rolledBack(async (db) => {
    const world = await ready(db);
    const { finance, second, sailor, draw, slipOf, ledger } = world;
    await draw();
    const before = await slipOf("2026-10");
    const { id } = await openDebt.execute(as(finance, today), { ...advance, crewId: sailor.id });
    await draw();
    expect((await slipOf("2026-10")).owed).toEqual([]);
    await expect(decideDebt.execute(as(finance, today), { id, decision: "confirm" })).rejects.toMatchObject({
      code: "rule",
    });
    await expect(decideDebt.execute(as(second, today), { id, decision: "refuse" })).rejects.toMatchObject({
      fields: [{ path: "reason" }],
    });
    await decideDebt.execute(as(second, today), { id, decision: "confirm" });
    const [debt] = await db.select().from(payrollDebts).where(eq(payrollDebts.id, id));
    expect(debt).toMatchObject({ state: "open", amount: 3_000_000, instalment: 500_000, fromMonth: "2026-10-01" });
    await draw();
    const after = await slipOf("2026-10");
    expect(after.owed).toEqual([500_000]);
    expect([after.income, after.wages, after.takeHome]).toEqual([
      before.income,
      before.wages,
      before.takeHome - 500_000,
    ]);
    expect(await ledger()).toEqual([
      { deducted: 0, drafted: 500_000, besides: 0, balance: 3_000_000, isClosed: false },
    ]);
    await lockPayrollMonth.execute(as(finance, on("2026-11-03")), { month: "2026-10" });
    expect(await ledger()).toEqual([
      { deducted: 500_000, drafted: 0, besides: 0, balance: 2_500_000, isClosed: false },
    ]);
    const slip = await getSlip.execute(as(finance, today), { workOrderId: after.id });
    expect(slip.lines.at(-1)).toMatchObject({ name: "cashAdvance", label: "Advance", amount: 500_000 });
    expect(slip.deduction.Owed).toBe(500_000);
    const statement = await generateDebtStatement.execute(as(finance, today), { crewId: sailor.id });
    expect(Buffer.from(statement.body).subarray(0, 5).toString()).toBe("%PDF-");
    const admin = await person(db, "crewingadminmarine");
    const { lines } = await getSlip.execute(as(admin, today), { workOrderId: after.id });
    expect(lines.at(-1)).toMatchObject({ name: "owed", label: null, amount: 500_000, explanation: null });
    await downloadJournal.execute(as(finance, on("2026-11-03")), { year: 2026, month: 10 });
    const paid = await getMonthPayments.execute(as(finance, on("2026-11-03")), { year: 2026, month: 10 });
    expect(paid.components).toContainEqual({ name: "cashAdvance", amount: 500_000 });
    expect(paid.amount).toBe(after.takeHome);
  }),
);

test(
  "returns the deduction on unlock and recalculates on relock, never deducting twice",
  rolledBack(async (db) => {
    const world = await ready(db);
    const { finance, ledger, draw, slipOf } = world;
    const id = await opened(world);
    const lock = () => lockPayrollMonth.execute(as(finance, on("2026-11-03")), { month: "2026-10" });
    await draw();
    await lock();
    await unlockPayrollMonth.execute(as(finance, on("2026-11-03")), { month: "2026-10", reason: "A day is missing" });
    expect(await ledger()).toMatchObject([{ deducted: 0, balance: 3_000_000 }]);
    await changeInstalment.execute(as(finance, on("2026-11-03")), { id, instalment: "" });
    await lock();
    const october = await slipOf("2026-10");
    expect(october.owed).toEqual([3_000_000]);
    expect(await ledger()).toMatchObject([{ deducted: 3_000_000, balance: 0, isClosed: true }]);
    await redraftWorkOrders.execute(as({ kind: "scheduler" }, on("2026-11-04")), { crewId: october.crewId });
    expect((await slipOf("2026-11")).owed).toEqual([]);
  }),
);

test(
  "deducts at most the division's share of take-home pay and carries the rest forward",
  rolledBack(async (db) => {
    const world = await ready(db);
    const { finance, draw, slipOf, sailor } = world;
    const settings = await getPayrollSettings.execute(as(finance, today), {});
    expect(settings.deductionShare).toBe(5_000);
    await updatePayrollSettings.execute(as(finance, today), { ...settings, deductionShare: "25" });
    await draw();
    const before = await slipOf("2026-10");
    await opened(world, { amount: "30.000.000", instalment: "" });
    await draw();
    const most = Math.floor(before.takeHome / 4);
    expect((await slipOf("2026-10")).owed).toEqual([most]);
    await redraftWorkOrders.execute(as({ kind: "scheduler" }, on("2026-11-04")), { crewId: sailor.id });
    const [november] = (await slipOf("2026-11")).owed;
    expect(november).toBeGreaterThan(0);
  }),
);

test(
  "requires a second person for repayments and write-offs, limited to the balance",
  rolledBack(async (db) => {
    const world = await ready(db);
    const { finance, second, ledger } = world;
    const debtId = await opened(world);
    const entry = { debtId, onDay: "2026-10-19", reason: "Paid at the counter" };
    const add = (values: object) => addDebtEntry.execute(as(finance, today), { ...entry, ...values });
    await expect(add({ kind: "repaid", amount: "3.000.001" })).rejects.toMatchObject({ code: "rule" });
    await expect(add({ kind: "repaid" })).rejects.toMatchObject({ fields: [{ path: "amount" }] });
    await expect(add({ kind: "repaid", amount: "1", onDay: "2026-10-21" })).rejects.toMatchObject({ code: "invalid" });
    const { id } = await add({ kind: "repaid", amount: "1.000.000" });
    await expect(add({ kind: "writtenOff" })).rejects.toMatchObject({ code: "rule" });
    expect(await ledger()).toMatchObject([{ besides: 0, balance: 3_000_000 }]);
    await expect(decideDebtEntry.execute(as(finance, today), { id, decision: "confirm" })).rejects.toMatchObject({
      code: "rule",
    });
    await decideDebtEntry.execute(as(second, today), { id, decision: "confirm" });
    expect(await ledger()).toMatchObject([{ besides: 1_000_000, balance: 2_000_000 }]);
    const closing = await add({ kind: "writtenOff", reason: "Left for good" });
    expect(closing.amount).toBe(2_000_000);
    await decideDebtEntry.execute(as(second, today), { id: closing.id, decision: "confirm" });
    expect(await ledger()).toMatchObject([{ besides: 3_000_000, balance: 0, isClosed: true }]);
    await expect(add({ kind: "repaid", amount: "1" })).rejects.toMatchObject({ code: "rule" });
  }),
);

test(
  "deducts an advance in the first month, and allows approving less than entered",
  rolledBack(async (db) => {
    const { finance, second, sailor, draw, slipOf } = await ready(db);
    const { id } = await openDebt.execute(as(finance, today), { ...advance, crewId: sailor.id });
    const granted = { id, decision: "confirm", amount: "200.000", instalment: "200.000" };
    await expect(decideDebt.execute(as(second, today), { ...granted, amount: "3.000.001" })).rejects.toMatchObject({
      code: "rule",
    });
    await decideDebt.execute(as(second, today), granted);
    await draw();
    expect((await slipOf("2026-10")).owed).toEqual([200_000]);
  }),
);

test(
  "pays a reimbursement without changing income or tax",
  rolledBack(async (db) => {
    const { finance, sailor, draw, slipOf } = await ready(db);
    await db.update(payrollSettings).set({ secondPersonFrom: 1e10 });
    await draw();
    const before = await slipOf("2026-10");
    const visa = { crewId: sailor.id, month: "2026-10", kind: "reimbursement", name: "Visa", amount: "800.000" };
    await addIrregularPay.execute(as(finance, today), visa);
    await draw();
    const after = await slipOf("2026-10");
    expect([after.income, after.deductions, after.takeHome]).toEqual([
      before.income,
      before.deductions,
      before.takeHome + 800_000,
    ]);
    await lockPayrollMonth.execute(as(finance, on("2026-11-03")), { month: "2026-10" });
    await downloadJournal.execute(as(finance, on("2026-11-03")), { year: 2026, month: 10 });
  }),
);

test(
  "applies debts and repayments below the division's threshold directly, else after a second person",
  rolledBack(async (db) => {
    const { finance, sailor, ledger } = await ready(db);
    await db.update(payrollSettings).set({ secondPersonFrom: 3_000_000 });
    const asked = as(finance, today);
    const large = await openDebt.execute(asked, { ...advance, crewId: sailor.id });
    const small = await openDebt.execute(asked, { ...advance, crewId: sailor.id, amount: "2.999.999" });
    expect([large.isWaiting, small.isWaiting]).toEqual([true, false]);
    const [debt] = await db.select().from(payrollDebts).where(eq(payrollDebts.id, small.id));
    expect(debt).toMatchObject({ state: "open", decidedBy: finance.userId });
    const repaid = { debtId: small.id, kind: "repaid", amount: "999.999", onDay: "2026-10-19", reason: "Transfer" };
    expect((await addDebtEntry.execute(asked, repaid)).isWaiting).toBe(false);
    expect((await ledger()).map(({ balance }) => balance)).toEqual([2_000_000, 0]);
    await db.update(payrollSettings).set({ secondPersonFrom: 1_000 });
    expect((await addDebtEntry.execute(asked, { ...repaid, amount: "1.000" })).isWaiting).toBe(true);
  }),
);

test(
  "accepts an own upload as debt document by its bytes, readable with the debt, replaceable with the instalment",
  rolledBack(async (db) => {
    const { finance, second, sailor } = await ready(db);
    const asked = as(finance, today);
    const upload = async (caller: typeof asked) => {
      const fileContent = new File([new Uint8Array(png)], "contract.png", { type: "image/png" });
      return (await uploadFile.execute(caller, { fileContent })).fileId;
    };
    const text = new File(["no picture"], "contract.png", { type: "image/png" });
    await expect(uploadFile.execute(asked, { fileContent: text })).rejects.toMatchObject({ code: "unsupported-type" });
    const others = await upload(as(second, today));
    await expect(openDebt.execute(asked, { ...advance, crewId: sailor.id, fileId: others })).rejects.toMatchObject({
      fields: [{ path: "fileId" }],
    });
    const fileId = await upload(asked);
    const { id } = await openDebt.execute(asked, { ...advance, kind: "loan", crewId: sailor.id, fileId });
    await decideDebt.execute(as(second, today), { id, decision: "confirm" });
    const fileOf = async () => (await listDebts.execute(asked, { crewId: sailor.id })).debts[0]?.file;
    expect(await fileOf()).toMatchObject({ fileId, fileName: "contract.png", contentType: "image/png" });
    const own = await person(db, "crewmarine", "crew", { crewId: sailor.id });
    expect((await downloadFile.execute(as(own, today), { fileId })).name).toBe("contract.png");
    const admin = await person(db, "crewingadminmarine");
    await expect(downloadFile.execute(as(admin, today), { fileId })).rejects.toMatchObject({ code: "not-found" });
    const newer = await upload(asked);
    await changeInstalment.execute(asked, { id, instalment: "", fileId: { fileId: newer } });
    expect(await fileOf()).toMatchObject({ fileId: newer });
    await changeInstalment.execute(asked, { id, instalment: "" });
    expect(await fileOf()).toMatchObject({ fileId: newer });
  }),
);
