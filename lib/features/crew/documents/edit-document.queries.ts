import { and, eq, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { certificates } from "@/db/schema/positions";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { refused, type FieldError } from "@/lib/platform/errors";
import { isSameName, plainName } from "@/lib/platform/names";
import { requirePresent } from "@/lib/platform/unknown-record";
import { invalid, claimFile, type Author, type EditScope } from "../sections/edit-scope.queries";
import { compactNumber, isSameDocument, maxDocuments, numberProblem } from "./number.rules";
import {
  closeDocument,
  currentDocuments,
  storeCrewDocument,
  type CurrentDocument,
  type StoredDocument,
} from "./current-documents.queries";
import { lastDayOf, type CertificateValues, type RenewalValues, type TravelDocumentValues } from "./schema";
import type { Person } from "../queries";

type DocumentForm =
  | ({ kind: "coc" | "cop" } & CertificateValues)
  | ({ kind: "travel-document" } & TravelDocumentValues);

/** Whether the matrix of rank and vessel type requires this certificate. D2 §5 */
async function isMandatory(
  db: Executor,
  { positionId, vesselTypeId }: Person,
  { kind, certificateId, name }: StoredDocument,
): Promise<boolean> {
  if (kind === "travel-document") return false;
  const demanded = await listRequiredCertificates(db, { positionId, vesselTypeId, kind, isMandatory: true });
  return demanded.some(
    (certificate) => certificate.certificateId === certificateId || isSameName(certificate.name, name),
  );
}

async function certificateOf(
  db: Executor,
  kind: "coc" | "cop",
  { certificateId, name }: Pick<CertificateValues, "certificateId" | "name">,
) {
  const byName = name
    ? or(eq(sql`lower(${certificates.name})`, plainName(name)), eq(sql`lower(${certificates.nameEn})`, plainName(name)))
    : sql`false`;
  const [listEntry] = await db
    .select({ id: certificates.id, name: certificates.name, neverExpires: certificates.neverExpires })
    .from(certificates)
    .where(and(eq(certificates.kind, kind), certificateId ? eq(certificates.id, certificateId) : byName));
  if (!listEntry && certificateId) throw invalid({ path: "certificateId", message: "validation.invalid" });
  return {
    certificateId: listEntry?.id ?? null,
    name: requirePresent(listEntry?.name ?? name, "the name of a certificate"),
    neverExpires: listEntry?.neverExpires ?? false,
  };
}

/** Whether the reference list marks the document as never expiring. */
const neverExpires = async (db: Executor, { kind, certificateId, name }: StoredDocument) =>
  kind !== "travel-document" && (await certificateOf(db, kind, { certificateId, name })).neverExpires;

/** Take name and validity of a certificate from the reference list. @throws invalid for one of another list */
export async function withListedName(
  db: Executor,
  kind: "coc" | "cop",
  values: CertificateValues,
): Promise<CertificateValues> {
  const { neverExpires: isEndless, ...listed } = await certificateOf(db, kind, values);
  const noExpiry = values.noExpiry || isEndless;
  return { ...values, ...listed, noExpiry, expired: noExpiry ? null : values.expired };
}

async function documentOf(db: Executor, form: DocumentForm): Promise<{ document: StoredDocument; isEndless: boolean }> {
  const { kind, issued, description, attachment: fileId, noExpiry } = form;
  if (form.kind === "travel-document") {
    const { documentKind, documentName: name, documentNumber } = form;
    const document = {
      kind,
      issued,
      description,
      fileId,
      documentKind,
      name,
      number: compactNumber(documentKind, documentNumber),
      certificateId: null,
      expired: lastDayOf(form),
    };
    return { document, isEndless: noExpiry };
  }
  const { neverExpires: isListedEndless, ...certificate } = await certificateOf(db, form.kind, form);
  const isEndless = noExpiry || isListedEndless;
  return {
    document: {
      kind,
      issued,
      description,
      fileId,
      documentKind: "other",
      ...certificate,
      number: form.number,
      expired: isEndless ? null : form.expired,
    },
    isEndless,
  };
}

/** Check the required fields of a mandatory certificate, a passport or a seaman book. product 5.17 @throws invalid */
async function assertComplete(
  db: Executor,
  person: Person,
  document: StoredDocument,
  { isEndless, numberField }: { isEndless: boolean; numberField: string },
) {
  const wrongNumber = numberProblem(document.documentKind, person.crewOrigin, document.number);
  const mandatory = await isMandatory(db, person, document);
  const problems: FieldError[] = [];
  if (wrongNumber) problems.push({ path: numberField, message: wrongNumber });
  if ((document.documentKind !== "other" || mandatory) && document.expired === null && !isEndless)
    problems.push({ path: "expired", message: "crew.papers.expiryOrNone" });
  if (mandatory && document.fileId === null) problems.push({ path: "attachment", message: "validation.required" });
  if (problems.length > 0) throw invalid(...problems);
}

/** Add a document to a person the caller has locked; ignored if one with that name is current. D2 §5 @throws invalid */
export async function addDocumentRow(
  { db, now }: EditScope,
  person: Person,
  form: DocumentForm,
  author: Author,
): Promise<{ id: number; name: string; ignored: boolean }> {
  const { document, isEndless } = await documentOf(db, form);
  const current = await currentDocuments(db, person.id, form.kind);
  const duplicate = current.find((stored) => isSameDocument(stored, document));
  if (duplicate) return { id: duplicate.id, name: document.name, ignored: true };
  if (current.length >= maxDocuments) throw refused("crew.edit.tooManyRows", { most: maxDocuments });
  await assertComplete(db, person, document, {
    isEndless,
    numberField: form.kind === "travel-document" ? "documentNumber" : "number",
  });
  const fileId = await claimFile(db, document.fileId, { crewId: person.id, author });
  const id = await storeCrewDocument(
    db,
    { ...document, fileId },
    { crewId: person.id, createdAt: now, createdBy: author.userId },
  );
  return { id, name: document.name, ignored: false };
}

/**
 * Insert a row that replaces a document; the old row stays and links to it. The new one is not verified. @returns its
 * id
 */
async function replaceRow(
  { db, now }: EditScope,
  crewId: number,
  old: CurrentDocument,
  document: StoredDocument,
  author: Author,
): Promise<number> {
  await closeDocument(db, old, { supersededAt: now });
  const id = await storeCrewDocument(db, document, { crewId, createdAt: now, createdBy: author.userId });
  await closeDocument(db, old, { supersededBy: id });
  return id;
}

/** Renew or correct a document. A renewal has its own issue date; a correction may keep the scan. @throws invalid */
export async function replaceDocument(
  scope: EditScope,
  person: Person,
  old: CurrentDocument,
  values: RenewalValues,
  { author, isRenewal }: { author: Author; isRenewal: boolean },
): Promise<{ id: number; expired: string | null }> {
  if (isRenewal && values.issued < old.issued)
    throw invalid({ path: "issued", message: "crew.papers.issuedBeforeOld" });
  const { number, issued, description } = values;
  const isEndless = values.noExpiry || (await neverExpires(scope.db, old));
  const fileId = isRenewal ? values.attachment : (values.attachment ?? old.fileId);
  const document = {
    ...old,
    number: compactNumber(old.documentKind, number),
    issued,
    expired: isEndless ? null : values.expired,
    description,
    fileId,
  };
  await assertComplete(scope.db, person, document, { isEndless, numberField: "number" });
  await claimFile(scope.db, fileId, { crewId: person.id, author, currentFileId: isRenewal ? null : old.fileId });
  return { id: await replaceRow(scope, person.id, old, document, author), expired: document.expired };
}

/** Replace the scan of a document. @throws invalid */
export async function replaceScan(
  scope: EditScope,
  person: Person,
  old: CurrentDocument,
  attachment: string | null,
  author: Author,
): Promise<number> {
  const fileId = await claimFile(scope.db, attachment, { crewId: person.id, author });
  return replaceRow(scope, person.id, old, { ...old, fileId }, author);
}

/** Refuse to remove a mandatory certificate. D2 §5 @throws rule */
export async function assertRemovable(db: Transaction, person: Person, document: StoredDocument) {
  if (await isMandatory(db, person, document)) throw refused("crew.papers.mandatory");
}
