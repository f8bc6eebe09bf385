import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween, later, type Period } from "@/lib/platform/calendar/period";
import { daysAfterSignOff } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { defaultHandoverDays } from "../assignment-dates.rules";
import type { Effect } from "./effect-on-seats.rules";

/** Poor, fair or good. */
export type FitLevel = 0 | 1 | 2;
/** One fit reason with its level and message key. */
export type FitPart = { part: PartName; level: FitLevel; word: string; values: Record<string, string | number> };

/** Weight of each part. The SQL order in candidates/queries.ts uses the same weights. */
export const weights = { rank: 6, elsewhere: 5, papers: 4, free: 4, vesselType: 3, lastVessel: 2, rest: 1 } as const;
export type PartName = keyof typeof weights;

/** Recommended days ashore before joining. */
export const restDays = { min: 30, max: 365 } as const;

/** Facts from the person's own row. latestVesselId: 0 without earlier service in the company. */
export type CandidateFacts = {
  positionId: number;
  vesselTypeId: number;
  latestVesselId: number;
  isOnBoard: boolean;
  statusSince: string;
  plannedOffBoard: string | null;
  missingCertificates: number;
  firstCertificateExpiry: string | null;
};
/** The seat and period to fill. belowIds: positions one rank below. */
export type WantedSeatPeriod = Period & {
  today: string;
  positionId: number;
  belowIds: readonly number[];
  vesselTypeId: number;
  vesselId: number;
};

const part = (name: PartName, level: FitLevel, word: string, values: FitPart["values"] = {}): FitPart => ({
  part: name,
  level,
  word,
  values,
});

function rankPart({ positionId }: CandidateFacts, seatPeriod: WantedSeatPeriod): FitPart {
  if (positionId === seatPeriod.positionId) return part("rank", 2, "same");
  return part("rank", 0, seatPeriod.belowIds.includes(positionId) ? "promotion" : "other");
}

/** Rate the certificates by the stored validity for the person's own rank and vessel type. */
function certificatesPart(
  { missingCertificates: count, firstCertificateExpiry: date }: CandidateFacts,
  { from, to }: WantedSeatPeriod,
): FitPart {
  if (count > 0) return part("papers", 0, "missing", { count });
  if (date === null) return part("papers", 2, "endless");
  if (date < from) return part("papers", 0, "ended", { date });
  return date < addDays(to, daysAfterSignOff)
    ? part("papers", 1, "ends", { date })
    : part("papers", 2, "cover", { date });
}

/** Return when a person is free. Overdue people are free today at the earliest. */
const freeFrom = ({ isOnBoard, plannedOffBoard }: CandidateFacts, today: string) =>
  isOnBoard && plannedOffBoard !== null ? later(plannedOffBoard, today) : null;

function freePart(facts: CandidateFacts, { from, today }: WantedSeatPeriod): FitPart {
  const date = freeFrom(facts, today);
  if (date === null) return part("free", 2, "ashore", { date: facts.statusSince });
  const days = daysBetween(from, date);
  if (days <= 0) return part("free", 2, "before", { date, days: -days });
  return days <= defaultHandoverDays
    ? part("free", 1, "handover", { date, days })
    : part("free", 0, "after", { date, days });
}

function restPart(facts: CandidateFacts, { from, today }: WantedSeatPeriod): FitPart {
  const { latestVesselId, statusSince } = facts;
  if (latestVesselId === 0) return part("rest", 1, "none");
  const days = daysBetween(freeFrom(facts, today) ?? statusSince, from);
  if (days < restDays.min) return part("rest", 0, "short", { days: Math.max(0, days) });
  return days <= restDays.max ? part("rest", 2, "enough", { days }) : part("rest", 1, "long", { days });
}

function elsewherePart(effects: readonly Effect[]): FitPart {
  if (effects.some(({ isUncovered }) => isUncovered)) return part("elsewhere", 0, "uncovered");
  return effects.length > 0 ? part("elsewhere", 1, "covered") : part("elsewhere", 2, "none");
}

/** List the fit reasons of a candidate. papers: level for exactly this seat, once known. */
export const fitPartsOf = (
  facts: CandidateFacts,
  effects: readonly Effect[],
  seatPeriod: WantedSeatPeriod,
  papers?: FitLevel,
): FitPart[] => [
  rankPart(facts, seatPeriod),
  part("vesselType", facts.vesselTypeId === seatPeriod.vesselTypeId ? 2 : 0, "own"),
  part("lastVessel", facts.latestVesselId === seatPeriod.vesselId ? 2 : 0, facts.latestVesselId === 0 ? "none" : "own"),
  papers === undefined ? certificatesPart(facts, seatPeriod) : part("papers", papers, "exact"),
  freePart(facts, seatPeriod),
  restPart(facts, seatPeriod),
  elsewherePart(effects),
];

/** Return the fit score. It orders candidates and is never shown. */
const fitPointsOf = (parts: readonly FitPart[]): number =>
  parts.reduce((sum, { part: name, level }) => sum + weights[name] * level, 0);

/** Order by best fit, then by record id. */
export const byBestFit = <T extends { row: { id: number }; parts: readonly FitPart[] }>(judged: readonly T[]): T[] =>
  [...judged].sort((one, other) => fitPointsOf(other.parts) - fitPointsOf(one.parts) || one.row.id - other.row.id);
