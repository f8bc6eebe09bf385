import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { sharePeriod } from "@/lib/features/accounting-periods/queries";
import { userActorOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { findInvoicedRow, proposeCorrection } from "./invoice-row.queries";
import { correctRowInput, rowCorrected } from "./schema";

/**
 * Propose the correct amount of a locked invoice row: a decrease goes on the invoice's credit note, an increase on its
 * debit note. product 5.14 @throws not-found for a row on no locked invoice of the division, rule when it already has
 * that amount
 */
export const correctInvoiceRow = write({
  name: "billing.correct-row",
  access: "billing:correct",
  input: correctRowInput,
  output: rowCorrected,
  async run({ db, actor, now, audit }, { invoiceRowId, amount, reason }) {
    const { divisionId, userId } = userActorOf(actor);
    await sharePeriod(db, billingPeriod);
    const row = await findInvoicedRow(db, divisionId, { rowId: invoiceRowId });
    if (!row) throw notFound("billing.notFound");
    const stands = row.amount + row.waiting;
    if (stands === amount) throw refused("billing.notes.nothingToCorrect");
    const proposal = { divisionId, rowId: invoiceRowId, difference: amount - stands, reason, userId, now };
    const { noteId, noteRowId, kind } = requirePresent(await proposeCorrection(db, proposal), "the correction");
    audit({
      subject: noteRowId,
      divisionId,
      before: { amount: stands },
      after: { amount, noteKind: kind, rowId: invoiceRowId },
      reason,
    });
    return { noteId, kind, amount };
  },
});
