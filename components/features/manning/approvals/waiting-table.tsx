import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { WaitingPlan } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";

type Props = { plans: WaitingPlan[]; label: string; empty: string; opens: "review" | "record" };

function hrefOf(
  { vesselCrewId, employeeId, assignmentOn, vesselId, jobPositionId }: WaitingPlan,
  opens: Props["opens"],
) {
  if (opens === "record") return `/dashboard/crew-management/${employeeId}/details?tab=upcoming-schedule`;
  const keys = { vcid: vesselCrewId, emp: employeeId, ao: assignmentOn, vid: vesselId, joi: jobPositionId };
  return `/dashboard?${new URLSearchParams(Object.entries(keys).map(([name, value]) => [name, String(value)]))}`;
}

/** Plans that wait for an answer, each leading to where it is given. */
export async function WaitingTable({ plans, label, empty, opens }: Props) {
  const [t, locale] = await Promise.all([getTranslations("approvals.page"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const columns = (["person", "rank", "vessel", "period", "askedOn"] as const).map((name) => ({ label: t(name) }));
  return (
    <RecordTable
      label={label}
      empty={empty}
      columns={columns}
      rows={plans.map((plan) => [
        <Link key={plan.assignmentId} href={hrefOf(plan, opens)} prefetch={false}>
          {plan.employeeName}
        </Link>,
        language === "id" ? plan.jobPositionNameId : plan.jobPositionName,
        plan.vesselName,
        `${formatDate(plan.startDate, language)} – ${formatDate(plan.endDate, language)}`,
        formatDate(plan.askedAt, language, "instant"),
      ])}
    />
  );
}
