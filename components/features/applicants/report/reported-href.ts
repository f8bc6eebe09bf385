import type { Stage } from "@/db/enums/applicants";
import type { Outcome } from "@/lib/features/applicants/pipeline/schema";

type Reported = { stage: Stage; outcome: Outcome; reason?: string };
export type ReportedHref = (reported: Reported) => string;

/** Return the address of the list behind a number of the report. */
export const reportedHrefIn =
  (period: { from: string; until: string }): ReportedHref =>
  (reported) =>
    `/dashboard/recruitment/report/applicants?${new URLSearchParams({ ...period, ...reported })}`;
