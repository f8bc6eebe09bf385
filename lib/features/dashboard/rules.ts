import { earlier } from "@/lib/platform/calendar/period";
import { can, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { holdsTag, type Tag } from "@/lib/access/tags";

/**
 * Units of cards. Applicants, appraisals, schedules, entries and contracts are rows, so one person may have several.
 */
export const units = [
  "people",
  "applicants",
  "appraisals",
  "schedules",
  "vessels",
  "entries",
  "contracts",
  "%",
] as const;
type Unit = (typeof units)[number];
export const tones = ["neutral", "primary", "success", "warning", "error"] as const;
type Tone = (typeof tones)[number];

/** right and tag: of the linked list. query: its parameters for the chosen year. */
type Item = {
  key: string;
  unit: Unit;
  tone: Tone;
  path: string;
  right: Permission;
  tag: Tag;
  isYearly?: true;
  query(year: string): Record<string, string>;
};
type List = Pick<Item, "path" | "right" | "tag" | "unit">;
type Figure = Pick<Item, "key" | "tone" | "isYearly"> & { query: Record<string, string>; yearParameter?: string };

/** Build the figures of one list. `yearParameter` is the filter for the year. */
const figuresOf = (list: List, figures: Figure[]): Item[] =>
  figures.map(({ query, yearParameter, ...figure }) => ({
    ...list,
    ...figure,
    query: (year) => ({ ...query, ...(yearParameter ? { [yearParameter]: year } : {}) }),
  }));

const applicants: List = {
  path: "/dashboard/recruitment/applicants-list",
  right: "applicants:view",
  tag: "applicants-list",
  unit: "applicants",
};
const appraisals: List = {
  path: "/dashboard/appraisal",
  right: "appraisals:view",
  tag: "appraisal",
  unit: "appraisals",
};
const schedules: List = {
  path: "/dashboard/manning/onboard-scheduling",
  right: "scheduling:view",
  tag: "onboard-scheduling",
  unit: "schedules",
};
const vessels: List = {
  path: "/dashboard/vessel-management",
  right: "vessels:view",
  tag: "vessel-management",
  unit: "vessels",
};
const planning: List = {
  path: "/dashboard/manning/planning",
  right: "manning:view",
  tag: "planning",
  unit: "vessels",
};
const crew: List = {
  path: "/dashboard/crew-management",
  right: "crew:list",
  tag: "crew-management",
  unit: "people",
};
const contracts: List = {
  path: "/dashboard/payroll-and-contracts/contract-management",
  right: "contracts:view",
  tag: "contract-management",
  unit: "contracts",
};

const waitlist = (key: string): Figure => ({ key, tone: "warning", query: { tab: key } });
const decided = (key: string, tone: Tone): Figure => ({
  key,
  tone,
  isYearly: true,
  query: { tab: "done", outcome: key },
  yearParameter: "decidedIn",
});
const scored = (key: string, score: string, tone: Tone): Figure => ({
  key,
  tone,
  isYearly: true,
  query: { tab: "approved", ...(score ? { score } : {}) },
  yearParameter: "approvedIn",
});
const inState = (state: number, tone: Tone): Figure => ({
  key: `state-${state}`,
  tone,
  query: { tab: "everybody", state: String(state) },
});
const expiringWithin = (key: string, tone: Tone): Figure => ({ key, tone, query: { tab: "all", certificates: key } });

/** The seven groups and their figures in the order of the documents. Document 3 §3, product 5.7 */
const groups = {
  newApplicant: {
    right: "dashboard:applicants",
    items: figuresOf(applicants, [
      waitlist("new-applicants"),
      waitlist("boc-waitlist"),
      waitlist("ces-and-marlin-waitlist"),
      waitlist("interview-waitlist"),
      waitlist("mcu-waitlist"),
      decided("accepted", "success"),
      decided("not-continued", "error"),
    ]),
  },
  appraisal: {
    right: "dashboard:appraisals",
    items: figuresOf(appraisals, [
      scored("total", "", "primary"),
      scored("score-5", "5", "success"),
      scored("score-4", "4", "success"),
      scored("score-3", "3", "primary"),
      scored("score-2", "2", "warning"),
      scored("score-1", "1", "error"),
    ]),
  },
  crewScheduling: {
    right: "dashboard:schedules",
    items: figuresOf(schedules, [
      inState(1, "warning"),
      inState(2, "warning"),
      inState(3, "success"),
      inState(4, "warning"),
      inState(5, "warning"),
      inState(6, "success"),
      { ...inState(7, "neutral"), isYearly: true, yearParameter: "leftIn" },
    ]),
  },
  vesselManagement: {
    right: "dashboard:vessels",
    items: [
      ...figuresOf(vessels, [
        { key: "in-operation", tone: "success", query: { tab: "in-operation" } },
        { key: "in-scrap", tone: "neutral", query: { tab: "in-scrap" } },
      ]),
      ...figuresOf(planning, [
        { key: "need-action", tone: "error", query: { show: "Need Action" } },
        { key: "on-planning", tone: "warning", query: { show: "On Planning" } },
        { key: "planned", tone: "success", query: { show: "Planned" } },
      ]),
    ],
  },
  crewCertificateStatus: {
    right: "dashboard:certificates",
    items: figuresOf(crew, [
      expiringWithin("expired", "error"),
      expiringWithin("within-30", "warning"),
      expiringWithin("within-60", "warning"),
      expiringWithin("within-90", "warning"),
      expiringWithin("missing", "warning"),
      expiringWithin("on-board", "warning"),
    ]),
  },
  crewManagement: {
    right: "dashboard:crew",
    items: [
      ...figuresOf(crew, [
        { key: "total", tone: "primary", query: { tab: "all" } },
        { key: "on-board", tone: "success", query: { tab: "on-board" } },
        { key: "off-board", tone: "primary", query: { tab: "off-board" } },
      ]),
      ...figuresOf({ ...crew, right: "crew:suitability-tab", unit: "entries" }, [
        { key: "blacklist", tone: "neutral", query: { tab: "blacklist" } },
      ]),
      ...figuresOf(crew, [{ key: "resigned", tone: "neutral", query: { tab: "resigned" } }]),
      ...figuresOf({ ...crew, unit: "%" }, [
        { key: "retention", tone: "neutral", isYearly: true, query: { tab: "resigned" }, yearParameter: "resignedIn" },
      ]),
    ],
  },
  contractManagement: {
    right: "dashboard:contracts",
    items: figuresOf(contracts, [
      { key: "active", tone: "success", query: { tab: "active" } },
      { key: "expiring", tone: "warning", query: { tab: "active", endsWithin: "90" } },
      { key: "expired", tone: "error", isYearly: true, query: { tab: "history" }, yearParameter: "endedIn" },
    ]),
  },
} as const satisfies Record<string, { right: Permission; items: Item[] }>;
export type GroupName = keyof typeof groups;
export const groupNames = Object.keys(groups) as GroupName[];

/** Return the figures whose lists the actor may open, so that every card has a link. */
export const itemsFor = (actor: Actor, group: GroupName): readonly Item[] =>
  groups[group].items.filter(({ right, tag }) => can(actor, right) && (actor.kind !== "user" || holdsTag(actor, tag)));

/** Check whether the actor may view the group. product 5.7 "Who sees which group" */
export const canViewGroup = (actor: Actor, group: GroupName) =>
  can(actor, groups[group].right) && itemsFor(actor, group).length > 0;

/** Return the address of the list behind a figure. */
export const hrefOf = ({ path, query }: Pick<Item, "path" | "query">, year: string) =>
  `${path}?${new URLSearchParams(query(year))}`;

/** Return the days a figure covers: a year up to today, or only today. @param today yyyy-MM-dd in Asia/Jakarta */
export const daysOf = ({ isYearly }: Pick<Item, "isYearly">, year: string, today: string) =>
  isYearly ? { from: `${year}-01-01`, until: earlier(`${year}-12-31`, today) } : { from: null, until: today };
