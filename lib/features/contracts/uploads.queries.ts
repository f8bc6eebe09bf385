import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { safeFileName } from "@/lib/platform/files/file-response";
import { assertFileSize, claimFiles, storeOfficeFile } from "@/lib/platform/files/store";
import { invalidField } from "./queries";
import type { ContractForm } from "./schema";
import { docType, docxType, looksLikeWordDocument, wordDocumentKind } from "./word-document.rules";

type Upload = { fileType: string; name: string; bytes: Buffer };

/** Accepted types of a contract's document. Document 3 §9 */
const accepted = ["application/pdf", docType, docxType];

/** Whether an upload is a contract's Word document: documented folder, and a sender who may write contracts. */
export const isForContract = (actor: Actor, { fileType, name, bytes }: Upload): boolean =>
  fileType === "contract" && can(actor, "contracts:write") && looksLikeWordDocument(name, bytes);

/** Store a Word document unread except for its type. @throws too-large, unsupported-type with a message */
export async function storeWordDocument(db: Executor, { fileType, name, bytes }: Upload, userId: number) {
  assertFileSize(bytes.length);
  const kind = wordDocumentKind(name, bytes);
  if (typeof kind === "string") throw new AppError("unsupported-type", `contracts.files.${kind}`);
  return storeOfficeFile(db, { fileType, name, bytes, owner: { uploadedBy: userId } }, kind);
}

type Document = { fileId: string; fileName: string };

/** Return a file name with the extension of the stored file. */
function nameWithExtension(requestedName: string | undefined, name: string) {
  if (!requestedName) return name;
  const ending = /\.\w+$/.exec(name)?.[0] ?? "";
  return safeFileName(
    requestedName.toLowerCase().endsWith(ending.toLowerCase()) ? requestedName : `${requestedName}${ending}`,
  );
}

/**
 * Return a form's document: the current one, or the actor's own unattached upload. @throws invalid for any other, and
 * for another type
 */
export async function documentOf(
  db: Transaction,
  actor: Actor,
  { contractAttachmentId: fileId, contractAttachmentName: asked }: ContractForm,
  current?: Document,
): Promise<Document> {
  if (current && fileId === current.fileId) return { fileId, fileName: nameWithExtension(asked, current.fileName) };
  const [file] = await db
    .select({ name: files.name, type: files.contentType, owner: files.uploadedBy, of: files.subjectId })
    .from(files)
    .where(eq(files.id, fileId))
    .for("update");
  const isFree = file?.of === null && file.owner !== null && file.owner === userIdOf(actor);
  if (!file || !isFree) throw invalidField("contractAttachmentId", "files.notFound");
  if (!accepted.includes(file.type)) throw invalidField("contractAttachmentId", "contracts.files.kind");
  return { fileId, fileName: nameWithExtension(asked, file.name) };
}

/** Attach the document to its contract: viewers of the contract may read it. */
export const attachContractDocument = (db: Transaction, { id, fileId }: { id: number; fileId: string }) =>
  claimFiles(db, [fileId], { type: "contract", id }, accepted);
