import type { CertificateKind, crewOrigins } from "@/db/enums/applicants";
import type { TravelDocumentKind } from "@/db/enums/crew";
import { isSameName } from "@/lib/platform/names";

type CrewOrigin = (typeof crewOrigins)[number];

export const seamanBookNumber = /^[A-Z0-9]{5,12}$/;
/** An Indonesian passport has one or two letters and six or seven digits; of others little is known. */
export const passportNumber: Readonly<Record<CrewOrigin, RegExp>> = {
  WNI: /^[A-Z]{1,2}\d{6,7}$/,
  WNA: /^[A-Z0-9]{5,15}$/,
};

/** Passports and seaman's books are written without spaces and in capitals. */
export const compactNumber = (kind: TravelDocumentKind, number: string) =>
  kind === "other" ? number : number.replace(/\s/g, "").toUpperCase();

/** The key of what is wrong with the number of a passport or a seaman's book, compact; null when it may be right. product 5.17 */
export function numberProblem(kind: TravelDocumentKind, crewOrigin: CrewOrigin, number: string): string | null {
  if (kind === "passport") return passportNumber[crewOrigin].test(number) ? null : "crew.passportInvalid";
  return kind === "other" || seamanBookNumber.test(number) ? null : "crew.seamanBookInvalid";
}

const bare = (number: string) => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
/** Whether two numbers differ in case and separators only: the same paper typed by two people. */
export const isSameNumber = (one: string, other: string) => bare(one) === bare(other);

/** How many papers of a kind a person may hold. */
export const mostPapers = 200;

type Paper = {
  kind: CertificateKind | "travel-document";
  documentKind: TravelDocumentKind;
  certificateId: number | null;
  name: string;
};
const isOnlyOne = ({ documentKind }: Paper, other: Paper) =>
  documentKind !== "other" && documentKind === other.documentKind;

/** Whether two are one paper of a person, of which one only can be in force. Whatever it is called, there is one passport and one seaman's book. */
export const isSamePaper = (one: Paper, other: Paper) =>
  one.kind === other.kind &&
  (isOnlyOne(one, other) ||
    isSameName(one.name, other.name) ||
    (one.certificateId !== null && one.certificateId === other.certificateId));
