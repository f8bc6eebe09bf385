import type { CertificateKind, crewOrigins } from "@/db/enums/applicants";
import type { TravelDocumentKind } from "@/db/enums/crew";
import { isSameName } from "@/lib/platform/names";

type CrewOrigin = (typeof crewOrigins)[number];

export const seamanBookNumber = /^[A-Z0-9]{5,12}$/;
/** Indonesian passports have one or two letters and six or seven digits; other countries vary. */
export const passportNumber: Readonly<Record<CrewOrigin, RegExp>> = {
  WNI: /^[A-Z]{1,2}\d{6,7}$/,
  WNA: /^[A-Z0-9]{5,15}$/,
};

/** Remove spaces and use capitals in numbers of passports and seaman books. */
export const compactNumber = (kind: TravelDocumentKind, number: string) =>
  kind === "other" ? number : number.replace(/\s/g, "").toUpperCase();

/**
 * Return the message key of an invalid passport or seaman book number, compact; null if it may be valid. product 5.17
 */
export function numberProblem(kind: TravelDocumentKind, crewOrigin: CrewOrigin, number: string): string | null {
  if (kind === "passport") return passportNumber[crewOrigin].test(number) ? null : "crew.passportInvalid";
  return kind === "other" || seamanBookNumber.test(number) ? null : "crew.seamanBookInvalid";
}

const bare = (number: string) => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
/** Whether two numbers are equal except for case and separators, as two people may type them. */
export const isSameNumber = (one: string, other: string) => bare(one) === bare(other);

/** The maximum number of documents of one kind per person. */
export const maxDocuments = 200;

type DocumentIdentity = {
  kind: CertificateKind | "travel-document";
  documentKind: TravelDocumentKind;
  certificateId: number | null;
  name: string;
};
const isOnlyOne = ({ documentKind }: DocumentIdentity, other: DocumentIdentity) =>
  documentKind !== "other" && documentKind === other.documentKind;

/**
 * Whether two documents are the same document of a person, of which only one can be current. Passport and seaman book
 * exist once whatever their name.
 */
export const isSameDocument = (one: DocumentIdentity, other: DocumentIdentity) =>
  one.kind === other.kind &&
  (isOnlyOne(one, other) ||
    isSameName(one.name, other.name) ||
    (one.certificateId !== null && one.certificateId === other.certificateId));
