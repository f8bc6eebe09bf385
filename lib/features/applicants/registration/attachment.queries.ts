import { and, eq, isNull, or } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { AppError } from "@/lib/platform/errors";
import { claimFiles } from "@/lib/platform/files/store";
import type { FileValue } from "./fields.schema";
import type { RegistrationContent } from "./content.schema";

export type Uploader = { visitorId: string } | { userId: number };
/** A file of a registration and its field. */
type FileUse = { path: string; fileId: string; isImage: boolean };

const scansOf = (list: string, entries: readonly { attachment: FileValue | null }[]): FileUse[] =>
  entries.flatMap(({ attachment }, index) =>
    attachment ? [{ path: `${list}.${index}.attachment`, fileId: attachment.fileId, isImage: false }] : [],
  );

const photosOf = (personal: RegistrationContent["personal"]): FileUse[] =>
  (["photo", "photoKtp", "photoPassport"] as const).flatMap((key) => {
    const photo = personal[key];
    return photo ? [{ path: `personal.${key}`, fileId: photo.fileId, isImage: true }] : [];
  });

const filesOf = ({ personal, documents, training }: RegistrationContent): FileUse[] => [
  ...photosOf(personal),
  ...scansOf("documents.coc", documents.coc),
  ...scansOf("documents.cop", documents.cop),
  ...scansOf("training.seaServices", training.seaServices),
];

/** Select usable files: uploaded by this person and unused, or already stored for the applicant. */
async function usableFiles(db: Executor, ids: string[], uploader: Uploader, applicantId: number | null) {
  if (ids.length === 0) return [];
  const isUploaders =
    "visitorId" in uploader ? eq(files.visitorId, uploader.visitorId) : eq(files.uploadedBy, uploader.userId);
  const isFree = and(isUploaders, isNull(files.subjectId));
  const isStoredFile =
    applicantId === null ? undefined : and(eq(files.subjectType, "applicant"), eq(files.subjectId, applicantId));
  return db
    .select({ id: files.id, contentType: files.contentType })
    .from(files)
    .where(and(anyOf(files.id, ids), or(isFree, isStoredFile)));
}

/**
 * Check that all files of a registration are usable and of the right type. @param applicantId owner of already stored
 * files. @returns the file ids @throws invalid for each field
 */
export async function assertUsableFiles(
  db: Executor,
  content: RegistrationContent,
  uploader: Uploader,
  applicantId: number | null = null,
): Promise<string[]> {
  const fileUses = filesOf(content);
  const ids = fileUses.map(({ fileId }) => fileId);
  const usable = await usableFiles(db, ids, uploader, applicantId);
  const fileErrors = fileUses.flatMap(({ path, fileId, isImage }) => {
    const file = usable.find(({ id }) => id === fileId);
    if (!file) return [{ path, message: "files.notFound" }];
    const isOfKind = !isImage || file.contentType.startsWith("image/");
    return isOfKind ? [] : [{ path, message: "files.wrongType" }];
  });
  if (fileErrors.length > 0) throw new AppError("invalid", "errors.invalid", {}, fileErrors);
  return ids;
}

export const attachFilesToApplicant = (db: Transaction, fileIds: string[], applicantId: number) =>
  claimFiles(db, fileIds, { type: "applicant", id: applicantId });
