import { eq } from "drizzle-orm";
import { billingNotes } from "@/db/schema/billing";
import { audited } from "@/db/testing/audited";
import { invoiced } from "@/db/testing/records/invoiced";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { getInvoice } from "../invoices/get-invoice";
import { listInvoices } from "../invoices/list-invoices";
import { listWorkOrders } from "../lists/list-work-orders";
import { unlockMonth } from "../periods/unlock-month";
import { correctInvoiceRow } from "./correct-invoice-row";
import { decideCorrectionNote } from "./decide-correction-note";
import { generateCorrectionNote } from "./generate-correction-note";
import { removeCorrection } from "./remove-correction";
import { proposeCorrection } from "./invoice-row.queries";

afterAll(closeDatabase);

const now = new Date("2026-11-23T05:00:00Z");
const october = { month: 10, year: 2026 };
const correct = (actor: UserActor, invoiceRowId: number, amount: number) =>
  correctInvoiceRow.execute(as(actor, { now }), { invoiceRowId, amount, reason: "A day too many" });
const decide = (actor: UserActor, noteId: number, decision: "ask" | "issue" | "end") =>
  decideCorrectionNote.execute(as(actor, { now }), { noteId, decision });
const read = (actor: UserActor, invoiceId: number) => getInvoice.execute(as(actor, { now }), { invoiceId });

test(
  "credits an overbilled row with a note issued by a second person, numbered in its month",
  rolledBack(async (db) => {
    const { finance, other, invoiceId, rows } = await invoiced(db);
    const { noteId, kind } = await correct(finance, rows.order.id, 900_000);
    expect(kind).toBe("credit");
    await correct(finance, rows.ticket.id, 800_000);
    await expect(decide(other, noteId, "issue")).rejects.toMatchObject({ messageKey: "billing.notes.notAsked" });
    const waiting = await listInvoices.execute(as(other, { now }), { tab: "notes" });
    expect(waiting.rows).toMatchObject([{ id: invoiceId, waitingNotes: 1 }]);
    await decide(finance, noteId, "ask");
    await expect(decide(finance, noteId, "issue")).rejects.toMatchObject({ messageKey: "billing.secondPerson" });
    expect((await read(finance, invoiceId)).notes).toMatchObject([{ state: "asked", allowedActions: ["end"] }]);
    expect(await read(other, invoiceId)).toMatchObject({ totalBills: 2_098_800, notesTotal: 0, balance: 2_098_800 });
    expect(await decide(other, noteId, "issue")).toEqual({ noteId, number: "CN/M/2026/11/0001" });
    // 100,000 of wages with 8 % fee and 11 % VAT, and 100,000 of an expense as it is.
    const found = await read(finance, invoiceId);
    expect(found).toMatchObject({ totalBills: 2_098_800, notesTotal: -219_880, balance: 1_878_920, total: 2 });
    expect(found.rows.map(({ amount, corrected }) => [amount, corrected])).toEqual([
      [900_000, 800_000],
      [1_000_000, 900_000],
    ]);
    expect(found.notes).toMatchObject([
      { kind: "credit", state: "issued", month: "2026-11-01", totalBills: -219_880, allowedActions: [] },
    ]);
    const [line] = found.notes[0]?.rows ?? [];
    expect(line).toMatchObject({ amount: -100_000, fee: -8_000, vat: -11_880, totalBills: -119_880 });

    const list = (month: number) => listWorkOrders.execute(as(finance, { now }), { month, year: 2026 });
    expect(await list(11)).toMatchObject({ notes: [{ number: "CN/M/2026/11/0001", totalBills: -219_880 }] });
    expect(await list(10)).toMatchObject({ invoices: [{ totalBills: 2_098_800, notesTotal: -219_880 }], notes: [] });
    const file = await generateCorrectionNote.execute(as(finance, { now }), { noteId });
    const text = (await textElementsIn(file.body)).map((one) => one.text).join("\n");
    for (const word of ["CN/M/2026/11/0001", "A day too many", "−219.880"]) expect(text).toContain(word);
    const log = await audited(db, "billing.decide-note");
    expect(log.at(-1)?.after).toMatchObject({ decision: "issue", number: "CN/M/2026/11/0001", totalBills: -219_880 });
  }),
);

