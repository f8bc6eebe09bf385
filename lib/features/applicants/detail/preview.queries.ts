import { eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { renewalDays } from "@/db/enums/crew";
import { applicantCertificates } from "@/db/schema/applicants";
import { addDays } from "@/lib/platform/calendar/dates";

/** Count an applicant's certificates: all, without a scan, and expiring or expired. */
export async function countCertificates(db: Executor, applicantId: number, today: string) {
  const { fileId, expired } = applicantCertificates;
  const [totals] = await db
    .select({
      total: sql<number>`count(*)::int`,
      withoutScan: sql<number>`count(*) filter (where ${fileId} is null)::int`,
      ends: sql<number>`count(*) filter (where ${expired} <= ${addDays(today, renewalDays)})::int`,
    })
    .from(applicantCertificates)
    .where(eq(applicantCertificates.applicantId, applicantId));
  if (!totals) throw new Error("papers were not counted");
  return totals;
}
