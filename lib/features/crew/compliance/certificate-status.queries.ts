import { and, eq, gt, gte, isNull, lt, lte, not, or, sql, type SQL } from "drizzle-orm";
import { renewalDays, type CertificateStatus } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysAfterSignOff } from "./certificate-validity.rules";

const { missingCertificates: missing, firstCertificateExpiry: first, plannedOffBoard } = crew;

const endsSoon = (today: string) =>
  or(lte(first, addDays(today, renewalDays)), lt(first, sql`${plannedOffBoard} + ${daysAfterSignOff}::int`)) ??
  sql`false`;

/** Build the condition for `certificateStatus` on the stored columns. product 5.5 */
export function hasCertificateStatus(status: CertificateStatus, today: string): SQL | undefined {
  const complete = eq(missing, 0);
  if (status === "Not Completed") return gt(missing, 0);
  if (status === "Expired") return and(complete, lt(first, today));
  if (status === "Need Renewal") return and(complete, gte(first, today), endsSoon(today));
  return and(complete, or(isNull(first), and(gte(first, today), not(sql`coalesce(${endsSoon(today)}, false)`))));
}
