import { isSameName } from "@/lib/platform/names";
import { satisfies, type Certificate } from "../compliance/certificate-cover.rules";
import { outlasts, expiryStatus } from "../compliance/certificate-validity.rules";
import type { documentStatuses } from "../sections/values.schema";
import type { CertificateRow } from "./schema";
import { certificateNamesOf, type Names } from "../documents/certificate-names.rules";

type RequiredCertificate = Certificate & { certificateId: number; minMonthsValid: number };
/**
 * A certificate on record with all fields of its row; name as printed, listName and nameEn from the reference list;
 * instants as text.
 */
export type RecordCertificate = Certificate &
  Pick<
    CertificateRow,
    | "issued"
    | "expired"
    | "description"
    | "attachment"
    | "verifiedBy"
    | "verificationMethod"
    | "verificationNote"
    | "createdBy"
  > & { id: number; number: string; listName?: string | null; verifiedAt: string | null; createdAt: string | null };

const idOf = ({ kind, certificateId }: Certificate) =>
  kind === "coc" ? { cocId: certificateId } : { copId: certificateId };
/** Find the certificate that is the required one: by its list row, else by one of its names. */
function findRequired(
  certificates: readonly RecordCertificate[],
  requirement: RequiredCertificate,
): RecordCertificate | undefined {
  const isSameKind = ({ kind }: RecordCertificate) => kind === requirement.kind;
  const names = [requirement.name, requirement.nameEn ?? requirement.name];
  return (
    certificates.find(
      (certificate) => isSameKind(certificate) && certificate.certificateId === requirement.certificateId,
    ) ??
    certificates.find(
      (certificate) => isSameKind(certificate) && names.some((name) => isSameName(name, certificate.name)),
    )
  );
}

const listed = (name: string | null | undefined, nameEn: string | null | undefined) =>
  name && nameEn ? { name, nameEn } : null;
const namesOfCertificate = ({ name, nameEn, listName }: RecordCertificate, requirement?: RequiredCertificate) =>
  certificateNamesOf(name, listed(listName, nameEn) ?? listed(requirement?.name, requirement?.nameEn));

/** Parse an instant as PostgreSQL writes it into JSON. */
export const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * Build the row of a certificate on record. Fields are written out, because copying them by key is slow and a record
 * has thirty.
 */
function heldRow(
  certificate: RecordCertificate,
  names: Names,
  requirement: RequiredCertificate | undefined,
  today: string,
): CertificateRow {
  const { certificateId, expired } = certificate;
  const { status, daysLeft } = expiryStatus(expired, today);
  return {
    id: certificate.id,
    certificateId,
    cocId: certificate.kind === "coc" ? certificateId : undefined,
    copId: certificate.kind === "coc" ? undefined : certificateId,
    name: names.name,
    nameId: names.nameId,
    number: certificate.number,
    issued: certificate.issued,
    expired,
    noExpiry: expired === null,
    description: certificate.description,
    isRequired: requirement !== undefined,
    minMonthsValid: requirement?.minMonthsValid ?? 0,
    status,
    daysLeft,
    coveredBy: null,
    coveredByNameId: null,
    attachment: certificate.attachment,
    verifiedAt: instantOf(certificate.verifiedAt),
    verifiedBy: certificate.verifiedBy,
    verificationMethod: certificate.verificationMethod,
    verificationNote: certificate.verificationNote,
    createdAt: instantOf(certificate.createdAt),
    createdBy: certificate.createdBy,
  };
}

const emptyCertificate = {
  id: null,
  number: null,
  issued: null,
  expired: null,
  noExpiry: false,
  description: null,
  daysLeft: null,
  attachment: null,
};
const unverified = {
  verifiedAt: null,
  verifiedBy: null,
  verificationMethod: null,
  verificationNote: null,
  createdAt: null,
  createdBy: null,
};

function missingRow(requirement: RequiredCertificate, certificates: readonly RecordCertificate[]): CertificateRow {
  const covering = certificates.filter((certificate) => satisfies(certificate, requirement));
  const longest = covering.reduce<RecordCertificate | undefined>(
    (best, certificate) => (!best || outlasts(certificate.expired, best.expired) ? certificate : best),
    undefined,
  );
  const { certificateId, name, nameEn, minMonthsValid } = requirement;
  const by = longest && namesOfCertificate(longest);
  return {
    ...emptyCertificate,
    ...unverified,
    certificateId,
    ...idOf(requirement),
    ...certificateNamesOf(name, listed(name, nameEn)),
    isRequired: true,
    minMonthsValid,
    status: longest ? "covered" : "missing",
    coveredBy: by?.name ?? null,
    coveredByNameId: by?.nameId ?? null,
  };
}

/**
 * List the certificates of one kind for the record: mandatory ones first, in the matrix's order, also when missing or
 * covered by a higher one, then all others by name. Document 2 §5, product 5.5
 */
export function certificateRows(
  required: readonly RequiredCertificate[],
  certificates: readonly RecordCertificate[],
  today: string,
): CertificateRow[] {
  const mandatory = required.map((requirement) => {
    const match = findRequired(certificates, requirement);
    return {
      own: match,
      row: match
        ? heldRow(match, namesOfCertificate(match, requirement), requirement, today)
        : missingRow(requirement, certificates),
    };
  });
  const matchedIds = new Set(mandatory.map(({ own: match }) => match?.id));
  const others = certificates
    .filter(({ id }) => !matchedIds.has(id))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return [
    ...mandatory.map(({ row }) => row),
    ...others.map((certificate) => heldRow(certificate, namesOfCertificate(certificate), undefined, today)),
  ];
}

type DocumentCondition = { status: (typeof documentStatuses)[number]; isVerified: boolean; hasScan: boolean };
export type DocumentStatusName = DocumentCondition["status"] | "unverified" | "no-scan";

/** Return the worst status of a document: its expiry, then not verified, then without a scan. */
export function worstDocumentStatus({ status, isVerified, hasScan }: DocumentCondition): DocumentStatusName {
  if (status !== "valid") return status;
  if (!isVerified) return "unverified";
  return hasScan ? "valid" : "no-scan";
}

/** Count the mandatory certificates to act on: missing, expired or to be renewed. */
export const countOpenCertificates = (rows: readonly CertificateRow[]) =>
  rows.filter(({ isRequired, status }) => isRequired && ["missing", "expired", "need-renewal"].includes(status)).length;
