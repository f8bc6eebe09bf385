import {
  certificateKeyOf,
  satisfies,
  shortName,
  coveredCertificates,
  type Certificate,
} from "@/lib/features/crew/compliance/certificate-cover.rules";
import {
  guessPassportNames,
  passportNamesOf,
  type PassportNames,
} from "@/lib/features/crew/formats/passport-name.rules";
import { outlasts, expiryStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";

type Confirmed = { familyName: string | null; givenNames: string | null; nationality: string | null };

/**
 * Return family and given names for a document that needs both: those confirmed as in the passport, else a guess.
 * product 5.18
 */
export const splitName = (fullName: string, person?: Confirmed): PassportNames =>
  person ? passportNamesOf({ fullName, ...person }, person.nationality) : guessPassportNames(fullName);

/** A person's certificate; expired is its last valid day. */
export type HeldCertificate = Certificate & { number: string; expired: string | null };

const isCompetency = ({ kind, stcw }: HeldCertificate) => kind === "coc" && stcw !== "I/2" && stcw !== "IV/2";
const certificateRank = (item: HeldCertificate) => {
  const key = certificateKeyOf(item);
  return key && /^a[nt]t-/.test(key) ? 1 + (coveredCertificates[key]?.length ?? 0) : 0;
};

/** Return the highest certificate of competency, without endorsements and radio certificates. */
export const competencyOf = (documents: readonly HeldCertificate[]): HeldCertificate | null =>
  documents
    .filter(isCompetency)
    .reduce<HeldCertificate | null>(
      (best, item) => (best && certificateRank(best) >= certificateRank(item) ? best : item),
      null,
    );

/** Whether a certificate is Indonesian: ANT and ATT are Indonesian classes. Other issuers are not recorded. */
export const isIndonesian = (item: HeldCertificate | null) => item !== null && certificateRank(item) > 0;

export const validOn = (documents: readonly HeldCertificate[], today: string) =>
  documents.filter(({ expired }) => expired === null || expired >= today);

/** List the proficiencies valid on a day by their short names: "BST, SCRB, AFF". */
export const proficienciesOf = (documents: readonly HeldCertificate[], today: string): string =>
  [
    ...new Set(
      validOn(documents, today)
        .filter(({ kind }) => kind === "cop")
        .map(({ name }) => shortName(name)),
    ),
  ].join(", ");

type TravelDocument = { kind: "passport" | "seaman-book" | "other"; documentNumber: string; expired: string | null };

/** Return the document with the latest expiry. */
const longestOf = <T extends { expired: string | null }>(documents: readonly T[]): T | null =>
  documents.reduce<T | null>((best, item) => (!best || outlasts(item.expired, best.expired) ? item : best), null);

export const travelDocumentOf = <T extends TravelDocument>(
  documents: readonly T[],
  kind: TravelDocument["kind"],
): T | null => longestOf(documents.filter((item) => item.kind === kind));

/** Return the identity document for FAL form 5: the passport, else the seaman book. */
export const identityOf = <T extends TravelDocument>(documents: readonly T[]): T | null =>
  travelDocumentOf(documents, "passport") ?? travelDocumentOf(documents, "seaman-book");

export type MatrixCell =
  | { state: "valid" | "expiring" | "expired"; expired: string | null }
  | { state: "missing" }
  | { state: "not-required" };

/**
 * Return the cell for one certificate, by the matching document with the latest expiry.
 * @param required by the person's rank. product 5.18
 */
export function matrixCell(
  requiredCertificate: Certificate,
  required: boolean,
  documents: readonly HeldCertificate[],
  today: string,
): MatrixCell {
  if (!required) return { state: "not-required" };
  const item = longestOf(documents.filter((certificate) => satisfies(certificate, requiredCertificate)));
  if (!item) return { state: "missing" };
  const { status } = expiryStatus(item.expired, today);
  return { state: status === "need-renewal" ? "expiring" : status, expired: item.expired };
}
