import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { actorId, type Actor } from "@/lib/access/actor";
import { crewOwnerOfFile } from "@/lib/features/applicants/hiring/hired-files.queries";
import { mayReadApplicantFile } from "@/lib/features/applicants/queries";
import { mayReadReceipt } from "@/lib/features/billing/receipts/queries";
import { mayReadRequestFiles } from "@/lib/features/chandler/queries";
import { mayReadContractFile } from "@/lib/features/contracts/queries";
import { docType, docxType } from "@/lib/features/contracts/word-document.rules";
import { mayReadRequestFile } from "@/lib/features/crew/change-requests/queries";
import { crewFileFor } from "@/lib/features/crew/detail/files.queries";
import { mayReadDebtFile } from "@/lib/features/work-orders/deductions/documents.queries";
import { mayReadAssignmentFile } from "@/lib/features/manning/assignment-files.queries";
import { AppError } from "@/lib/platform/errors";
import { FileAnswer, fileOf, truncated, sheetType } from "@/lib/platform/files/file-response";
import { watermarked } from "@/lib/platform/files/watermark";
import { watermarkedPdf } from "@/lib/platform/files/watermark-pdf";
import { read } from "@/lib/platform/operation";
import { downloadFileInput } from "./schema";

type StoredFile = typeof files.$inferSelect;
type Mark = { text: string; reader: string };
type Copy = { name: string; contentType: string; content: Buffer };

const extensions: Record<string, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  [sheetType]: "xlsx",
  [docType]: "doc",
  [docxType]: "docx",
};

/** Use the link's file name, but with the extension of the real content type. */
function withExtension(requestedName: string, contentType: string): string {
  const extension = extensions[contentType];
  return extension
    ? `${truncated(requestedName.replace(/\.(?:pdf|jpe?g|png|xlsx|docx?)$/i, ""), 100)}.${extension}`
    : requestedName;
}

/**
 * Watermark a file, or refuse it; it is never returned unmarked. @throws rule PDF_ENCRYPTED, PDF_BROKEN, PDF_LARGE,
 * too-many
 */
async function markedCopy(file: StoredFile, { text, reader }: Mark): Promise<Copy | null> {
  if (file.contentType === "application/pdf") {
    const marked = await watermarkedPdf(file.content, { text, reader });
    if ("refusal" in marked)
      throw new AppError("rule", `files.unmarked.${marked.refusal}`, {}, [], `PDF_${marked.refusal.toUpperCase()}`);
    return { name: file.name, contentType: file.contentType, content: Buffer.from(marked.content) };
  }
  const content = await watermarked(file.content, text);
  return content && { name: file.name.replace(/\.\w+$/, ".jpg"), contentType: "image/jpeg", content };
}

const copyFor = async (actor: Actor, file: StoredFile, mark: string | null): Promise<Copy | null> =>
  mark === null ? file : markedCopy(file, { text: mark, reader: actorId(actor) ?? actor.kind });

type FileVisibility = { open: false } | { open: true; mark: string | null };
const visibleIf = (open: boolean): FileVisibility => (open ? { open, mark: null } : { open });

/**
 * Decide whether the actor may read a file, as it is or with a watermark. Its log entries belong to the same
 * transaction.
 */
async function visibilityOf(
  db: Transaction,
  caller: { actor: Actor; now: Date },
  file: StoredFile,
): Promise<FileVisibility> {
  if (file.subjectType === "applicant" && (await mayReadApplicantFile(db, caller.actor, file))) return visibleIf(true);
  if (file.subjectType === "crew-request") return visibleIf(await mayReadRequestFile(db, caller.actor, file));
  if (file.subjectType === "assignment") return visibleIf(await mayReadAssignmentFile(db, caller.actor, file));
  if (file.subjectType === "chandler-request") return visibleIf(await mayReadRequestFiles(db, caller.actor, file));
  if (file.subjectType === "billing-receipt") return visibleIf(await mayReadReceipt(db, caller.actor, file));
  if (file.subjectType === "debt") return visibleIf(await mayReadDebtFile(db, caller, file));
  if (file.subjectType === "contract") return visibleIf(await mayReadContractFile(db, caller.actor, file));
  if (file.subjectType !== "crew" && file.subjectType !== "applicant")
    return visibleIf(caller.actor.kind === "user" && file.uploadedBy === caller.actor.userId);
  const crewId = file.subjectType === "crew" ? file.subjectId : await crewOwnerOfFile(db, file);
  return crewFileFor(db, caller, { ...file, subjectId: crewId });
}

/** Download a file through a record the actor may read. @throws not-found FILE_NOT_FOUND, for a forbidden one too */
export const downloadFile = read({
  name: "files.download",
  access: "signed-in",
  input: downloadFileInput,
  output: fileOf("application/pdf", "image/jpeg", "image/png", sheetType, docType, docxType),
  async run({ db, actor, now }, { fileId, fileName, inline }) {
    const [file] = await db.select().from(files).where(eq(files.id, fileId));
    const visibility = file
      ? await db.transaction((held) => visibilityOf(held, { actor, now }, file))
      : visibleIf(false);
    const copy = file && visibility.open ? await copyFor(actor, file, visibility.mark) : null;
    if (!file || !copy) throw new AppError("not-found", "files.notFound", {}, [], "FILE_NOT_FOUND");
    return new FileAnswer(
      fileName ? withExtension(fileName, copy.contentType) : copy.name,
      copy.contentType,
      copy.content,
      inline ? "inline" : "attachment",
    );
  },
});
