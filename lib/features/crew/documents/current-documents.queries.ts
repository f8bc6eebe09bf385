import { and, eq, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { TravelDocumentKind } from "@/db/enums/crew";
import { crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { AppError } from "@/lib/platform/errors";
import type { RenewableKind } from "./schema";

/** A current certificate or travel document; number and dates as printed, expired is its last valid day. */
export type StoredDocument = {
  kind: RenewableKind;
  certificateId: number | null;
  documentKind: TravelDocumentKind;
  name: string;
  number: string;
  issued: string;
  expired: string | null;
  description: string | null;
  fileId: string | null;
};
export type CurrentDocument = StoredDocument & { id: number };

const inForce = (table: typeof crewCertificates | typeof crewTravelDocuments) =>
  and(isNull(table.supersededAt), isNull(table.removedAt));

/** Select a person's current documents of a kind. */
export async function currentDocuments(db: Executor, crewId: number, kind: RenewableKind): Promise<CurrentDocument[]> {
  if (kind === "travel-document") {
    const rows = await db
      .select()
      .from(crewTravelDocuments)
      .where(and(eq(crewTravelDocuments.crewId, crewId), inForce(crewTravelDocuments)));
    return rows.map(({ kind: documentKind, documentName: name, documentNumber: number, ...row }) => ({
      ...row,
      kind,
      documentKind,
      certificateId: null,
      name,
      number,
    }));
  }
  const rows = await db
    .select()
    .from(crewCertificates)
    .where(and(eq(crewCertificates.crewId, crewId), eq(crewCertificates.kind, kind), inForce(crewCertificates)));
  return rows.map(({ certificateName: name, certificateNumber: number, ...row }) => ({
    ...row,
    kind,
    documentKind: "other",
    name,
    number,
  }));
}

/** Find a current document. @throws conflict for one renewed or removed meanwhile */
export async function findCurrentDocument(
  db: Executor,
  crewId: number,
  kind: RenewableKind,
  id: number,
): Promise<CurrentDocument> {
  const current = (await currentDocuments(db, crewId, kind)).find((document) => document.id === id);
  if (!current) throw new AppError("conflict", "crew.papers.notCurrent");
  return current;
}

type Stamp = { crewId: number; createdAt: Date; createdBy: number | null };

/** Insert a document. @returns the id of the new row */
export async function storeCrewDocument(
  db: Transaction,
  { kind, documentKind, certificateId, name, number, ...document }: StoredDocument,
  stamp: Stamp,
): Promise<number> {
  const { issued, expired, description, fileId } = document;
  const common = { issued, expired, description, fileId, ...stamp };
  const [stored] =
    kind === "travel-document"
      ? await db
          .insert(crewTravelDocuments)
          .values({ ...common, kind: documentKind, documentName: name, documentNumber: number })
          .returning({ id: crewTravelDocuments.id })
      : await db
          .insert(crewCertificates)
          .values({ ...common, kind, certificateId, certificateName: name, certificateNumber: number })
          .returning({ id: crewCertificates.id });
  if (!stored) throw new Error("paper was not stored");
  return stored.id;
}

type Closing = { supersededAt: Date } | { supersededBy: number } | { removedAt: Date; removedBy: number | null };

/** Mark a document as replaced or removed. */
export const closeDocument = (db: Transaction, { kind, id }: Pick<CurrentDocument, "kind" | "id">, closing: Closing) =>
  kind === "travel-document"
    ? db.update(crewTravelDocuments).set(closing).where(eq(crewTravelDocuments.id, id))
    : db.update(crewCertificates).set(closing).where(eq(crewCertificates.id, id));
