import { eq, sql } from "drizzle-orm";
import { divisions } from "@/db/schema/positions";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { noteDocument } from "./pdf/note-document";
import { selectNotes } from "./queries";
import { generateNoteInput } from "./schema";

/**
 * Generate an issued credit or debit note as PDF, with an audit entry. product 5.14, 5.18 @throws not-found, also
 * before it is issued
 */
export const generateCorrectionNote = write({
  name: "billing.generate-note",
  access: "billing:view",
  input: generateNoteInput,
  output: fileOf("application/pdf"),
  async run({ db, now, locale, audit, ...context }, { noteId }) {
    const actor = userActorOf(context.actor);
    const { divisionId } = actor;
    const where = sql`note.id = ${noteId} and note.division_id = ${divisionId} and note.issued_at is not null`;
    const [note] = await selectNotes(db, actor, where);
    if (!note?.number) throw notFound("billing.notes.notFound");
    const reads = note.crewIds.map((crewId) => ({ crewId, classes: ["payroll" as const] }));
    await recordSensitiveReads(db, { actor, now }, "billing.generate-note", reads);
    const [division] = await db.select({ name: divisions.name }).from(divisions).where(eq(divisions.id, divisionId));
    const letterhead = letterheadOf(division?.name ?? "");
    const body = await renderPdf(noteDocument({ note, locale, letterhead, generatedBy: actor.name, now }));
    audit({ subject: noteId, divisionId, after: { number: note.number, rows: note.rows.length } });
    return new FileAnswer(stampedName(now, note.number.replaceAll("/", "-"), "pdf"), "application/pdf", body);
  },
});
