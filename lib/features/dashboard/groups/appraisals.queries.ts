import { approvedAs, listed } from "@/lib/features/appraisals/crews/queries";
import { listAppraisalsInput } from "@/lib/features/appraisals/crews/schema";
import { countEach } from "@/lib/features/appraisals/rows.queries";
import { score } from "@/lib/features/appraisals/schema";
import type { Asked } from "../queries";

/** Approved reports of the year by their average. */
export function countAppraisals({ db, actor, today, year }: Asked) {
  const { report, where } = listed(actor, listAppraisalsInput.parse({ tab: "history", approvedIn: year }), today);
  const scored = [...score.values].map((value) => [`score-${value}`, approvedAs({ score: value })] as const);
  return countEach(db, report, where, { total: undefined, ...Object.fromEntries(scored) });
}
