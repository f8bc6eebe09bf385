import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { AppError } from "@/lib/platform/errors";
import { safeFileName, sheetType } from "@/lib/platform/files/file-response";
import { assertFileSize, claimFiles, storeOfficeFile } from "@/lib/platform/files/store";
import { looksLikeWorkbook, workbookProblem } from "./workbook.rules";

type Upload = { fileType: string; name: string; bytes: Buffer };

/** Accepted types of request and vendor files. Document 3 §9 */
const accepted = { request: [sheetType], vendor: [sheetType, "application/pdf"] };

/** Whether an upload is a request workbook: documented folder, and a sender who may create or move requests. */
export const isForRequest = (actor: Actor, { fileType, name, bytes }: Upload): boolean =>
  fileType === "asessment" &&
  (can(actor, "chandler:request") || can(actor, "chandler:status")) &&
  looksLikeWorkbook(name, bytes);

/** Store a workbook unread except for its type. @throws too-large, unsupported-type with a message */
export async function storeWorkbook(db: Executor, { fileType, name, bytes }: Upload, userId: number) {
  assertFileSize(bytes.length);
  const problem = workbookProblem(name, bytes);
  if (problem) throw new AppError("unsupported-type", `chandler.files.${problem}`);
  const kind = { contentType: sheetType, extension: "xlsx" };
  return storeOfficeFile(db, { fileType, name, bytes, owner: { uploadedBy: userId } }, kind);
}

type StoredUpload = { id: string; name: string };
type FileUse = { as: keyof typeof accepted; name: string | null; path: string };

/** Return a file name with the extension of the stored file. */
const nameWithExtension = (requestedName: string | null, { name }: StoredUpload) => {
  const ending = /\.\w+$/.exec(name)?.[0] ?? "";
  if (!requestedName) return name;
  return safeFileName(
    requestedName.toLowerCase().endsWith(ending.toLowerCase()) ? requestedName : `${requestedName}${ending}`,
  );
};

/** Require the actor's own unattached upload of the expected kind. @throws invalid */
export async function ownUpload(
  { db, actor }: { db: Transaction; actor: Actor },
  fileId: string,
  { as, name, path }: FileUse,
): Promise<StoredUpload> {
  const [file] = await db
    .select({ id: files.id, name: files.name, type: files.contentType, owner: files.uploadedBy, of: files.subjectId })
    .from(files)
    .where(eq(files.id, fileId))
    .for("update");
  if (!file || file.of !== null || file.owner === null || file.owner !== userIdOf(actor))
    throw invalid({ path, message: "files.notFound" });
  if (!accepted[as].includes(file.type)) throw invalid({ path, message: `chandler.files.${as}Kind` });
  return { id: fileId, name: nameWithExtension(name, file) };
}

/** Attach a file to a request: viewers of the request may read it. */
export const attachFileToRequest = (db: Transaction, requestId: number, { id }: StoredUpload) =>
  claimFiles(db, [id], { type: "chandler-request", id: requestId }, accepted.vendor);

/** Copy a request's file for another request. */
export async function copyFile(db: Transaction, fileId: string): Promise<StoredUpload> {
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  if (!file) throw new Error("file is not there");
  const { id: _id, createdAt: _createdAt, ...values } = file;
  const [copy] = await db
    .insert(files)
    .values({ ...values, subjectType: null, subjectId: null })
    .returning({ id: files.id, name: files.name });
  if (!copy) throw new Error("file was not copied");
  return copy;
}
