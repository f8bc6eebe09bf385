import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewBankAccounts } from "@/db/schema/crew";
import { payrollSlipAllotments, workOrders } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getMonthPayments } from "../exports/get-month-payments";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { decideAllotment } from "./decide-allotment";
import { endAllotment } from "./end-allotment";
import { listAllotments } from "./list-allotments";
import { proposeAllotment } from "./propose-allotment";
import { getPaymentRun } from "../payments/get-payment-run";
import { createPaymentRun } from "../payments/create-payment-run";
import { markTransfers } from "../payments/mark-transfers";
import { releasePaymentRun } from "../payments/release-payment-run";
import { selectAllottedAmounts } from "./transfers.queries";

afterAll(closeDatabase);

const on = (day: string) => ({ now: new Date(`${day}T09:00:00+07:00`) });
const today = on("2026-10-20");
const night = as({ kind: "scheduler" }, { now: new Date("2026-10-20T20:00:00Z"), channel: "job" });
const wife = {
  place: 1,
  payeeName: "Siti Aminah",
  bankName: "BRI",
  accountNumber: "0123-456-789",
  fromMonth: "2026-10",
  amount: "4.000.000",
  share: "",
  untilMonth: "",
  consentOn: "2026-10-19",
  consent: "Signed form",
};

async function ready(db: Transaction) {
  await tablesVerified(db);
  await paysFrom(db, "2026-10-01");
  const [finance, second] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagermarine")];
  const { person: sailor } = await paidAboard(db, await vessel(db), { since: "2026-10-01" });
  const account = { crewId: sailor.id, sequence: 1, bankName: "BCA", accountNumber: "1", accountName: "Agus" };
  await db.insert(crewBankAccounts).values(account);
  const propose = (changes: object = {}) =>
    proposeAllotment.execute(as(finance, today), { ...wife, crewId: sailor.id, ...changes });
  const allotted = async (changes: object = {}) => {
    const { id } = await propose(changes);
    await decideAllotment.execute(as(second, today), { id, decision: "confirm" });
    return id;
  };
  const transfers = async () => {
    const [order] = await db
      .select()
      .from(workOrders)
      .where(eq(workOrders.crewId, sailor.id))
      .orderBy(workOrders.month)
      .limit(1);
    if (!order) return [];
    const allotted = (await selectAllottedAmounts(db, eq(workOrders.id, order.id))).map(
      ({ accountName, frozen, amount }) => ({
        payee: "allotment",
        name: accountName,
        bank: frozen.bankName,
        account: frozen.accountNumber,
        amount,
      }),
    );
    const { accountName: name, bankName: bank, accountNumber: account } = order;
    const amount = order.takeHome - allotted.reduce((sum, one) => sum + one.amount, 0);
    return [...allotted, ...(amount === 0 ? [] : [{ payee: "own", name, bank, account, amount }])];
  };
  return {
    finance,
    second,
    sailor,
    propose,
    allotted,
    transfers,
    draw: () => redraftWorkOrders.execute(night, { crewId: sailor.id }),
  };
}

test(
  "pays allotments in order after a second person confirms, frozen with the lock and transferred in full",
  rolledBack(async (db) => {
    const { finance, second, sailor, propose, allotted, transfers, draw } = await ready(db);
    const { id } = await propose();
    await draw();
    const whole = (await transfers()).map(({ payee, amount }) => [payee, amount]);
    expect(whole).toEqual([["own", expect.any(Number)]]);
    const takeHome = Number(whole[0]?.[1]);
    await expect(decideAllotment.execute(as(finance, today), { id, decision: "confirm" })).rejects.toMatchObject({
      code: "rule",
    });
    await decideAllotment.execute(as(second, today), { id, decision: "confirm" });
    await allotted({ place: 2, payeeName: "Mother", accountNumber: "98765", amount: "", share: "25" });
    await draw();
    await lockPayrollMonth.execute(as(finance, on("2026-11-03")), { month: "2026-10" });
    const quarter = Math.floor(takeHome / 4);
    expect(await transfers()).toMatchObject([
      { payee: "allotment", name: "Siti Aminah", bank: "BRI", account: "0123456789", amount: 4_000_000 },
      { payee: "allotment", name: "Mother", account: "98765", amount: quarter },
      { payee: "own", name: "Agus", bank: "BCA", account: "1", amount: takeHome - 4_000_000 - quarter },
    ]);
    const paid = await getMonthPayments.execute(as(finance, on("2026-11-03")), { year: 2026, month: 10 });
    expect([paid.people, paid.amount, paid.takeHome, paid.offset]).toEqual([3, takeHome, takeHome, 0]);
    await expect(db.transaction((tx) => tx.delete(payrollSlipAllotments))).rejects.toThrow();
    const [rest] = await db.execute<{ text: string }>(
      sql`select encode(account_number, 'escape') as text from payroll_allotments limit 1`,
    );
    expect(rest?.text).not.toContain("0123456789");
    expect((await listAllotments.execute(as(second, today), { crewId: sailor.id })).allotments).toHaveLength(2);
  }),
);

