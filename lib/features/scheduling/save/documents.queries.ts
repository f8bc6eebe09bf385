import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { ScheduleDocumentKind } from "@/db/enums/scheduling";
import { files } from "@/db/schema/files";
import { scheduleDocuments, type ScheduleChange } from "@/db/schema/scheduling";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { authorOf, invalid, claimFile } from "@/lib/features/crew/sections/edit-scope.queries";
import { notFound } from "@/lib/platform/errors";
import { assertUnbilled } from "@/lib/features/accounting-periods/billed-rows.queries";
import type { LockedSchedule } from "../lock.queries";
import type { DocumentSaved } from "./schema";

type Author = { db: Transaction; actor: Actor; now: Date };
type DocumentInput = Pick<DocumentSaved, "id" | "documentUsage" | "documentName" | "attachmentId" | "comment"> & {
  kind: ScheduleDocumentKind;
  price: number | null;
};
type Stored = typeof scheduleDocuments.$inferSelect;

/** Accepted scan types, detected from the content instead of the name. Document 3 §9 */
const accepted = ["image/png", "image/jpeg", "application/pdf"];

async function fileOf(
  { db, actor }: Author,
  input: DocumentInput,
  crewId: number,
  storedFileId: string | null,
  path: string,
) {
  const [file] = await db
    .select({ contentType: files.contentType })
    .from(files)
    .where(eq(files.id, input.attachmentId));
  if (file && !accepted.includes(file.contentType)) throw invalid({ path, message: "files.wrongType" });
  return claimFile(db, input.attachmentId, { crewId, author: authorOf(actor), currentFileId: storedFileId, path });
}

/** Lock a document of the schedule. @throws not-found for another schedule's or a removed one */
async function lockDocument(db: Transaction, scheduleId: number, { id, kind }: DocumentInput): Promise<Stored | null> {
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
const loggedDocument = ({ name, usage, price }: Pick<Stored, "name" | "usage" | "price">) =>
  [name, usage, ...(price === null ? [] : [`Rp ${String(price).replace(/\B(?=(\d{3})+$)/g, ".")}`])].join(" · ");

/**
 * Add or update a document of a locked schedule. @returns the row and its changes, empty when unchanged @throws
 * conflict PERIOD_LOCKED for a new price of a billed document
 */
export async function storeDocument(
  author: Author,
  { schedule }: Pick<LockedSchedule, "schedule">,
  input: DocumentInput,
  path = "attachmentId",
): Promise<{ row: Stored; changes: ScheduleChange[] }> {
  const { db, actor, now } = author;
  const stored = await lockDocument(db, schedule.id, input);
  const values = {
    kind: input.kind,
    usage: input.documentUsage,
    name: input.documentName,
    fileId: await fileOf(author, input, schedule.crewId, stored?.fileId ?? null, path),
    comment: input.comment,
    price: input.price,
  };
  const isSame =
    stored !== null && (Object.keys(values) as (keyof typeof values)[]).every((key) => stored[key] === values[key]);
  if (isSame) return { row: stored, changes: [] };
  if (stored && (stored.price !== values.price || stored.usage !== values.usage))
    await assertUnbilled(db, { kind: "expenses", sourceId: stored.id });
  const updateStamp = { updatedAt: now, updatedBy: userIdOf(actor) };
  const [row] = stored
    ? await db
        .update(scheduleDocuments)
        .set({ ...values, ...updateStamp, version: sql`${scheduleDocuments.version} + 1` })
        .where(eq(scheduleDocuments.id, stored.id))
        .returning()
    : await db
        .insert(scheduleDocuments)
        .values({
          ...values,
          ...updateStamp,
          scheduleId: schedule.id,
          crewId: schedule.crewId,
          createdAt: now,
          createdBy: userIdOf(actor),
        })
        .returning();
  if (!row) throw new Error("document was not stored");
  return {
    row,
    changes: [{ field: fieldOf[input.kind], from: stored && loggedDocument(stored), to: loggedDocument(row) }],
  };
}

/** Remove a document. @returns the changes @throws conflict PERIOD_LOCKED for a billed one */
export async function removeDocument({ db, actor, now }: Author, stored: Stored): Promise<ScheduleChange[]> {
  if (stored.price !== null) await assertUnbilled(db, { kind: "expenses", sourceId: stored.id });
  await db
    .update(scheduleDocuments)
    .set({ removedAt: now, removedBy: userIdOf(actor), version: sql`${scheduleDocuments.version} + 1` })
    .where(eq(scheduleDocuments.id, stored.id));
  return [{ field: fieldOf[stored.kind], from: loggedDocument(stored), to: null }];
}
