import {
  certificateKeyOf,
  satisfies,
  shortName,
  coveredCertificates,
  type Certificate,
} from "@/lib/features/crew/compliance/certificate-cover.rules";
import { outlasts, expiryStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";

/** Titles before a name; the short ones only with a full stop. H. is Haji, Hj. is Hajjah; M. is Muhammad, a name. */
const titlePrefix = /^(capt|kapt|kapten|captain|ir|drs?|dra|prof|haji|hajah|hajjah|mr|mrs|ms)\.?$|^(h|hj|kh|tn|ny)\.$/i;
/** Titles after a name: suffixes, and degrees with inner full stops (S.Tr.Pel., M.Mar, A.Md). */
const titleSuffix = /^(jr|sr|ii|iii)\.?$|^\p{L}{1,5}(\.\p{L}{1,5})+\.?$/iu;
/** Degrees without full stops, recognised only after a comma. */
const degree = /^(se|sh|st|sip|skm|spd|mm|mt|mh|msc|mba|amd|bsc|phd|mmare?)\.?$/i;
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function withoutTitles(text: string, partIndex: number): string[] {
  const nameWords = wordsOf(text);
  const isTrailingTitle = (word: string) => titleSuffix.test(word) || (partIndex > 0 && degree.test(word));
  const first = nameWords.findIndex((word) => !titlePrefix.test(word) && !isTrailingTitle(word));
  const last = nameWords.findLastIndex((word) => !isTrailingTitle(word));
  return first === -1 ? [] : nameWords.slice(first, last + 1);
}

/**
 * Split a full name into family and given names. The last word is the family name and titles are dropped. A single name
 * is a family name, as on FAL form 5. A comma separates both, or a name from its degrees. product 5.18
 */
export function splitName(fullName: string): { family: string; given: string } {
  const [first = [], second = []] = fullName
    .split(",")
    .map(withoutTitles)
    .filter((nameWords) => nameWords.length > 0);
  if (second.length > 0) return { family: first.join(" "), given: second.join(" ") };
  const nameWords = first.length > 0 ? first : wordsOf(fullName);
  return { family: nameWords.at(-1) ?? "", given: nameWords.slice(0, -1).join(" ") };
}

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
