import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { principals } from "@/db/schema/vessels";
import { invoiced } from "@/db/testing/records/invoiced";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { correctInvoiceRow } from "../corrections/correct-invoice-row";
import { decideCorrectionNote } from "../corrections/decide-correction-note";
import { generateStatementSheet } from "../invoices/generate-statement-sheet";
import { getInvoice } from "../invoices/get-invoice";
import { getStatement } from "../invoices/get-statement";
import { listAgeing } from "../invoices/list-ageing";
import { listInvoices } from "../invoices/list-invoices";
import { generateStatementPdf } from "../invoices/generate-statement-pdf";
import { unlockMonth } from "../periods/unlock-month";
import { getReminders } from "../reminders/get-reminders";
import { remindInvoices } from "../reminders/remind-invoices";
import { setReminders } from "../reminders/set-reminders";
import { addPayment } from "./add-payment";
import { removePayment } from "./remove-payment";
import { updateTaxes } from "./update-taxes";

afterAll(closeDatabase);

const now = new Date("2026-11-25T05:00:00Z");
const pay = (actor: UserActor, invoiceId: number, amount: number, paidOn = "2026-11-24") =>
  addPayment.execute(as(actor, { now }), { invoiceId, paidOn, amount, note: "Transfer" });
const read = (actor: UserActor, invoiceId: number) => getInvoice.execute(as(actor, { now }), { invoiceId });

test(
  "marks an invoice open, partly paid or paid; refuses overpayment and future days",
  rolledBack(async (db) => {
    const { finance, other, invoiceId, rows } = await invoiced(db);
    expect(await read(finance, invoiceId)).toMatchObject({ state: "open", balance: 2_098_800, paidOn: null });
    const first = await pay(finance, invoiceId, 1_000_000);
    expect(first.balance).toBe(1_098_800);
    expect(await read(finance, invoiceId)).toMatchObject({
      state: "partly-paid",
      paid: 1_000_000,
      paidOn: "2026-11-24",
    });
    await expect(pay(finance, invoiceId, 1_098_801)).rejects.toMatchObject({ messageKey: "billing.payments.tooMuch" });
    await expect(pay(finance, invoiceId, 1, "2026-11-26")).rejects.toMatchObject({ code: "invalid" });
    const taxes = { invoiceId, taxInvoiceNumber: "010.026-26.00000017", withheld: 21_600, withheldOn: "2026-11-24" };
    expect(await updateTaxes.execute(as(finance, { now }), taxes)).toMatchObject({ version: 1, balance: 1_077_200 });
    const tooMuch = { ...taxes, withheld: 2_000_000, version: 1 };
    await expect(updateTaxes.execute(as(finance, { now }), tooMuch)).rejects.toMatchObject({ code: "rule" });
    await expect(updateTaxes.execute(as(finance, { now }), { ...taxes, withheldOn: "" })).rejects.toMatchObject({
      fields: [{ path: "withheldOn" }],
    });
    await expect(
      updateTaxes.execute(as(other, { now }), { ...taxes, taxInvoiceNumber: "x", version: 0 }),
    ).rejects.toMatchObject({ code: "conflict" });
    const { noteId } = await correctInvoiceRow.execute(as(finance, { now }), {
      invoiceRowId: rows.ticket.id,
      amount: 800_000,
      reason: "Cheaper",
    });
    await decideCorrectionNote.execute(as(finance, { now }), { noteId, decision: "ask" });
    await decideCorrectionNote.execute(as(other, { now }), { noteId, decision: "issue" });
    await pay(finance, invoiceId, 977_200);
    expect(await read(finance, invoiceId)).toMatchObject({ state: "paid", balance: 0, withheld: 21_600 });
    await removePayment.execute(as(finance, { now }), { paymentId: first.paymentId, reason: "Another principal's" });
    const after = await read(finance, invoiceId);
    expect(after).toMatchObject({ state: "partly-paid", balance: 1_000_000, taxInvoiceNumber: taxes.taxInvoiceNumber });
    expect(after.payments.map(({ amount }) => amount)).toEqual([977_200]);
    const unlock = unlockMonth.execute(as(finance, { now }), { month: 10, year: 2026, reason: "Again" });
    await expect(unlock).rejects.toMatchObject({ messageKey: "billing.hasNotes" });
    const log = await db.select().from(auditEntries).where(eq(auditEntries.operation, "billing.remove-payment"));
    expect(log).toMatchObject([{ before: { amount: 1_000_000 }, reason: "Another principal's" }]);
  }),
);

