import { approvedAs, appraisalList } from "@/lib/features/appraisals/crews/queries";
import { listAppraisalsInput } from "@/lib/features/appraisals/crews/schema";
import { countingKinds } from "@/lib/features/appraisals/report-rows.queries";
import { score } from "@/lib/features/appraisals/schema";
import { preparedRows } from "@/lib/access/prepared-list";
import type { DashboardQuery } from "../queries";

const selectCounts = preparedRows((db, actor, year: string, today) => {
  const { report, where } = appraisalList(
    actor,
    listAppraisalsInput.parse({ tab: "history", approvedIn: year }),
    today,
  );
  const scored = [...score.values].map((value) => [`score-${value}`, approvedAs({ score: value })] as const);
  return countingKinds(db, report, where, { total: undefined, ...Object.fromEntries(scored) });
});

/** Count approved reports of the year by average score. */
export async function countAppraisals({ db, actor, today, year }: DashboardQuery): Promise<Record<string, number>> {
  const [counts] = await selectCounts(db, actor, year, today);
  return counts ?? {};
}
