import { createHash } from "node:crypto";
import type { InferInsertModel } from "drizzle-orm";
import type { FileValue } from "@/lib/features/applicants/registration/fields.schema";
import type { files } from "../../../schema/files";
import type { DemoApplicant } from "./applicants";
import { ktpScan, passportScan, portraits } from "../../../specimens/identity-documents";
import { certificateScan, seaServiceScan } from "../../../specimens/scans";

export type FileRow = InferInsertModel<typeof files>;
type Sheet = [file: FileValue | null, bytes: () => Buffer | Promise<Buffer>];

function sheetsOf(
  { headscarf, content: { personal, documents, training } }: DemoApplicant,
  number: number,
  portrait: ReturnType<typeof portraits>,
): Sheet[] {
  const sitter = { sex: personal.sex, headscarf, number };
  return [
    [personal.photo, () => portrait(sitter)],
    [personal.photoKtp, () => ktpScan({ ...personal, sitter })],
    [personal.photoPassport, () => passportScan({ ...personal, sitter, isIndonesian: personal.crewOrigin === "WNI" })],
    ...[...documents.coc, ...documents.cop].map((entry): Sheet => [
      entry.attachment,
      () => certificateScan(personal.fullName, entry),
    ]),
    ...training.seaServices.map((entry): Sheet => [entry.attachment, () => seaServiceScan(personal.fullName, entry)]),
  ];
}

type Subject = { type: "applicant" | "crew"; id: number };

/** The stored file behind a value, claimed by its subject. */
export async function fileRow(
  file: FileValue,
  bytes: Buffer | Promise<Buffer>,
  subject: Subject,
  createdAt: Date,
  fileType = "personaldata",
): Promise<FileRow> {
  const content = await bytes;
  return {
    id: file.fileId,
    fileType,
    name: file.fileName,
    contentType: file.contentType,
    size: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    content,
    subjectType: subject.type,
    subjectId: subject.id,
    createdAt,
  };
}

/** The bytes behind every file the applicants name, each claimed by its applicant. */
export async function filesOf(applicants: DemoApplicant[], ids: number[]): Promise<FileRow[]> {
  const portrait = portraits();
  const rows = applicants.flatMap((applicant, index) =>
    sheetsOf(applicant, index, portrait).flatMap(([file, bytes]) =>
      file ? [fileRow(file, bytes(), { type: "applicant", id: ids[index] ?? 0 }, applicant.registeredAt)] : [],
    ),
  );
  return Promise.all(rows);
}
