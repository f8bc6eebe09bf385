import { and, eq, inArray } from "drizzle-orm";
import { billingNoteRows, billingNotes } from "@/db/schema/billing";
import { userActorOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockNote } from "./queries";
import { correctionRemoved, removeCorrectionInput } from "./schema";

/**
 * Remove a proposed row from its note before it is requested; without rows the note ends. product 5.14 @throws
 * not-found, rule once it is requested
 */
export const removeCorrection = write({
  name: "billing.remove-correction",
  access: "billing:correct",
  input: removeCorrectionInput,
  output: correctionRemoved,
  async run({ db, actor, now, audit }, { noteRowId }) {
    const { divisionId, userId } = userActorOf(actor);
    const [row] = await db
      .select()
      .from(billingNoteRows)
      .where(
        and(
          eq(billingNoteRows.id, noteRowId),
          inArray(
            billingNoteRows.noteId,
            db.select({ id: billingNotes.id }).from(billingNotes).where(eq(billingNotes.divisionId, divisionId)),
          ),
        ),
      );
    if (!row) throw notFound("billing.notes.notFound");
    const note = await lockNote(db, divisionId, row.noteId);
    if (note.askedAt) throw refused("billing.notes.asked");
    await db.delete(billingNoteRows).where(eq(billingNoteRows.id, noteRowId));
    const rows = await db.$count(billingNoteRows, eq(billingNoteRows.noteId, note.id));
    if (rows === 0)
      await db.update(billingNotes).set({ endedAt: now, endedBy: userId }).where(eq(billingNotes.id, note.id));
    audit({ subject: noteRowId, divisionId, before: { amount: row.amount, noteKind: note.kind }, after: null });
    return { noteId: note.id, rows };
  },
});
