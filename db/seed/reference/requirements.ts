import { certificates } from "./certificates";
import { positions, type PositionSeed } from "./positions";
import { cargoCourses, cargoOfficers, educationFor, officers, vesselRules, yearsInRank } from "./requirement-rules";
import { vesselTypes, type VesselTypeSeed } from "./vessel-types";

export type PositionRequirement = {
  position: string;
  vesselType: string;
  education: string;
  minYears: number;
  coc: string[];
  cop: { key: string; mandatory: boolean; minMonthsValid: number }[];
};

type Courses = { mandatory: string[]; preferred: string[] };

const endless = new Set(certificates.filter((item) => item.neverExpires).map((item) => item.key));

// A certificate has to outlast the usual contract: six months in Marine, nine on tankers.
const contractMonths = { 1: 6, 2: 9 } as const;

function rankOf(position: PositionSeed): string {
  return position.key.slice(position.key.indexOf("-") + 1);
}

function ruleFor(vesselType: string) {
  const rule = vesselRules[vesselType];
  if (!rule) throw new Error(`No crewing rule for vessel type ${vesselType}`);
  return rule;
}

function cocFor(rank: string, vesselType: string): string[] {
  const { deck, engine, radio } = ruleFor(vesselType);
  const tickets: Record<string, string> = {
    master: deck.master,
    "chief-officer": deck.chiefOfficer,
    "second-officer": deck.watch,
    "third-officer": deck.watch,
    "chief-engineer": engine.chief,
    "second-engineer": engine.second,
    "third-engineer": engine.watch,
    "fourth-engineer": engine.watch,
  };
  const ticket = tickets[rank];
  if (!ticket) return [];
  return ticket.startsWith("ant") ? [ticket, "coe-deck", radio] : [ticket, "coe-engine"];
}

function safetyCourses(rank: string, position: PositionSeed): Courses {
  if (rank === "master" || rank === "chief-officer") {
    return { mandatory: ["bst", "scrb", "aff", "mfa", "mc", "sat", "sdsd"], preferred: ["sso"] };
  }
  if (officers.has(rank)) return { mandatory: ["bst", "scrb", "aff", "mfa", "sat", "sdsd"], preferred: [] };
  if (position.isCadet) return { mandatory: ["bst", "sat"], preferred: ["scrb", "aff", "mfa", "sdsd"] };
  if (position.department === "catering") return { mandatory: ["bst", "sat"], preferred: ["sdsd"] };
  return { mandatory: ["bst", "scrb", "sat", "sdsd"], preferred: ["aff"] };
}

function departmentCourses(rank: string, position: PositionSeed, vesselType: string): Courses {
  const small = ruleFor(vesselType).radio === "gmdss-roc";
  if (officers.has(rank) && position.department === "deck") {
    return small
      ? { mandatory: ["radar", "arpa"], preferred: ["brm", "ecdis"] }
      : { mandatory: ["radar", "arpa", "brm", "ecdis"], preferred: position.divisionId === 2 ? ["imdg"] : [] };
  }
  if (officers.has(rank)) return small ? { mandatory: [], preferred: ["erm"] } : { mandatory: ["erm"], preferred: [] };
  return ratingCourses[rank] ?? { mandatory: [], preferred: [] };
}

const ratingCourses: Record<string, Courses> = {
  electrician: { mandatory: ["etr"], preferred: ["high-voltage"] },
  bosun: { mandatory: ["able-deck"], preferred: ["rigger"] },
  pumpman: { mandatory: ["able-deck"], preferred: [] },
  "able-seaman": { mandatory: ["able-deck"], preferred: [] },
  "ordinary-seaman": { mandatory: ["rfpnw-deck"], preferred: [] },
  fitter: { mandatory: ["able-engine", "welder"], preferred: [] },
  oiler: { mandatory: ["able-engine"], preferred: [] },
  wiper: { mandatory: ["rfpew-engine"], preferred: [] },
  cook: { mandatory: ["ship-cook", "food-safety"], preferred: [] },
  "chief-cook": { mandatory: ["ship-cook", "food-safety"], preferred: [] },
  "mess-boy": { mandatory: ["food-safety"], preferred: [] },
};

function tradeCourses(rank: string, position: PositionSeed, vesselType: string): Courses {
  const rule = ruleFor(vesselType);
  const { basic, advanced } = cargoCourses[rule.cargo];
  const courses: Courses = { mandatory: [...basic], preferred: [] };
  if (cargoOfficers.has(rank)) courses.mandatory.push(...advanced);
  else if (rank === "pumpman" || officers.has(rank)) courses.preferred.push(...advanced);
  if (rule.cargo === "gas" && officers.has(rank)) courses.preferred.push("igf-basic");
  if (vesselType === "crude-oil-tanker") courses.preferred.push("h2s");
  if (rule.offshore) courses.preferred.push("bosiet", "h2s");
  if (rule.dynamicPositioning && officers.has(rank) && position.department === "deck") {
    courses.mandatory.push("dp-basic");
    courses.preferred.push("dp-advanced", "dpo");
  }
  if (vesselType === "crew-boat" && (rank === "master" || rank === "chief-officer")) courses.preferred.push("cmt");
  if (vesselType === "general-cargo" && (rank === "bosun" || rank === "able-seaman")) courses.preferred.push("crane");
  if (vesselType === "general-cargo" && officers.has(rank) && position.department === "deck")
    courses.mandatory.push("imdg");
  return courses;
}

function copFor(rank: string, position: PositionSeed, vesselType: string): PositionRequirement["cop"] {
  const groups = [
    safetyCourses(rank, position),
    departmentCourses(rank, position, vesselType),
    tradeCourses(rank, position, vesselType),
  ];
  const months = contractMonths[position.divisionId];
  const entry = (mandatory: boolean) => (key: string) => ({
    key,
    mandatory,
    minMonthsValid: endless.has(key) ? 0 : months,
  });
  const mandatory = [...new Set(groups.flatMap((group) => group.mandatory))];
  const preferred = [...new Set(groups.flatMap((group) => group.preferred))].filter((key) => !mandatory.includes(key));
  return [...mandatory.map(entry(true)), ...preferred.map(entry(false))];
}

function toRequirement(position: PositionSeed, vesselType: VesselTypeSeed): PositionRequirement {
  const rank = rankOf(position);
  const rule = ruleFor(vesselType.key);
  const years = yearsInRank[rank] ?? 0;
  return {
    position: position.key,
    vesselType: vesselType.key,
    education: educationFor(rank, position.department, rule.education),
    minYears: rule.education === "vocational" ? Math.max(years - 1, 0) : years,
    coc: cocFor(rank, vesselType.key),
    cop: copFor(rank, position, vesselType.key),
  };
}

export const positionRequirements: PositionRequirement[] = positions.flatMap((position) =>
  vesselTypes.filter((type) => type.divisionId === position.divisionId).map((type) => toRequirement(position, type)),
);

const byPair = new Map(positionRequirements.map((item) => [`${item.position}|${item.vesselType}`, item]));

export function requirementFor(position: string, vesselType: string): PositionRequirement {
  const requirement = byPair.get(`${position}|${vesselType}`);
  if (!requirement) throw new Error(`No requirement for ${position} on ${vesselType}`);
  return requirement;
}
