import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { ScheduleDocumentKind } from "@/db/enums/scheduling";
import { files } from "@/db/schema/files";
import { scheduleDocuments, type ScheduleChange } from "@/db/schema/scheduling";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { authorOf, invalid, takeFile } from "@/lib/features/crew/sections/edit-scope.queries";
import { notFound } from "@/lib/platform/errors";
import { assertUnbilled } from "../billed.queries";
import type { HeldSchedule } from "../lock.queries";
import type { DocumentSaved } from "./schema";

type Author = { db: Transaction; actor: Actor; now: Date };
type Given = Pick<DocumentSaved, "id" | "documentUsage" | "documentName" | "attachmentId" | "comment"> & {
  kind: ScheduleDocumentKind;
  price: number | null;
};
type Stored = typeof scheduleDocuments.$inferSelect;

/** Accepted scan types, detected from the content instead of the name. Document 3 §9 */
const accepted = ["image/png", "image/jpeg", "application/pdf"];

async function fileOf({ db, actor }: Author, given: Given, crewId: number, held: string | null, path: string) {
  const [file] = await db
    .select({ contentType: files.contentType })
    .from(files)
    .where(eq(files.id, given.attachmentId));
  if (file && !accepted.includes(file.contentType)) throw invalid({ path, message: "files.wrongType" });
  return takeFile(db, given.attachmentId, { crewId, author: authorOf(actor), held, path });
}

/** Lock a document of the schedule. @throws not-found for another schedule's or a removed one */
async function heldDocument(db: Transaction, scheduleId: number, { id, kind }: Given): Promise<Stored | null> {
  if (id === undefined) return null;
  const [row] = await db
    .select()
    .from(scheduleDocuments)
    .where(
      and(
        eq(scheduleDocuments.id, id),
        eq(scheduleDocuments.scheduleId, scheduleId),
        eq(scheduleDocuments.kind, kind),
        isNull(scheduleDocuments.removedAt),
      ),
    );
  if (!row) throw notFound("scheduling.documentNotFound");
  return row;
}

const fieldOf: Record<ScheduleDocumentKind, string> = {
  accommodation: "accommodationDocuments",
  appraisal: "appraisalDocuments",
};

/** Return a document's log text: its name and price. */
const described = ({ name, usage, price }: Pick<Stored, "name" | "usage" | "price">) =>
  [name, usage, ...(price === null ? [] : [`Rp ${String(price).replace(/\B(?=(\d{3})+$)/g, ".")}`])].join(" · ");

/**
 * Add or update a document of a locked schedule. @returns the row and its changes, empty when unchanged @throws
 * conflict PERIOD_LOCKED for a new price of a billed document
 */
export async function storeDocument(
  author: Author,
  { schedule }: Pick<HeldSchedule, "schedule">,
  given: Given,
  path = "attachmentId",
): Promise<{ row: Stored; changes: ScheduleChange[] }> {
  const { db, actor, now } = author;
  const held = await heldDocument(db, schedule.id, given);
  const values = {
    kind: given.kind,
    usage: given.documentUsage,
    name: given.documentName,
    fileId: await fileOf(author, given, schedule.crewId, held?.fileId ?? null, path),
    comment: given.comment,
    price: given.price,
  };
  const isSame =
    held !== null && (Object.keys(values) as (keyof typeof values)[]).every((key) => held[key] === values[key]);
  if (isSame) return { row: held, changes: [] };
  if (held && (held.price !== values.price || held.usage !== values.usage))
    await assertUnbilled(db, { kind: "expenses", sourceId: held.id });
  const stamp = { updatedAt: now, updatedBy: userIdOf(actor) };
  const [row] = held
    ? await db
        .update(scheduleDocuments)
        .set({ ...values, ...stamp, version: sql`${scheduleDocuments.version} + 1` })
        .where(eq(scheduleDocuments.id, held.id))
        .returning()
    : await db
        .insert(scheduleDocuments)
        .values({
          ...values,
          ...stamp,
          scheduleId: schedule.id,
          crewId: schedule.crewId,
          createdAt: now,
          createdBy: userIdOf(actor),
        })
        .returning();
  if (!row) throw new Error("document was not stored");
  return { row, changes: [{ field: fieldOf[given.kind], from: held && described(held), to: described(row) }] };
}

/** Remove a document. @returns the changes @throws conflict PERIOD_LOCKED for a billed one */
export async function takeDocumentAway({ db, actor, now }: Author, held: Stored): Promise<ScheduleChange[]> {
  if (held.price !== null) await assertUnbilled(db, { kind: "expenses", sourceId: held.id });
  await db
    .update(scheduleDocuments)
    .set({ removedAt: now, removedBy: userIdOf(actor), version: sql`${scheduleDocuments.version} + 1` })
    .where(eq(scheduleDocuments.id, held.id));
  return [{ field: fieldOf[held.kind], from: described(held), to: null }];
}
