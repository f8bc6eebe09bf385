import {
  recognised,
  satisfies,
  shortName,
  standsInFor,
  type Certificate,
} from "@/lib/features/crew/compliance/certificate-cover.rules";
import { outlasts, paperStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";

/** Titles before a name; the short ones only with a full stop. H. is Haji, Hj. is Hajjah; M. is Muhammad, a name. */
const before = /^(capt|kapt|kapten|captain|ir|drs?|dra|prof|haji|hajah|hajjah|mr|mrs|ms)\.?$|^(h|hj|kh|tn|ny)\.$/i;
/** Titles after a name: suffixes, and degrees with inner full stops (S.Tr.Pel., M.Mar, A.Md). */
const behind = /^(jr|sr|ii|iii)\.?$|^\p{L}{1,5}(\.\p{L}{1,5})+\.?$/iu;
/** Degrees without full stops, recognised only after a comma. */
const degree = /^(se|sh|st|sip|skm|spd|mm|mt|mh|msc|mba|amd|bsc|phd|mmare?)\.?$/i;
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function withoutTitles(text: string, place: number): string[] {
  const words = wordsOf(text);
  const isTitleBehind = (word: string) => behind.test(word) || (place > 0 && degree.test(word));
  const first = words.findIndex((word) => !before.test(word) && !isTitleBehind(word));
  const last = words.findLastIndex((word) => !isTitleBehind(word));
  return first === -1 ? [] : words.slice(first, last + 1);
}

/**
 * Split a full name into family and given names. The last word is the family name and titles are dropped. A single name
 * is a family name, as on FAL form 5. A comma separates both, or a name from its degrees. product 5.18
 */
export function splitName(fullName: string): { family: string; given: string } {
  const [first = [], second = []] = fullName
    .split(",")
    .map(withoutTitles)
    .filter((words) => words.length > 0);
  if (second.length > 0) return { family: first.join(" "), given: second.join(" ") };
  const words = first.length > 0 ? first : wordsOf(fullName);
  return { family: words.at(-1) ?? "", given: words.slice(0, -1).join(" ") };
}

/** A person's certificate; expired is its last valid day. */
export type HeldPaper = Certificate & { number: string; expired: string | null };

const isCompetency = ({ kind, stcw }: HeldPaper) => kind === "coc" && stcw !== "I/2" && stcw !== "IV/2";
const standing = (paper: HeldPaper) => {
  const key = recognised(paper);
  return key && /^a[nt]t-/.test(key) ? 1 + (standsInFor[key]?.length ?? 0) : 0;
};

/** Return the highest certificate of competency, without endorsements and radio certificates. */
export const competencyOf = (papers: readonly HeldPaper[]): HeldPaper | null =>
  papers
    .filter(isCompetency)
    .reduce<HeldPaper | null>((best, paper) => (best && standing(best) >= standing(paper) ? best : paper), null);

/** Whether a certificate is Indonesian: ANT and ATT are Indonesian classes. Other issuers are not recorded. */
export const isIndonesian = (paper: HeldPaper | null) => paper !== null && standing(paper) > 0;

export const validOn = (papers: readonly HeldPaper[], today: string) =>
  papers.filter(({ expired }) => expired === null || expired >= today);

/** List the proficiencies valid on a day by their short names: "BST, SCRB, AFF". */
export const proficienciesOf = (papers: readonly HeldPaper[], today: string): string =>
  [
    ...new Set(
      validOn(papers, today)
        .filter(({ kind }) => kind === "cop")
        .map(({ name }) => shortName(name)),
    ),
  ].join(", ");

type TravelPaper = { kind: "passport" | "seaman-book" | "other"; documentNumber: string; expired: string | null };

/** Return the document with the latest expiry. */
const longestOf = <T extends { expired: string | null }>(papers: readonly T[]): T | null =>
  papers.reduce<T | null>((best, paper) => (!best || outlasts(paper.expired, best.expired) ? paper : best), null);

export const travelPaper = <T extends TravelPaper>(papers: readonly T[], kind: TravelPaper["kind"]): T | null =>
  longestOf(papers.filter((paper) => paper.kind === kind));

/** Return the identity document for FAL form 5: the passport, else the seaman book. */
export const identityOf = <T extends TravelPaper>(papers: readonly T[]): T | null =>
  travelPaper(papers, "passport") ?? travelPaper(papers, "seaman-book");

export type MatrixCell =
  | { state: "valid" | "expiring" | "expired"; expired: string | null }
  | { state: "missing" }
  | { state: "not-required" };

/**
 * Return the cell for one certificate, by the matching document with the latest expiry.
 * @param required by the person's rank. product 5.18
 */
export function matrixCell(
  asked: Certificate,
  required: boolean,
  papers: readonly HeldPaper[],
  today: string,
): MatrixCell {
  if (!required) return { state: "not-required" };
  const paper = longestOf(papers.filter((held) => satisfies(held, asked)));
  if (!paper) return { state: "missing" };
  const { status } = paperStatus(paper.expired, today);
  return { state: status === "need-renewal" ? "expiring" : status, expired: paper.expired };
}
