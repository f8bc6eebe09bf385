import { satisfies, type Certificate } from "./certificate-cover.rules";
import { outlasts, paperStatus } from "./certificate-standing.rules";
import type { CertificateRow } from "./detail.schema";

type Asked = Certificate & { certificateId: number; minMonthsValid: number };
/** A certificate somebody holds, with everything the record shows of it. */
export type HeldPaper = Certificate &
  Pick<CertificateRow, "issued" | "expired" | "description" | "attachment" | "verifiedAt" | "verifiedBy" | "verificationMethod" | "verificationNote" | "createdAt" | "createdBy"> & { id: number; number: string };

const idOf = ({ kind, certificateId }: Certificate) => (kind === "coc" ? { cocId: certificateId } : { copId: certificateId });
const isTheOne = (paper: Certificate, asked: Asked) =>
  paper.kind === asked.kind && (paper.certificateId === asked.certificateId || paper.name.trim().toLowerCase() === asked.name.trim().toLowerCase());

const held = ({ id, kind, certificateId, name, number, stcw: _stcw, ...paper }: HeldPaper, asked: Asked | undefined, today: string): CertificateRow => ({
  id,
  certificateId,
  ...idOf({ kind, certificateId, name }),
  name,
  number,
  ...paper,
  noExpiry: paper.expired === null,
  isRequired: asked !== undefined,
  minMonthsValid: asked?.minMonthsValid ?? 0,
  ...paperStatus(paper.expired, today),
  coveredBy: null,
});

const nothing = { id: null, number: null, issued: null, expired: null, noExpiry: false, description: null, daysLeft: null, attachment: null };
const unverified = { verifiedAt: null, verifiedBy: null, verificationMethod: null, verificationNote: null, createdAt: null, createdBy: null };

function empty(asked: Asked, papers: readonly HeldPaper[]): CertificateRow {
  const covering = papers.filter((paper) => satisfies(paper, asked));
  const longest = covering.reduce<HeldPaper | undefined>((best, paper) => (!best || outlasts(paper.expired, best.expired) ? paper : best), undefined);
  const { certificateId, name, minMonthsValid } = asked;
  return { ...nothing, ...unverified, certificateId, ...idOf(asked), name, isRequired: true, minMonthsValid, status: longest ? "covered" : "missing", coveredBy: longest?.name ?? null };
}

/**
 * The certificates of one kind as the record lists them: the mandatory ones of the matrix first and in its order, also when nobody
 * uploaded them (missing, or covered by a higher one), then all others by name. Document 2 §5, product 5.5
 */
export function certificateRows(required: readonly Asked[], papers: readonly HeldPaper[], today: string): CertificateRow[] {
  const first = required.map((asked) => {
    const own = papers.find((paper) => isTheOne(paper, asked));
    return { own, row: own ? held(own, asked, today) : empty(asked, papers) };
  });
  const shown = new Set(first.map(({ own }) => own?.id));
  const others = papers.filter(({ id }) => !shown.has(id)).sort((one, other) => (one.name < other.name ? -1 : 1));
  return [...first.map(({ row }) => row), ...others.map((paper) => held(paper, undefined, today))];
}

/** How many of these need somebody's attention: missing, expired, or to be renewed while they are mandatory. */
export const openPapers = (rows: readonly CertificateRow[]) => rows.filter(({ isRequired, status }) => isRequired && ["missing", "expired", "need-renewal"].includes(status)).length;
