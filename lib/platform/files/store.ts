import { createHash } from "node:crypto";
import { anyOf } from "@/db/any-of";
import { fileTypeFromBuffer } from "file-type";
import type { Executor } from "@/db/client";
import { files } from "@/db/schema/files";
import { AppError } from "../errors";
import { safeFileName } from "./file-response";
import { assertComplete } from "./whole-image";

const maximumFileBytes = 2_000_000;
const acceptedFiles = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
} as const;
type StoredFile = { id: string; name: string; contentType: string; size: number };

const megabytes = (bytes: number) => String(bytes / 1_000_000);

export function assertFileSize(size: number) {
  if (size > maximumFileBytes)
    throw new AppError("too-large", "files.tooLarge", { max: megabytes(maximumFileBytes), size: megabytes(size) });
  if (size === 0) throw new AppError("unsupported-type", "files.wrongType");
}

const typeOfExtension = (extension: string) =>
  Object.hasOwn(acceptedFiles, extension) ? acceptedFiles[extension as keyof typeof acceptedFiles] : undefined;

const pdfHeaderBytes = 1_024;
/** Check for a PDF header within the first 1,024 bytes, because scanners and mail programs write bytes before it. */
const hasPdfHeader = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, pdfHeaderBytes)).includes("%PDF-");

/**
 * Detect the content type from the bytes, whatever the name says. @throws unsupported-type for one that is not accepted
 */
export async function contentTypeOf(bytes: Uint8Array): Promise<string> {
  const detected = await fileTypeFromBuffer(bytes);
  const contentType = detected ? typeOfExtension(detected.ext) : hasPdfHeader(bytes) ? acceptedFiles.pdf : undefined;
  if (!contentType || (detected && detected.mime !== contentType))
    throw new AppError("unsupported-type", "files.wrongType");
  return contentType;
}

/** Extensions of images and PDFs, including those of phones and Windows; a wrong one is replaced. */
const knownExtension = /\.(pdf|jpe?g|jpe|jfif|pjp|pjpeg|png)$/i;
function fullName(name: string, contentType: string) {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (typeOfExtension(extension) === contentType) return name;
  return `${name.replace(knownExtension, "") || "file"}.${contentType.replace(/^.*\//, "")}`;
}

type NewFile = {
  fileType: string;
  name: string;
  bytes: Buffer;
  owner: { visitorId: string } | { uploadedBy: number };
};

/**
 * Store an uploaded file. @throws too-large, unsupported-type: also for truncated files and images with too many pixels
 */
export async function storeFile(db: Executor, file: NewFile): Promise<StoredFile> {
  assertFileSize(file.bytes.length);
  const contentType = await contentTypeOf(file.bytes);
  await assertComplete(contentType, file.bytes);
  return insertFile(db, { ...file, name: fullName(file.name, contentType) }, contentType);
}

/** Store an office file that its noun has checked (`officeParts`). @throws too-large */
export async function storeOfficeFile(db: Executor, file: NewFile, kind: { contentType: string; extension: string }) {
  assertFileSize(file.bytes.length);
  const isNamed = file.name.toLowerCase().endsWith(`.${kind.extension}`);
  return insertFile(
    db,
    { ...file, name: isNamed ? file.name : `${file.name || "file"}.${kind.extension}` },
    kind.contentType,
  );
}

async function insertFile(db: Executor, file: NewFile, contentType: string): Promise<StoredFile> {
  const [stored] = await db
    .insert(files)
    .values({
      fileType: file.fileType,
      name: safeFileName(file.name),
      contentType,
      size: file.bytes.length,
      sha256: createHash("sha256").update(file.bytes).digest("hex"),
      content: file.bytes,
      ...file.owner,
    })
    .returning({ id: files.id, name: files.name, contentType: files.contentType, size: files.size });
  if (!stored) throw new Error("file was not stored");
  return stored;
}

/**
 * Attach files to a record: readers of the record may read them from now on. @throws unsupported-type for a kind of
 * file the record does not take
 */
export async function claimFiles(
  db: Executor,
  ids: string[],
  subject: { type: string; id: number },
  accepted: readonly string[] = Object.values(acceptedFiles),
) {
  if (ids.length === 0) return;
  const claimed = await db
    .update(files)
    .set({ subjectType: subject.type, subjectId: subject.id })
    .where(anyOf(files.id, ids))
    .returning({ contentType: files.contentType });
  if (claimed.some(({ contentType }) => !accepted.includes(contentType)))
    throw new AppError("unsupported-type", "files.wrongType");
}
