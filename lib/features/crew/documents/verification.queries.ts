import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { VerificationMethod } from "@/db/enums/crew";
import { crewCertificates, crewDocuments, crewTravelDocuments } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { AppError } from "@/lib/platform/errors";
import type { CrewDocumentKind } from "./schema";

/** A verification by a second person; all null withdraws it. */
type Verification = {
  verifiedAt: Date | null;
  verifiedBy: number | null;
  verificationMethod: VerificationMethod | null;
  verificationNote: string | null;
};
type Change = Verification | { removedAt: Date; removedBy: number | null };

export const notVerified: Verification = {
  verifiedAt: null,
  verifiedBy: null,
  verificationMethod: null,
  verificationNote: null,
};

const tables = {
  coc: crewCertificates,
  cop: crewCertificates,
  "travel-document": crewTravelDocuments,
  "personal-document": crewDocuments,
};

/** Find a current document of any kind. @throws conflict for one replaced or removed meanwhile */
export async function findDocument(db: Transaction, crewId: number, kind: CrewDocumentKind, id: number) {
  const table = tables[kind];
  const isKind = kind === "coc" || kind === "cop" ? eq(crewCertificates.kind, kind) : undefined;
  const [row] = await db
    .select({ id: table.id, createdBy: table.createdBy, fileId: table.fileId, verifiedAt: table.verifiedAt })
    .from(table)
    .where(
      and(eq(table.id, id), eq(table.crewId, crewId), isKind, isNull(table.supersededAt), isNull(table.removedAt)),
    );
  if (!row) throw new AppError("conflict", "crew.papers.notCurrent");
  return row;
}

export const updateDocument = (db: Transaction, kind: CrewDocumentKind, id: number, change: Change) =>
  db.update(tables[kind]).set(change).where(eq(tables[kind].id, id));

/** Whether a user uploaded a scan, even if another user entered the document: a correction keeps the scan. */
export async function isUploadOf(db: Transaction, fileId: string | null, userId: number): Promise<boolean> {
  if (fileId === null) return false;
  return (
    (
      await db
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.uploadedBy, userId)))
    ).length > 0
  );
}
