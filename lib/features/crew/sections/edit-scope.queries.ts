import { and, eq, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { AppError, type FieldError } from "@/lib/platform/errors";
import { claimFiles } from "@/lib/platform/files/store";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { AuditRecord } from "@/lib/platform/operation";
import { crew } from "@/db/schema/crew";
import { visibleTo } from "../queries";

export type EditScope = {
  db: Transaction;
  actor: Actor;
  now: Date;
  locale: Locale;
  address: string;
  userAgent: string;
  audit(record: AuditRecord): void;
  unchanged(): void;
};
/** The author of a change, and whose uploads it may use: their own, or those of the request it comes from. */
export type Author = { userId: number | null; requestId?: number };

export const authorOf = (actor: Actor): Author => ({ userId: userIdOf(actor) });

export const invalid = (...fields: FieldError[]) => new AppError("invalid", "errors.invalid", {}, fields);

/** Run work and add the path to its field errors. */
export async function withPathPrefix<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid" || path === "") throw error;
    throw invalid(...error.fields.map((field) => ({ ...field, path: `${path}.${field.path}` })));
  }
}

type Use = { crewId: number; author: Author; currentFileId?: string | null; isImage?: boolean; path?: string };

/**
 * Assign an uploaded file to a person's record; a file already there stays. @throws invalid for a file the author may
 * not use
 */
export async function claimFile(
  db: Transaction,
  fileId: string | null,
  { crewId, author, currentFileId = null, isImage = false, path = "attachment" }: Use,
): Promise<string | null> {
  if (fileId === null || fileId === currentFileId) return fileId;
  const [file] = await db
    .select({
      contentType: files.contentType,
      subjectType: files.subjectType,
      subjectId: files.subjectId,
      uploadedBy: files.uploadedBy,
    })
    .from(files)
    .where(eq(files.id, fileId));
  const isFree = file?.subjectId === null && file.uploadedBy !== null && file.uploadedBy === author.userId;
  const isOfRequest =
    author.requestId !== undefined && file?.subjectType === "crew-request" && file.subjectId === author.requestId;
  if (!file || !(isFree || isOfRequest)) throw invalid({ path, message: "files.notFound" });
  if (isImage && !file.contentType.startsWith("image/")) throw invalid({ path, message: "files.wrongType" });
  await claimFiles(db, [fileId], { type: "crew", id: crewId });
  return fileId;
}

/** Whether a file is the user's own unclaimed upload, for requests that wait for a decision. */
export async function isOwnUpload(db: Executor, fileId: string, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.uploadedBy, userId), isNull(files.subjectId)));
  return rows.length > 0;
}

/** Limit a query to one person the actor may see. */
export const isVisiblePerson = (actor: Actor, crewId: number) => and(eq(crew.id, crewId), visibleTo(actor));
