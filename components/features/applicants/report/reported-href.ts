import type { Stage } from "@/db/enums/applicants";
import type { Outcome } from "@/lib/features/applicants/pipeline/schema";

type Reported = { stage: Stage; outcome: Outcome; reason?: string };
export type ReportedHref = (reported: Reported) => string;

/** The list of those a number of the report counts in its period. */
export const reportedHrefIn =
  (period: { from: string; until: string }): ReportedHref =>
  (reported) =>
    `/dashboard/recruitment/report/applicants?${new URLSearchParams({ ...period, ...reported })}`;
