import {
  recognised,
  satisfies,
  shortName,
  standsInFor,
  type Certificate,
} from "@/lib/features/crew/compliance/certificate-cover.rules";
import { outlasts, paperStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";

/** Ranks and honours before a name; the short ones with their full stop only. H. is Haji, Hj. is Hajjah; M. is Muhammad, a name. */
const before = /^(capt|kapt|kapten|captain|ir|drs?|dra|prof|haji|hajah|hajjah|mr|mrs|ms)\.?$|^(h|hj|kh|tn|ny)\.$/i;
/** What stands behind a name: suffixes, and degrees with a full stop inside (S.Tr.Pel., M.Mar, A.Md). */
const behind = /^(jr|sr|ii|iii)\.?$|^\p{L}{1,5}(\.\p{L}{1,5})+\.?$/iu;
/** Degrees that are written without one stand behind a comma. */
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
 * A name in two: the last word is the family name, titles and degrees around it are no part of either; one word alone is a family name, as
 * Indonesian single names are written on FAL form 5. A comma divides the two, or a name from degrees. product 5.18
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

/** A certificate somebody holds; expired is its last valid day. */
export type HeldPaper = Certificate & { number: string; expired: string | null };

const isCompetency = ({ kind, stcw }: HeldPaper) => kind === "coc" && stcw !== "I/2" && stcw !== "IV/2";
const standing = (paper: HeldPaper) => {
  const key = recognised(paper);
  return key && /^a[nt]t-/.test(key) ? 1 + (standsInFor[key]?.length ?? 0) : 0;
};

/** The highest certificate of competency: endorsements and radio certificates are none. */
export const competencyOf = (papers: readonly HeldPaper[]): HeldPaper | null =>
  papers
    .filter(isCompetency)
    .reduce<HeldPaper | null>((best, paper) => (best && standing(best) >= standing(paper) ? best : paper), null);

/** ANT and ATT are Indonesian classes; who issued another certificate is not on record. */
export const isIndonesian = (paper: HeldPaper | null) => paper !== null && standing(paper) > 0;

export const validOn = (papers: readonly HeldPaper[], today: string) =>
  papers.filter(({ expired }) => expired === null || expired >= today);

/** "BST, SCRB, AFF": the proficiencies valid on a day, by the abbreviation people say. */
export const proficienciesOf = (papers: readonly HeldPaper[], today: string): string =>
  [
    ...new Set(
      validOn(papers, today)
        .filter(({ kind }) => kind === "cop")
        .map(({ name }) => shortName(name)),
    ),
  ].join(", ");

type TravelPaper = { kind: "passport" | "seaman-book" | "other"; documentNumber: string; expired: string | null };

/** Of several the one that lasts longest. */
const longestOf = <T extends { expired: string | null }>(papers: readonly T[]): T | null =>
  papers.reduce<T | null>((best, paper) => (!best || outlasts(paper.expired, best.expired) ? paper : best), null);

export const travelPaper = <T extends TravelPaper>(papers: readonly T[], kind: TravelPaper["kind"]): T | null =>
  longestOf(papers.filter((paper) => paper.kind === kind));

/** What FAL form 5 asks for: the passport, else the seaman's book. */
export const identityOf = <T extends TravelPaper>(papers: readonly T[]): T | null =>
  travelPaper(papers, "passport") ?? travelPaper(papers, "seaman-book");

export type MatrixCell =
  | { state: "valid" | "expiring" | "expired"; expired: string | null }
  | { state: "missing" }
  | { state: "not-required" };

/** How somebody stands against one certificate of the matrix, by the longest paper that meets it. @param required by the person's rank. product 5.18 */
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
