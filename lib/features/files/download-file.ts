import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { actorId, type Actor } from "@/lib/access/actor";
import { holderOf } from "@/lib/features/applicants/hiring/hired-files.queries";
import { mayReadApplicantFile } from "@/lib/features/applicants/queries";
import { mayReadReceipt } from "@/lib/features/billing/receipts/queries";
import { mayReadRequestFiles } from "@/lib/features/chandler/queries";
import { mayReadContractFile } from "@/lib/features/contracts/queries";
import { docType, docxType } from "@/lib/features/contracts/word.rules";
import { mayReadRequestFile } from "@/lib/features/crew/change-requests/queries";
import { crewFileFor } from "@/lib/features/crew/detail/files.queries";
import { mayReadDebtFile } from "@/lib/features/work-orders/deductions/papers.queries";
import { mayReadAssignmentFile } from "@/lib/features/manning/evidence.queries";
import { AppError } from "@/lib/platform/errors";
import { FileAnswer, fileOf, firstOf, sheetType } from "@/lib/platform/files/answer";
import { watermarked } from "@/lib/platform/files/watermark";
import { watermarkedPdf } from "@/lib/platform/files/watermark-pdf";
import { read } from "@/lib/platform/operation";
import { downloadFileInput } from "./schema";

type StoredFile = typeof files.$inferSelect;
type Mark = { text: string; reader: string };
type Copy = { name: string; contentType: string; content: Buffer };

const endings: Record<string, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  [sheetType]: "xlsx",
  [docType]: "doc",
  [docxType]: "docx",
};

/** Use the link's file name, but with the extension of the real content type. */
function named(asked: string, contentType: string): string {
  const ending = endings[contentType];
  return ending ? `${firstOf(asked.replace(/\.(?:pdf|jpe?g|png|xlsx|docx?)$/i, ""), 100)}.${ending}` : asked;
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

type Sight = { open: false } | { open: true; mark: string | null };
const sightIf = (open: boolean): Sight => (open ? { open, mark: null } : { open });

/**
 * Decide whether the actor may read a file, as it is or with a watermark. Its log entries belong to the same
 * transaction.
 */
async function sightOf(db: Transaction, who: { actor: Actor; now: Date }, file: StoredFile): Promise<Sight> {
  if (file.subjectType === "applicant" && (await mayReadApplicantFile(db, who.actor, file))) return sightIf(true);
  if (file.subjectType === "crew-request") return sightIf(await mayReadRequestFile(db, who.actor, file));
  if (file.subjectType === "assignment") return sightIf(await mayReadAssignmentFile(db, who.actor, file));
  if (file.subjectType === "chandler-request") return sightIf(await mayReadRequestFiles(db, who.actor, file));
  if (file.subjectType === "billing-receipt") return sightIf(await mayReadReceipt(db, who.actor, file));
  if (file.subjectType === "debt") return sightIf(await mayReadDebtFile(db, who, file));
  if (file.subjectType === "contract") return sightIf(await mayReadContractFile(db, who.actor, file));
  if (file.subjectType !== "crew" && file.subjectType !== "applicant")
    return sightIf(who.actor.kind === "user" && file.uploadedBy === who.actor.userId);
  const crewId = file.subjectType === "crew" ? file.subjectId : await holderOf(db, file);
  return crewFileFor(db, who, { ...file, subjectId: crewId });
}

/** Download a file through a record the actor may read. @throws not-found FILE_NOT_FOUND, for a forbidden one too */
export const downloadFile = read({
  name: "files.download",
  access: "signed-in",
  input: downloadFileInput,
  output: fileOf("application/pdf", "image/jpeg", "image/png", sheetType, docType, docxType),
  async run({ db, actor, now }, { fileId, fileName, inline }) {
    const [file] = await db.select().from(files).where(eq(files.id, fileId));
    const sight = file ? await db.transaction((held) => sightOf(held, { actor, now }, file)) : sightIf(false);
    const copy = file && sight.open ? await copyFor(actor, file, sight.mark) : null;
    if (!file || !copy) throw new AppError("not-found", "files.notFound", {}, [], "FILE_NOT_FOUND");
    return new FileAnswer(
      fileName ? named(fileName, copy.contentType) : copy.name,
      copy.contentType,
      copy.content,
      inline ? "inline" : "attachment",
    );
  },
});
