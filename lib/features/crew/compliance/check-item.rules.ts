import type { ComplianceLevel } from "@/db/enums/crew";

/** Whether the check runs while planning or on the day of sign-on. */
export type CheckMoment = "plan" | "check-in";

export const worstFirst: readonly ComplianceLevel[] = ["block", "warn", "pass"];

/** The areas of the check, in display order. */
export const areas = [
  "certificates",
  "documents",
  "medical",
  "age",
  "suitability",
  "period",
  "experience",
  "top-four",
] as const;
type Area = (typeof areas)[number];

/** All finding codes. An area without findings returns one pass item with the area's own name. */
export const findings = [
  "certificate-missing",
  "certificate-expires-before-joining",
  "certificate-expires-on-board",
  "certificate-min-validity",
  "certificate-unverified",
  "passport-missing",
  "passport-expired",
  "passport-six-months",
  "seaman-book-missing",
  "seaman-book-expired",
  "seaman-book-ends-on-board",
  "medical-unfit",
  "medical-none",
  "medical-ends-on-board",
  "medical-restriction",
  "under-age",
  "senior-age",
  "barred",
  "noted",
  "conflict-on-board",
  "other-vessel",
  "overlap",
  "short-leave",
  "eleven-months",
  "promotion",
  "no-type-experience",
  "low-appraisal",
  "not-appraised",
  "top-four",
] as const;
type Code = (typeof findings)[number] | Area;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Values = Readonly<Record<string, string | number>>;
type Evidence = { readonly [name: string]: Json };

/** Names whose values are dates, yyyy-MM-dd; the screen formats them for its reader. */
export const dateValues = ["date", "since", "from", "to"] as const;

/** One line of a compliance check. key and values make its text; evidence is plain JSON of what was checked. */
export type CheckItem = {
  code: Code;
  area: Area;
  level: ComplianceLevel;
  key: string;
  values: Values;
  evidence: Evidence;
  overridableBy: "manager" | "nobody" | null;
};

type FindingText = { key: string; values?: Values; evidence?: Evidence };

const item = (
  area: Area,
  code: Code,
  level: ComplianceLevel,
  overridableBy: CheckItem["overridableBy"],
  { key, values = {}, evidence = {} }: FindingText,
): CheckItem => ({
  code,
  area,
  level,
  key: `compliance.${key}`,
  values,
  evidence,
  overridableBy,
});

export const pass = (area: Area, text: FindingText) => item(area, area, "pass", null, text);
export const warn = (area: Area, code: Code, text: FindingText) => item(area, code, "warn", null, text);
export const block = (area: Area, code: Code, text: FindingText) => item(area, code, "block", "manager", text);
/** Return a block that cannot be overridden. product 5.5 */
export const finalBlock = (area: Area, code: Code, text: FindingText) => item(area, code, "block", "nobody", text);

const rank = ({ level, area, code, values, evidence }: CheckItem) => [
  worstFirst.indexOf(level),
  areas.indexOf(area),
  findings.findIndex((finding) => finding === code),
  JSON.stringify([values, evidence]),
];

/** Sort by block, warn, pass, then by area and code, so that the order of facts does not matter. */
export function sortItems(items: readonly CheckItem[]): CheckItem[] {
  const ranked = items.map((one) => ({ one, place: rank(one) }));
  ranked.sort((a, b) => {
    const index = a.place.findIndex((value, position) => value !== b.place[position]);
    const [left, right] = [a.place[index] ?? 0, b.place[index] ?? 0];
    return left === right ? 0 : left < right ? -1 : 1;
  });
  return ranked.map(({ one }) => one);
}
