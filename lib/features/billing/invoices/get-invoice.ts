import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { can } from "@/lib/access/actor";
import { hasSecondPerson } from "@/lib/access/second-person";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { noteActionsOf } from "../corrections/note-actions.rules";
import { selectNotes, type StoredNote } from "../corrections/queries";
import { paymentsOf } from "../payments/queries";
import { findInvoice, readInvoiceRows } from "./queries";
import { getInvoiceInput, invoice } from "./schema";

/** Return ids of notes that the author must leave to an available colleague. */
async function reservedForColleagues(
  db: Executor,
  { divisionId, userId }: { divisionId: number; userId: number },
  notes: readonly StoredNote[],
) {
  const own = notes.filter(({ state, involvedUsers }) => state === "asked" && involvedUsers.includes(userId));
  const parties = own.flatMap((one) => one.involvedUsers.flatMap((id) => id ?? []));
  const isLeft =
    own.length > 0 && (await hasSecondPerson(db, "billing:issue-note", { divisionId, except: [userId, ...parties] }));
  return new Set(isLeft ? own.map(({ id }) => id) : []);
}

/**
 * Return an invoice of a locked month with a page of rows, notes, payments and balance. Four queries including the read
 * log. product 5.14 @throws not-found
 */
export const getInvoice = read({
  name: "billing.get-invoice",
  access: "billing:view",
  input: getInvoiceInput,
  output: invoice,
  async run({ db, actor, now }, input) {
    const { divisionId, userId } = userActorOf(actor);
    const stored = await findInvoice(db, divisionId, input.invoiceId);
    if (!stored) throw notFound("billing.invoice.notFound");
    const [page, notes, payments] = await Promise.all([
      readInvoiceRows(db, actor, stored, input),
      selectNotes(db, actor, sql`note.invoice_id = ${stored.id}`),
      paymentsOf(db, stored.id),
    ]);
    const paid = page.rows.flatMap(({ kind, crewId }) => (kind === "work-order" && crewId !== null ? [crewId] : []));
    const visibleCrewIds = [...new Set([...paid, ...notes.flatMap(({ crewIds }) => crewIds)])];
    const reads = visibleCrewIds.map((crewId) => ({ crewId, classes: ["payroll" as const] }));
    await recordSensitiveReads(db, { actor, now }, "billing.get-invoice", reads);
    const rights = { mayCorrect: can(actor, "billing:correct"), mayIssue: can(actor, "billing:issue-note") };
    const leaves = await reservedForColleagues(db, { divisionId, userId }, notes);
    const { pageNumber, pageSize } = input;
    return {
      ...stored,
      ...page,
      pageNumber,
      pageSize,
      payments,
      notes: notes.map((one) => ({
        ...one,
        allowedActions: noteActionsOf(one.state, rights).filter((name) => name !== "issue" || !leaves.has(one.id)),
      })),
      allowedActions: [
        ...(rights.mayCorrect ? (["correct"] as const) : []),
        ...(can(actor, "billing:payments") ? (["payments"] as const) : []),
      ],
    };
  },
});
