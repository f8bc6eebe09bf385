import { coveredDays, earlier, type Period } from "@/lib/platform/calendar/period";
import { plainName } from "@/lib/platform/names";

/** One row of sea service; offBoard is null while the person is on board. Dates yyyy-MM-dd in Asia/Jakarta. */
export type SeaService = {
  position: string;
  vesselType: string;
  onBoard: string;
  offBoard: string | null;
  grt: number | null;
  dwt: number | null;
};
/** A total of sea service. Sign-on and sign-off days both count; months are twelfths of 365.25 days to one decimal. */
export type SeaTotal = { name: string; periods: number; days: number; months: number };
type SeaTotals = Omit<SeaTotal, "name"> & {
  byRank: SeaTotal[];
  byVesselType: SeaTotal[];
  maxGrt: number | null;
  maxDwt: number | null;
};

/** Convert days to years of 365 and months of 30 days, as sea service is stated. */
export function seaTimeOf(days: number): { years: number; months: number; days: number } {
  const rest = days % 365;
  return { years: Math.floor(days / 365), months: Math.floor(rest / 30), days: rest % 30 };
}

/** Convert days to months with one decimal, a month being a twelfth of 365.25 days. */
export const monthsOf = (days: number) => Math.round((days / (365.25 / 12)) * 10) / 10;

const periodOf = ({ onBoard, offBoard }: SeaService, today: string): Period => ({
  from: onBoard,
  to: earlier(offBoard ?? today, today),
});

/** Count days at sea. An open row counts until today, nothing after it, and overlapping days count once. */
export const seaDays = (services: readonly SeaService[], today: string) =>
  coveredDays(services.map((service) => periodOf(service, today)));

function amount(services: readonly SeaService[], today: string) {
  const days = seaDays(services, today);
  return { periods: services.length, days, months: monthsOf(days) };
}

/** Group rows by name, ignoring case and spaces, under the name of the latest row. Longest first. */
function totalsBy(services: readonly SeaService[], nameOf: (service: SeaService) => string, today: string): SeaTotal[] {
  const groups = new Map<string, SeaService[]>();
  for (const service of services)
    groups.set(plainName(nameOf(service)), [...(groups.get(plainName(nameOf(service))) ?? []), service]);
  const totals = [...groups.values()].map((group) => {
    const latest = group.reduce((one, other) =>
      `${other.onBoard} ${nameOf(other)}` > `${one.onBoard} ${nameOf(one)}` ? other : one,
    );
    return { name: nameOf(latest).trim(), ...amount(group, today) };
  });
  return totals.sort((one, other) => other.days - one.days || (one.name < other.name ? -1 : 1));
}

const largest = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((max, value) => (value !== null && (max === null || value > max) ? value : max), null);

/**
 * Sum up sea service in total, by rank and by vessel type, and find the largest vessel. Overlapping rows of a group
 * count once. product 2.4, 5.18
 */
export const seaTotals = (services: readonly SeaService[], today: string): SeaTotals => ({
  ...amount(services, today),
  byRank: totalsBy(services, ({ position }) => position, today),
  byVesselType: totalsBy(services, ({ vesselType }) => vesselType, today),
  maxGrt: largest(services.map(({ grt }) => grt)),
  maxDwt: largest(services.map(({ dwt }) => dwt)),
});

/**
 * List the spellings of a name: "Able Seaman (AB)" also without the abbreviation and by it alone; "Tanker (Oil)" only
 * in full.
 */
function spellings(name: string): string[] {
  const [, before = "", abbreviation = ""] = /^(.*?)\s*\(([A-Z][A-Z0-9/ -]*)\)\s*$/.exec(name) ?? [];
  return [name, before, abbreviation].map(plainName).filter((spelling) => spelling !== "");
}

/** All names of a rank and a vessel type: both languages and abbreviations. */
type Names = { positionNames: readonly string[]; vesselTypeNames: readonly string[] };
type Experience = {
  daysInRank: number;
  daysOnVesselType: number;
  daysInRankOnVesselType: number;
  lastOnVesselType: string | null;
};

/**
 * Sum up the days a person served in a rank and on a vessel type, and find the last day on that type. Rows name both as
 * free text. product 5.5
 */
export function experienceOf(
  services: readonly SeaService[],
  { positionNames, vesselTypeNames }: Names,
  today: string,
): Experience {
  const isOneOf = (names: readonly string[]) => {
    const accepted = new Set(names.flatMap(spellings));
    return (name: string) => spellings(name).some((spelling) => accepted.has(spelling));
  };
  const [isRank, isType] = [isOneOf(positionNames), isOneOf(vesselTypeNames)];
  const inRank = services.filter(({ position }) => isRank(position));
  const onType = services.filter(({ vesselType, onBoard }) => isType(vesselType) && onBoard <= today);
  return {
    daysInRank: seaDays(inRank, today),
    daysOnVesselType: seaDays(onType, today),
    daysInRankOnVesselType: seaDays(
      onType.filter(({ position }) => isRank(position)),
      today,
    ),
    lastOnVesselType: onType
      .map((service) => periodOf(service, today).to)
      .reduce<string | null>((last, day) => (last !== null && last > day ? last : day), null),
  };
}