test(
  "agrees in list, ageing and statement on page, sheet and PDF",
  rolledBack(async (db) => {
    const { finance, other, invoiceId, number, principal, rows } = await invoiced(db);
    await pay(finance, invoiceId, 1_000_000);
    const { noteId } = await correctInvoiceRow.execute(as(finance, { now }), {
      invoiceRowId: rows.order.id,
      amount: 1_100_000,
      reason: "A day more",
    });
    await decideCorrectionNote.execute(as(finance, { now }), { noteId, decision: "ask" });
    await decideCorrectionNote.execute(as(other, { now }), { noteId, decision: "issue" });
    const balance = 2_098_800 + 119_880 - 1_000_000;
    const late = new Date("2027-01-10T05:00:00Z");
    const list = await listInvoices.execute(as(finance, { now: late }), { filterList: number });
    expect(list).toMatchObject({ total: 1, balance, counts: { due: 1, paid: 0, notes: 0, all: 1 } });
    expect(list.rows).toMatchObject([{ number, balance, notesTotal: 119_880, paid: 1_000_000, days: 48 }]);
    const { rows: aged, total } = await listAgeing.execute(as(finance, { now: late }), {});
    expect(aged.find(({ principalId }) => principalId === principal.id)).toMatchObject({
      to30: 0,
      to60: balance,
      balance,
    });
    expect(total.balance).toBe(aged.reduce((sum, one) => sum + one.balance, 0));

    const range = { principalId: principal.id, from: "2026-11-24", to: "2026-12-31" };
    const statement = await getStatement.execute(as(finance, { now: late }), range);
    expect(statement).toMatchObject({ opening: 2_098_800, closing: balance });
    expect(statement.lines.map(({ kind, amount, balance: left }) => [kind, amount, left])).toEqual([
      ["payment", -1_000_000, 1_098_800],
      ["debit", 119_880, balance],
    ]);
    const sheet = await generateStatementSheet.execute(as(finance, { now: late }), range);
    const cells = JSON.stringify(await readSheet(sheet.body));
    for (const value of [-1_000_000, 119_880, balance]) expect(cells).toContain(String(value));
    const paper = await generateStatementPdf.execute(as(finance, { now: late }), range);
    const text = (await textElementsIn(paper.body)).map((one) => one.text).join("\n");
    for (const word of [principal.name, number, "−1.000.000", "1.218.680"]) expect(text).toContain(word);
    const tanker = await person(db, "crewingfinancetanker");
    await expect(getStatement.execute(as(tanker), range)).rejects.toMatchObject({ code: "not-found" });
    await expect(pay(tanker, invoiceId, 1)).rejects.toMatchObject({ code: "not-found" });
    expect((await listInvoices.execute(as(tanker), { filterList: number })).total).toBe(0);
    const manager = await person(db, "crewingmanagermarine");
    await expect(pay(manager, invoiceId, 1)).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "sends reminders once per step when enabled, to principal or finance, until paid",
  rolledBack(async (db) => {
    const { finance, invoiceId, number, principal } = await invoiced(db);
    await db.update(principals).set({ email: "billing@principal.test" }).where(eq(principals.id, principal.id));
    const remind = (day: string) =>
      remindInvoices.execute(as({ kind: "scheduler" }, { now: new Date(`${day}T00:00:00Z`), channel: "job" }), {});
    const statement = () => db.select().from(mails).where(eq(mails.type, "InvoiceDue"));
    expect(await remind("2027-01-31")).toEqual({ reminded: 0 });
    expect(await getReminders.execute(as(finance), {})).toMatchObject({ afterDays: null, version: 0, mayChange: true });
    await setReminders.execute(as(finance), { afterDays: 30, whom: "principal" });
    expect(await remind("2026-12-22")).toEqual({ reminded: 0 });
    expect(await remind("2026-12-23")).toEqual({ reminded: 1 });
    expect(await remind("2026-12-24")).toEqual({ reminded: 0 });
    expect(await statement()).toMatchObject([{ recipient: "billing@principal.test", path: null }]);
    expect((await statement())[0]?.plain).toContain(number);
    await setReminders.execute(as(finance), { afterDays: 30, whom: "finance", version: 1 });
    expect(await remind("2027-01-22")).toEqual({ reminded: 1 });
    expect((await statement()).map(({ recipient }) => recipient)).toContain(finance.email);
    await pay(finance, invoiceId, 2_098_800);
    expect(await remind("2027-03-01")).toEqual({ reminded: 0 });
    await setReminders.execute(as(finance), { afterDays: "", whom: "finance", version: 2 });
    expect(await getReminders.execute(as(finance), {})).toMatchObject({ afterDays: null, version: 3 });
    await expect(remindInvoices.execute(as(finance), {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);
