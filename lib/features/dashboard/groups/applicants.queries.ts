import { and, eq, type SQL } from "drizzle-orm";
import { filteredCounts } from "@/db/filtered-counts";
import { applicantTabs } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { matchesFilters } from "@/lib/features/applicants/list/queries";
import { visibleTo } from "@/lib/features/applicants/queries";
import { tabIds } from "@/lib/features/applicants/rules";
import { ends } from "@/lib/features/applicants/schema";
import type { DashboardQuery } from "../queries";

const unfiltered = { filterList: "", ageing: false };

/** Count applicants of every tab, and those hired and not hired in the year. */
export async function countApplicants({ db, actor, now, year }: DashboardQuery): Promise<Record<string, number>> {
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
