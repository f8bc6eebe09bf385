import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { safeFileName } from "@/lib/platform/files/answer";
import { assertFileSize, claimFiles, storeOffice } from "@/lib/platform/files/store";
import { invalid } from "./queries";
import type { ContractForm } from "./schema";
import { docType, docxType, looksLikeWord, wordKind } from "./word.rules";

type Upload = { fileType: string; name: string; bytes: Buffer };

/** Accepted types of a contract's document. Document 3 §9 */
const accepted = ["application/pdf", docType, docxType];

/** Whether an upload is a contract's Word document: documented folder, and a sender who may write contracts. */
export const isForContract = (actor: Actor, { fileType, name, bytes }: Upload): boolean =>
  fileType === "contract" && can(actor, "contracts:write") && looksLikeWord(name, bytes);

/** Store a Word document unread except for its type. @throws too-large, unsupported-type with a message */
export async function storeWord(db: Executor, { fileType, name, bytes }: Upload, userId: number) {
  assertFileSize(bytes.length);
  const kind = wordKind(name, bytes);
  if (typeof kind === "string") throw new AppError("unsupported-type", `contracts.files.${kind}`);
  return storeOffice(db, { fileType, name, bytes, owner: { uploadedBy: userId } }, kind);
}

type Document = { fileId: string; fileName: string };

/** Return a file name with the extension of the stored file. */
function endingLike(asked: string | undefined, name: string) {
  if (!asked) return name;
  const ending = /\.\w+$/.exec(name)?.[0] ?? "";
  return safeFileName(asked.toLowerCase().endsWith(ending.toLowerCase()) ? asked : `${asked}${ending}`);
}

/**
 * Return a form's document: the current one, or the actor's own unattached upload. @throws invalid for any other, and
 * for another type
 */
export async function documentOf(
  db: Transaction,
  actor: Actor,
  { contractAttachmentId: fileId, contractAttachmentName: asked }: ContractForm,
  held?: Document,
): Promise<Document> {
  if (held && fileId === held.fileId) return { fileId, fileName: endingLike(asked, held.fileName) };
  const [file] = await db
    .select({ name: files.name, type: files.contentType, owner: files.uploadedBy, of: files.subjectId })
    .from(files)
    .where(eq(files.id, fileId))
    .for("update");
  const isFree = file?.of === null && file.owner !== null && file.owner === userIdOf(actor);
  if (!file || !isFree) throw invalid("contractAttachmentId", "files.notFound");
  if (!accepted.includes(file.type)) throw invalid("contractAttachmentId", "contracts.files.kind");
  return { fileId, fileName: endingLike(asked, file.name) };
}

/** Attach the document to its contract: viewers of the contract may read it. */
export const claimDocument = (db: Transaction, { id, fileId }: { id: number; fileId: string }) =>
  claimFiles(db, [fileId], { type: "contract", id }, accepted);
