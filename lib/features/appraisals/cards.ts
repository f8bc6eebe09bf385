import type { CardTone } from "@/db/enums/dashboard";
import { preparedRows } from "@/lib/access/prepared-list";
import {
  type CardGroups,
  type CardList,
  type DashboardQuery,
  type Figure,
  figuresOf,
} from "@/lib/platform/registry/dashboard-card";
import { appraisalList, approvedAs } from "./crews/queries";
import { listAppraisalsInput } from "./crews/schema";
import { countingKinds } from "./report-rows.queries";
import { score } from "./schema";

const selectCounts = preparedRows((db, actor, year: string, today) => {
  const { report, where } = appraisalList(
    actor,
    listAppraisalsInput.parse({ tab: "history", approvedIn: year }),
    today,
  );
  const scored = [...score.values].map((value) => [`score-${value}`, approvedAs({ score: [value] })] as const);
  return countingKinds(db, report, where, { total: undefined, ...Object.fromEntries(scored) });
});

/** Count approved reports of the year by average score. */
async function countAppraisals({ db, actor, today, year }: DashboardQuery): Promise<Record<string, number>> {
  const [counts] = await selectCounts(db, actor, year, today);
  return counts ?? {};
}

const appraisals: CardList = {
  path: "/dashboard/appraisal",
  right: "appraisals:view",
  tag: "appraisal",
  unit: "appraisals",
};

const scored = (key: string, score: string, tone: CardTone): Figure => ({
  key,
  tone,
  isYearly: true,
  query: { tab: "approved", ...(score ? { score } : {}) },
  yearParameter: "approvedIn",
});

export const groups: CardGroups = {
  appraisal: {
    right: "dashboard:appraisals",
    cards: figuresOf(appraisals, [
      scored("total", "", "primary"),
      scored("score-5", "5", "success"),
      scored("score-4", "4", "success"),
      scored("score-3", "3", "primary"),
      scored("score-2", "2", "warning"),
      scored("score-1", "1", "error"),
    ]),
    count: countAppraisals,
  },
};