test(
  "allows at most three payees, each with place, amount or share, and consent; an ended allotment pays the own account",
  rolledBack(async (db) => {
    const { finance, propose, allotted, transfers, draw, sailor } = await ready(db);
    await expect(propose({ share: "10" })).rejects.toMatchObject({ fields: [{ path: "amount" }] });
    await expect(propose({ consent: "" })).rejects.toMatchObject({ code: "invalid" });
    await expect(propose({ consentOn: "2026-10-21" })).rejects.toMatchObject({ code: "invalid" });
    const id = await allotted();
    await expect(propose()).rejects.toMatchObject({ messageKey: "allotments.placeTaken" });
    await allotted({ place: 2 });
    await allotted({ place: 3 });
    await expect(propose({ place: 1 })).rejects.toMatchObject({ messageKey: "allotments.mostPayees" });
    await draw();
    // 4,000,000 each from a pay of 8,908,333: the third gets the remainder, the own account gets zero.
    expect((await transfers()).map(({ payee, amount }) => [payee, amount])).toEqual([
      ["allotment", 4_000_000],
      ["allotment", 4_000_000],
      ["allotment", 908_333],
    ]);
    await endAllotment.execute(as(finance, today), { id, untilMonth: "2026-09" });
    await draw();
    expect((await transfers()).at(-1)).toMatchObject({ payee: "own", amount: 908_333 });
    const [own, admin] = [
      await person(db, "crewmarine", "crew", { crewId: sailor.id }),
      await person(db, "crewingadminmarine"),
    ];
    expect((await listAllotments.execute(as(own, today), {})).allotments).toHaveLength(2);
    await expect(listAllotments.execute(as(admin, today), { crewId: sailor.id })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "pays allotment and rest in one run, and resends a returned transfer to the corrected account",
  rolledBack(async (db) => {
    const { finance, second, allotted, draw } = await ready(db);
    const id = await allotted();
    await draw();
    await lockPayrollMonth.execute(as(finance, on("2026-11-03")), { month: "2026-10" });
    const [payer, releaser] = [as(finance, on("2026-11-03")), as(second, on("2026-11-03"))];
    const asked = { month: "2026-10", valueOn: "2026-11-05", bankSet: "generic", debitAccount: "1234567890" };
    const sent = async () => {
      const { id: runId } = await createPaymentRun.execute(payer, asked);
      await releasePaymentRun.execute(releaser, { id: runId });
      const { page } = await getPaymentRun.execute(payer, { id: runId, pageSize: 200 });
      return { runId, rows: page.rows };
    };
    const first = await sent();
    expect(first.rows).toMatchObject([
      { payeeKind: "allotment", accountName: "Siti Aminah", bankName: "BRI", amount: 4_000_000 },
      { payeeKind: "own", accountName: "Agus", amount: 4_908_333 },
    ]);
    const wifes = first.rows.filter(({ payeeKind }) => payeeKind === "allotment").map((row) => row.id);
    const answer = { runId: first.runId, ids: wifes, answer: "rejected", reason: "No such account" };
    await markTransfers.execute(payer, answer);
    await markTransfers.execute(payer, { runId: first.runId, answer: "paid" });
    await endAllotment.execute(as(finance, today), { id, untilMonth: "2026-10" });
    await allotted({ fromMonth: "2026-11", accountNumber: "5550001", bankName: "BNI" });
    const again = await sent();
    expect(again.rows).toMatchObject([
      {
        payeeKind: "allotment",
        accountName: "Siti Aminah",
        bankName: "BNI",
        accountNumber: "5550001",
        amount: 4_000_000,
      },
    ]);
    await expect(createPaymentRun.execute(payer, asked)).rejects.toMatchObject({
      messageKey: "payment-runs.refused.nothing",
    });
  }),
);
