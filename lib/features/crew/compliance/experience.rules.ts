import type { departments, positionLevels } from "@/db/enums/positions";
import { isReportStillDue } from "./missing-appraisal.rules";
import { block, pass, warn, type CheckItem } from "./check-item.rules";

/** A rank for comparison: within a department, 1 is the most senior. */
export type Rank = {
  id: number;
  name: string;
  department: (typeof departments)[number];
  level: (typeof positionLevels)[number];
  seniority: number;
  isCadet: boolean;
};
/** Days of sea service, from `experienceOf`. */
export type Served = { daysInRank: number; daysOnVesselType: number };
/** The last Approved appraisal; average 1–5. */
export type LastAppraisal = { average: number | null; reEmployed: boolean | null };
/**
 * A tanker's top four pair (master and chief officer, or chief and second engineer) and the principal's rule for their
 * combined years.
 */
export type TopFour = { partner: string; combinedYears: number; leastYears: number; blocks: boolean };

const minAverage = 3;

const rankEvidence = ({ id, name, department, level, seniority }: Rank) => ({ id, name, department, level, seniority });

function rankProblem(personRank: Rank, seat: Rank): CheckItem | null {
  if (personRank.id === seat.id) return null;
  const isOtherDepartment = personRank.department !== seat.department;
  if (!isOtherDepartment && personRank.seniority < seat.seniority) return null;
  const evidence = { from: rankEvidence(personRank), to: rankEvidence(seat) };
  return warn("experience", "promotion", {
    key: isOtherDepartment ? "otherDepartment" : "promotion",
    values: { rank: personRank.name, seat: seat.name },
    evidence,
  });
}

function appraisalProblem(appraisal: LastAppraisal | null): CheckItem | null {
  if (!appraisal) return null;
  const { average, reEmployed } = appraisal;
  if (reEmployed === false)
    return warn("experience", "low-appraisal", { key: "notReEmployed", evidence: { average, reEmployed } });
  if (average === null || average >= minAverage) return null;
  return warn("experience", "low-appraisal", {
    key: "lowAppraisal",
    values: { average, least: minAverage },
    evidence: { average, reEmployed },
  });
}

/** Warn that the last assignment has no Approved report, as long as one can still be written. product 5.5b */
function missingAppraisal(date: string | null, today: string): CheckItem | null {
  if (date === null || !isReportStillDue(date, today)) return null;
  return warn("experience", "not-appraised", { key: "notAppraised", values: { date }, evidence: { date } });
}

/** The facts of the check. unappraised: the day the last assignment ended without an Approved report. */
type Facts = { position: Rank; experience: Served; lastAppraisal: LastAppraisal | null; unappraised: string | null };

/**
 * Check rank, time on the vessel type, the last appraisal and a missing one. Nothing here blocks; a lower rank is no
 * finding. product 5.5
 */
export function checkExperience(
  { position, experience, lastAppraisal, unappraised }: Facts,
  seat: { position: Rank; vesselType: string },
  { today }: { today: string },
): CheckItem[] {
  const { daysOnVesselType, daysInRank } = experience;
  const evidence = { vesselType: seat.vesselType, daysOnVesselType, daysInRank };
  const items = [
    rankProblem(position, seat.position),
    daysOnVesselType > 0
      ? null
      : warn("experience", "no-type-experience", {
          key: "noTypeExperience",
          values: { vesselType: seat.vesselType },
          evidence,
        }),
    appraisalProblem(lastAppraisal),
    missingAppraisal(unappraised, today),
  ].filter((item) => item !== null);
  if (items.length > 0) return items;
  const appraisal = lastAppraisal ? { average: lastAppraisal.average, reEmployed: lastAppraisal.reEmployed } : null;
  return [
    pass("experience", {
      key: "experienced",
      values: { vesselType: seat.vesselType, days: daysOnVesselType },
      evidence: { ...evidence, appraisal },
    }),
  ];
}

/**
 * Check the combined years of a pair against the principal's rule; a warning, or a block if the rule says so. product
 * 5.5
 */
export function checkTopFour({ partner, combinedYears, leastYears, blocks }: TopFour): CheckItem[] {
  const finding = {
    values: { partner, years: combinedYears, least: leastYears },
    evidence: { partner, combinedYears, leastYears },
  };
  if (combinedYears >= leastYears) return [pass("top-four", { key: "topFourMet", ...finding })];
  return [(blocks ? block : warn)("top-four", "top-four", { key: "topFourShort", ...finding })];
}