test(
  "debits an increase, clears a fully credited row, and keeps a month with notes locked",
  rolledBack(async (db) => {
    const { finance, other, invoiceId, rows } = await invoiced(db);
    const raised = await correct(finance, rows.order.id, 1_000_001);
    expect(raised.kind).toBe("debit");
    await decide(finance, raised.noteId, "ask");
    expect(await decide(other, raised.noteId, "issue")).toMatchObject({ number: "DN/M/2026/11/0001" });
    await expect(correct(finance, rows.order.id, 1_000_001)).rejects.toMatchObject({
      messageKey: "billing.notes.nothingToCorrect",
    });
    const whole = await correct(finance, rows.order.id, 0);
    const unlock = () => unlockMonth.execute(as(finance, { now }), { ...october, reason: "Too early" });
    await expect(unlock()).rejects.toMatchObject({ messageKey: "billing.hasNotes" });
    await decide(finance, whole.noteId, "ask");
    await decide(other, whole.noteId, "issue");
    expect(await read(finance, invoiceId)).toMatchObject({ balance: 900_000 });
    await expect(decide(other, whole.noteId, "end")).rejects.toMatchObject({ messageKey: "billing.notes.issued" });
    await expect(
      db.update(billingNotes).set({ number: "CN/M/2026/11/0009" }).where(eq(billingNotes.id, whole.noteId)),
    ).rejects.toThrow();
  }),
);

test(
  "proposes a late event once, never below zero; finance can remove it, and nothing without an invoice",
  rolledBack(async (db) => {
    const { order, finance, other, invoiceId, rows } = await invoiced(db);
    const late = { divisionId: 1, kind: "work-order", sourceId: order.id, reason: "Left on 20 October", now } as const;
    const proposed = await proposeCorrection(db, { ...late, difference: -250_000, cause: "test:1" });
    expect(proposed).toMatchObject({ kind: "credit", difference: -250_000 });
    expect(await proposeCorrection(db, { ...late, difference: -250_000, cause: "test:1" })).toEqual(proposed);
    expect(await proposeCorrection(db, { ...late, difference: -900_000, cause: "test:2" })).toMatchObject({
      noteId: proposed?.noteId,
      difference: -750_000,
    });
    expect(await proposeCorrection(db, { ...late, difference: -1, cause: "test:3" })).toBeNull();
    expect(await proposeCorrection(db, { ...late, divisionId: 2, difference: 5, cause: "test:4" })).toBeNull();
    expect(await proposeCorrection(db, { ...late, sourceId: 1_000_000, difference: 5, cause: "test:5" })).toBeNull();
    const before = await read(finance, invoiceId);
    expect(before.notes).toMatchObject([{ state: "proposed", allowedActions: ["ask", "remove", "end"] }]);
    const [, second] = before.notes[0]?.rows ?? [];
    expect(second).toMatchObject({ isFromPayroll: true, amount: -750_000 });
    await removeCorrection.execute(as(finance, { now }), { noteRowId: second?.id });
    const noteId = proposed?.noteId ?? 0;
    await decide(other, noteId, "ask");
    await expect(removeCorrection.execute(as(finance, { now }), { noteRowId: second?.id })).rejects.toMatchObject({
      code: "not-found",
    });
    await decide(finance, noteId, "issue");
    const { rows: after, balance } = await read(finance, invoiceId);
    expect(after.find(({ id }) => id === rows.order.id)?.corrected).toBe(750_000);
    expect(balance).toBe(900_000 + 750_000 + 60_000 + 89_100);
    const ended = await correct(finance, rows.ticket.id, 1);
    await decide(finance, ended.noteId, "end");
    expect((await read(finance, invoiceId)).notes).toHaveLength(1);
  }),
);

test(
  "hides notes from another division; a manager issues but does not correct",
  rolledBack(async (db) => {
    const { finance, invoiceId, rows } = await invoiced(db);
    const tanker = await person(db, "crewingfinancetanker");
    await expect(read(tanker, invoiceId)).rejects.toMatchObject({ code: "not-found" });
    await expect(correct(tanker, rows.order.id, 1)).rejects.toMatchObject({ code: "not-found" });
    const { noteId } = await correct(finance, rows.order.id, 900_000);
    await expect(decide(tanker, noteId, "ask")).rejects.toMatchObject({ code: "not-found" });
    const manager = await person(db, "crewingmanagermarine");
    await expect(correct(manager, rows.order.id, 1)).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide(manager, noteId, "ask")).rejects.toMatchObject({ code: "forbidden" });
    await decide(finance, noteId, "ask");
    expect(await decide(manager, noteId, "issue")).toMatchObject({ number: "CN/M/2026/11/0001" });
  }),
);
