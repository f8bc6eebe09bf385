import { certificateKeyOf } from "@/lib/features/crew/compliance/certificate-cover.rules";
import { daysBetween } from "@/lib/platform/calendar/period";
import { experienceOf, monthsOf, seaDays, type SeaService } from "@/lib/features/crew/sea-time/rules";
import { validOn, type HeldCertificate } from "./rules";

const cargoes = ["oil", "chemical", "gas"] as const;
type Cargo = (typeof cargoes)[number];
type Training = "advanced" | "basic";

const courses: readonly { key: string; cargoes: readonly Cargo[]; training: Training; paragraph: string }[] = [
  { key: "boct", cargoes: ["oil", "chemical"], training: "basic", paragraph: "V/1-1.2" },
  { key: "aot", cargoes: ["oil"], training: "advanced", paragraph: "V/1-1.4" },
  { key: "act", cargoes: ["chemical"], training: "advanced", paragraph: "V/1-1.6" },
  { key: "blgt", cargoes: ["gas"], training: "basic", paragraph: "V/1-2.2" },
  { key: "algt", cargoes: ["gas"], training: "advanced", paragraph: "V/1-2.4" },
];

/** Return the tanker training valid on a day: the highest per cargo, with its paragraphs of STCW V/1. product 5.18 */
export function tankerTraining(
  certificates: readonly HeldCertificate[],
  today: string,
): { endorsements: { cargo: Cargo; training: Training }[]; paragraphs: string[] } {
  const keys = validOn(certificates, today).map(certificateKeyOf);
  const heldTraining = courses.filter(({ key }) => keys.includes(key));
  const endorsements = cargoes.flatMap((cargo) => {
    const own = heldTraining.filter((course) => course.cargoes.includes(cargo));
    if (own.length === 0) return [];
    return [
      {
        cargo,
        training: own.some(({ training }) => training === "advanced") ? ("advanced" as const) : ("basic" as const),
      },
    ];
  });
  return { endorsements, paragraphs: heldTraining.map(({ paragraph }) => paragraph) };
}

/** Return the radio certificate valid on a day, GOC before ROC. */
export function radioOf(certificates: readonly HeldCertificate[], today: string): "GOC" | "ROC" | null {
  const keys = validOn(certificates, today).map(certificateKeyOf);
  if (keys.includes("gmdss-goc")) return "GOC";
  return keys.includes("gmdss-roc") ? "ROC" : null;
}

const tankerName = /tanker|\blpg\b|\blng\b|gas carrier|bitumen|asphalt|aspal|\bspob\b|oil barge|tongkang minyak/i;
const yearsOf = (days: number) => Math.round((days / 365.25) * 10) / 10;

type OfficerFacts = {
  joinedOn: string;
  services: readonly SeaService[];
  /** The officer's current assignment. It counts as sea service even without a sea service row. */
  assignment: { rank: { name: string; nameEn: string }; onBoard: string };
  vesselType: { name: string; nameId: string };
};
export type OfficerYears = { operator: number; rank: number; type: number; tankers: number; monthsOnTour: number };

/**
 * Calculate years (one decimal) with the company, in rank, on this tanker type and on all tankers, and months on board.
 * @param today yyyy-MM-dd. product 5.18
 */
export function officerYears(
  { joinedOn, services, assignment, vesselType }: OfficerFacts,
  today: string,
): OfficerYears {
  const current: SeaService = {
    position: assignment.rank.nameEn,
    vesselType: vesselType.name,
    onBoard: assignment.onBoard,
    offBoard: null,
    grt: null,
    dwt: null,
  };
  const all = [...services, current];
  const names = {
    positionNames: [assignment.rank.name, assignment.rank.nameEn],
    vesselTypeNames: [vesselType.name, vesselType.nameId],
  };
  const { daysInRank, daysOnVesselType } = experienceOf(all, names, today);
  const onTankers = all.filter((service) => tankerName.test(service.vesselType));
  return {
    operator: yearsOf(Math.max(0, daysBetween(joinedOn, today))),
    rank: yearsOf(daysInRank),
    type: yearsOf(daysOnVesselType),
    tankers: yearsOf(seaDays(onTankers, today)),
    monthsOnTour: monthsOf(seaDays([current], today)),
  };
}

const officerPairs = [
  ["Master", "Chief Officer"],
  ["Chief Engineer", "Second Engineer"],
] as const;

/**
 * Minimum years of a pair, as oil majors usually require. Each principal may differ; verify before a vetting. product 4
 */
export const defaultPairRule = { operator: 2, rank: 3, type: 6 } as const;

type Officer = { rank: string; years: OfficerYears; isHandover: boolean };
export type PairSum = {
  ranks: readonly [string, string];
  sum: Pick<OfficerYears, "operator" | "rank" | "type"> | null;
  absent: string[];
  short: (keyof typeof defaultPairRule)[];
};

/** Add up both officers' years against the rule; no sum while one is not on board. */
export function pairSums(officers: readonly Officer[]): PairSum[] {
  const holder = (rank: string) =>
    officers.find((officer) => officer.rank === rank && !officer.isHandover) ??
    officers.find((officer) => officer.rank === rank);
  return officerPairs.map((ranks) => {
    const [one, other] = [holder(ranks[0]), holder(ranks[1])];
    if (!one || !other) return { ranks, sum: null, absent: ranks.filter((rank) => !holder(rank)), short: [] };
    const add = (key: keyof typeof defaultPairRule) => Math.round((one.years[key] + other.years[key]) * 10) / 10;
    const sum = { operator: add("operator"), rank: add("rank"), type: add("type") };
    const short = (["operator", "rank", "type"] as const).filter((key) => sum[key] < defaultPairRule[key]);
    return { ranks, sum, absent: [], short };
  });
}
