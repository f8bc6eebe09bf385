import { and, eq, max } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { billingNoteRows, billingNotes } from "@/db/schema/billing";
import type { UserActor } from "@/lib/access/actor";
import type { RequireSecondPerson } from "@/lib/access/second-person";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { holdPeriod } from "@/lib/features/accounting-periods/queries";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { noteNumber } from "../rules";
import { figureChangeOf } from "./figure-changes.rules";
import { lockNote } from "./queries";
import { unissuedRowsOf } from "./invoice-row.queries";
import { decideNoteInput, noteDecided } from "./schema";

type Note = Awaited<ReturnType<typeof lockNote>>;
type Scope = { db: Transaction; actor: UserActor; now: Date; requireSecondPerson: RequireSecondPerson };

/**
 * Recalculate the note rows, because another note may have been issued since. @throws rule for a reduction below zero
 */
async function recalculateRows(db: Transaction, noteId: number) {
  const amountByRow = new Map<number, number>();
  const totals: number[] = [];
  for (const row of await unissuedRowsOf(db, noteId)) {
    const from = amountByRow.get(row.rowId) ?? row.amount;
    const to = from + row.change;
    if (to < 0) throw refused("billing.notes.tooLow");
    amountByRow.set(row.rowId, to);
    const change = figureChangeOf(row, from, to);
    await db.update(billingNoteRows).set(change).where(eq(billingNoteRows.id, row.id));
    totals.push(change.totalBills);
  }
  return { rows: totals.length, totalBills: totals.reduce((sum, total) => sum + total, 0) };
}

async function issue({ db, actor, now, requireSecondPerson }: Scope, note: Note) {
  const authors = await db
    .selectDistinct({ userId: billingNoteRows.createdBy })
    .from(billingNoteRows)
    .where(eq(billingNoteRows.noteId, note.id));
  const involvedUsers = [note.askedBy, ...authors.map(({ userId }) => userId)];
  const { divisionId, kind } = note;
  await requireSecondPerson({ divisionId, involvedUsers });
  const settled = await recalculateRows(db, note.id);
  const month = firstDayOf(dayOf(now));
  const ofMonth = and(
    eq(billingNotes.divisionId, divisionId),
    eq(billingNotes.month, month),
    eq(billingNotes.kind, kind),
  );
  const [last] = await db
    .select({ sequence: max(billingNotes.sequence) })
    .from(billingNotes)
    .where(ofMonth);
  const sequence = (last?.sequence ?? 0) + 1;
  const number = noteNumber(kind, divisionId, month, sequence);
  const issued = { issuedAt: now, issuedBy: actor.userId, month, sequence, number };
  await db.update(billingNotes).set(issued).where(eq(billingNotes.id, note.id));
  return { number, month, ...settled };
}

const rightOf = { ask: "billing:correct", issue: "billing:issue-note" } as const;
const eitherRight = Object.values(rightOf);

/**
 * Request, issue or discard a note. An issued note gets a number and counts in the month of that day in Asia/Jakarta.
 * product 5.14 @throws not-found, forbidden, rule out of order, for one's own note while a colleague could issue it,
 * and for a reduction below zero
 */
export const decideCorrectionNote = write({
  name: "billing.decide-note",
  access: {
    oneOf: ["billing:correct", "billing:issue-note"],
    by: ({ decision }) => (decision === "end" ? eitherRight : [rightOf[decision]]),
  },
  secondPerson: {
    right: "billing:issue-note",
    refusal: "billing.secondPerson",
    appliesTo: ({ decision }) => decision === "issue",
  },
  input: decideNoteInput,
  output: noteDecided,
  async run({ db, audit, now, requireSecondPerson, ...context }, { noteId, decision }) {
    const actor = userActorOf(context.actor);
    const { divisionId, userId } = actor;
    await holdPeriod(db, billingPeriod);
    const note = await lockNote(db, divisionId, noteId);
    if (note.issuedAt) throw refused("billing.notes.issued");
    const before = { noteKind: note.kind, isAsked: note.askedAt !== null };
    if (decision === "issue") {
      if (!note.askedAt) throw refused("billing.notes.notAsked");
      const after = await issue({ db, actor, now, requireSecondPerson }, note);
      audit({ subject: noteId, divisionId, before, after: { decision, ...after } });
      return { noteId, number: after.number };
    }
    if (decision === "ask" && note.askedAt) throw refused("billing.notes.asked");
    const change = decision === "ask" ? { askedAt: now, askedBy: userId } : { endedAt: now, endedBy: userId };
    await db.update(billingNotes).set(change).where(eq(billingNotes.id, noteId));
    audit({ subject: noteId, divisionId, before, after: { decision } });
    return { noteId, number: null };
  },
});
