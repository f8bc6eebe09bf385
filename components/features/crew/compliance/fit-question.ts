import { isDay } from "@/lib/platform/calendar/dates";

/** The rank, vessel type and period to check. */
export type FitQuestion = { rank: number; type: number; from: string; to: string };
type Query = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? "";
const oneOf = (value: string, allowed: readonly number[], fallback: number) =>
  allowed.find((id) => String(id) === value) ?? fallback;

/**
 * Parse the check from the search parameters, with the record's values as default. isSubmitted: both dates are given.
 */
export function fitQuestionOf(
  query: Query,
  suggested: FitQuestion,
  offered: { ranks: readonly number[]; types: readonly number[] },
): { question: FitQuestion; isSubmitted: boolean } {
  const [from, to] = [first(query.fitFrom), first(query.fitTo)];
  const question = {
    rank: oneOf(first(query.fitRank), offered.ranks, suggested.rank),
    type: oneOf(first(query.fitType), offered.types, suggested.type),
    from: isDay(from) ? from : suggested.from,
    to: isDay(to) ? to : suggested.to,
  };
  return { question, isSubmitted: isDay(from) && isDay(to) };
}
