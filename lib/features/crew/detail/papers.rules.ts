import { isSameName } from "@/lib/platform/names";
import { satisfies, type Certificate } from "../compliance/certificate-cover.rules";
import { outlasts, paperStatus } from "../compliance/certificate-validity.rules";
import type { CertificateRow, paperStatuses } from "./schema";
import { namesOf, type Names } from "../papers/name.rules";

type Asked = Certificate & { certificateId: number; minMonthsValid: number };
/**
 * A certificate on record with all fields of its row; name as printed, listName and nameEn from the reference list;
 * instants as text.
 */
export type HeldPaper = Certificate &
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
function foundAmong(papers: readonly HeldPaper[], asked: Asked): HeldPaper | undefined {
  const isAsked = ({ kind }: HeldPaper) => kind === asked.kind;
  const names = [asked.name, asked.nameEn ?? asked.name];
  return (
    papers.find((paper) => isAsked(paper) && paper.certificateId === asked.certificateId) ??
    papers.find((paper) => isAsked(paper) && names.some((name) => isSameName(name, paper.name)))
  );
}

const listed = (name: string | null | undefined, nameEn: string | null | undefined) =>
  name && nameEn ? { name, nameEn } : null;
const namesOfHeld = ({ name, nameEn, listName }: HeldPaper, asked?: Asked) =>
  namesOf(name, listed(listName, nameEn) ?? listed(asked?.name, asked?.nameEn));

/** Parse an instant as PostgreSQL writes it into JSON. */
export const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * Build the row of a certificate on record. Fields are written out, because copying them by key is slow and a record
 * has thirty.
 */
function held(paper: HeldPaper, names: Names, asked: Asked | undefined, today: string): CertificateRow {
  const { certificateId, expired } = paper;
  const { status, daysLeft } = paperStatus(expired, today);
  return {
    id: paper.id,
    certificateId,
    cocId: paper.kind === "coc" ? certificateId : undefined,
    copId: paper.kind === "coc" ? undefined : certificateId,
    name: names.name,
    nameId: names.nameId,
    number: paper.number,
    issued: paper.issued,
    expired,
    noExpiry: expired === null,
    description: paper.description,
    isRequired: asked !== undefined,
    minMonthsValid: asked?.minMonthsValid ?? 0,
    status,
    daysLeft,
    coveredBy: null,
    coveredByNameId: null,
    attachment: paper.attachment,
    verifiedAt: instantOf(paper.verifiedAt),
    verifiedBy: paper.verifiedBy,
    verificationMethod: paper.verificationMethod,
    verificationNote: paper.verificationNote,
    createdAt: instantOf(paper.createdAt),
    createdBy: paper.createdBy,
  };
}

const nothing = {
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

function empty(asked: Asked, papers: readonly HeldPaper[]): CertificateRow {
  const covering = papers.filter((paper) => satisfies(paper, asked));
  const longest = covering.reduce<HeldPaper | undefined>(
    (best, paper) => (!best || outlasts(paper.expired, best.expired) ? paper : best),
    undefined,
  );
  const { certificateId, name, nameEn, minMonthsValid } = asked;
  const by = longest && namesOfHeld(longest);
  return {
    ...nothing,
    ...unverified,
    certificateId,
    ...idOf(asked),
    ...namesOf(name, listed(name, nameEn)),
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
  required: readonly Asked[],
  papers: readonly HeldPaper[],
  today: string,
): CertificateRow[] {
  const first = required.map((asked) => {
    const own = foundAmong(papers, asked);
    return { own, row: own ? held(own, namesOfHeld(own, asked), asked, today) : empty(asked, papers) };
  });
  const shown = new Set(first.map(({ own }) => own?.id));
  const others = papers.filter(({ id }) => !shown.has(id)).sort((one, other) => (one.name < other.name ? -1 : 1));
  return [...first.map(({ row }) => row), ...others.map((paper) => held(paper, namesOfHeld(paper), undefined, today))];
}

type Held = { status: (typeof paperStatuses)[number]; isVerified: boolean; hasScan: boolean };
export type PaperStateName = Held["status"] | "unverified" | "no-scan";

/** Return the worst status of a document: its expiry, then not verified, then without a scan. */
export function worstOfPaper({ status, isVerified, hasScan }: Held): PaperStateName {
  if (status !== "valid") return status;
  if (!isVerified) return "unverified";
  return hasScan ? "valid" : "no-scan";
}

/** Count the mandatory certificates to act on: missing, expired or to be renewed. */
export const openPapers = (rows: readonly CertificateRow[]) =>
  rows.filter(({ isRequired, status }) => isRequired && ["missing", "expired", "need-renewal"].includes(status)).length;
