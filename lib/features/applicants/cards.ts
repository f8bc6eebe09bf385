import { type SQL, and, eq } from "drizzle-orm";
import { applicantTabs } from "@/db/enums/applicants";
import type { CardTone } from "@/db/enums/dashboard";
import { filteredCounts } from "@/db/filtered-counts";
import { applicants } from "@/db/schema/applicants";
import {
  type CardGroups,
  type CardList,
  type DashboardQuery,
  type Figure,
  figuresOf,
} from "@/lib/platform/registry/dashboard-card";
import { matchesFilters } from "./list/queries";
import { visibleTo } from "./queries";
import { tabIds } from "./rules";
import { ends } from "./schema";

const unfiltered = { filterList: "", ageing: false };

/** Count applicants of every tab, and those hired and not hired in the year. */
async function countApplicants({ db, actor, now, year }: DashboardQuery): Promise<Record<string, number>> {
  const waiting = applicantTabs.map((tab): [string, SQL | undefined] => [tab, eq(applicants.tabId, tabIds[tab])]);
  const ended = ends.map((outcome): [string, SQL | undefined] => [
    outcome,
    matchesFilters({ ...unfiltered, outcome, decidedIn: year }, now),
  ]);
  const [row] = await db
    .select(filteredCounts(Object.fromEntries([...waiting, ...ended])))
    .from(applicants)
    .where(and(visibleTo(actor), matchesFilters(unfiltered, now)));
  return row ?? {};
}

const applicantList: CardList = {
  path: "/dashboard/recruitment/applicants-list",
  right: "applicants:view",
  tag: "applicants-list",
  unit: "applicants",
};

const waitlist = (key: string): Figure => ({ key, tone: "warning", query: { tab: key } });
const decided = (key: string, tone: CardTone): Figure => ({
  key,
  tone,
  isYearly: true,
  query: { tab: "done", outcome: key },
  yearParameter: "decidedIn",
});

export const groups: CardGroups = {
  newApplicant: {
    right: "dashboard:applicants",
    cards: figuresOf(applicantList, [
      waitlist("new-applicants"),
      waitlist("boc-waitlist"),
      waitlist("ces-and-marlin-waitlist"),
      waitlist("interview-waitlist"),
      waitlist("mcu-waitlist"),
      decided("accepted", "success"),
      decided("not-continued", "error"),
    ]),
    count: countApplicants,
  },
};
