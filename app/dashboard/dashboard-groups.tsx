import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import charts from "@/components/features/dashboard/charts/charts.module.css";
import { ChartWithTable, type ChartName } from "@/components/features/dashboard/charts/figure-with-table";
import { ChartSkeleton } from "@/components/features/dashboard/charts/skeleton";
import { KpiCards } from "@/components/features/dashboard/groups/cards";
import styles from "@/components/features/dashboard/groups/groups.module.css";
import { CardsSkeleton } from "@/components/features/dashboard/groups/skeleton";
import { YearChooser } from "@/components/features/dashboard/groups/year-chooser";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { cardGroups, type CardGroupName } from "@/db/enums/dashboard";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { getApplications } from "@/lib/features/dashboard/charts/get-applications";
import { getCrewOnBoard } from "@/lib/features/dashboard/charts/get-crew-on-board";
import { getExpiringDocuments } from "@/lib/features/dashboard/charts/get-expiring-documents";
import { getTimeToHire } from "@/lib/features/dashboard/charts/get-time-to-hire";
import type { Chart } from "@/lib/features/dashboard/charts/schema";
import { getAppraisals } from "@/lib/features/dashboard/groups/get-appraisals";
import { getContractManagement } from "@/lib/features/dashboard/groups/get-contract-management";
import { getCrewManagement } from "@/lib/features/dashboard/groups/get-crew-management";
import { getCrewScheduling } from "@/lib/features/dashboard/groups/get-crew-scheduling";
import { getExpiringCertificates } from "@/lib/features/dashboard/groups/get-expiring-certificates";
import { getNewApplicants } from "@/lib/features/dashboard/groups/get-new-applicants";
import { getVesselManagement } from "@/lib/features/dashboard/groups/get-vessel-management";
import { cardsFor, canViewGroup } from "@/lib/features/dashboard/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

const groupOperations = {
  newApplicant: getNewApplicants,
  appraisal: getAppraisals,
  crewScheduling: getCrewScheduling,
  vesselManagement: getVesselManagement,
  crewCertificateStatus: getExpiringCertificates,
  crewManagement: getCrewManagement,
  contractManagement: getContractManagement,
} as const satisfies Record<CardGroupName, unknown>;

type ChartSource = { name: ChartName; of: CardGroupName; read(year: string): Promise<Chart> };
const chartSources: ChartSource[] = [
  { name: "onBoard", of: "crewManagement", read: () => load(getCrewOnBoard, {}) },
  { name: "documents", of: "crewCertificateStatus", read: () => load(getExpiringDocuments, {}) },
  { name: "applicants", of: "newApplicant", read: () => load(getApplications, {}) },
  { name: "timeToHire", of: "newApplicant", read: (year) => load(getTimeToHire, { year }) },
];

/** Document 3 §9: this year and the ten before. */
const yearsBack = 10;
const yearsUntil = (year: number) => Array.from({ length: yearsBack + 1 }, (_, before) => String(year - before));

/** Shows the KPI groups that the user may see, each loading and failing separately, and their charts. product 5.7 */
export async function DashboardGroups({ user, params }: { user: UserActor; params: SearchParams }) {
  const [t, divisions] = await Promise.all([getTranslations("dashboard"), getTranslations("shell.division")]);
  const years = yearsUntil(Number(dayOf(new Date()).slice(0, 4)));
  const year = years.find((candidate) => candidate === valueOf(params, "year")) ?? years[0] ?? "";
  const visibleGroups = cardGroups.filter((group) => canViewGroup(user, group));
  const visibleCharts = chartSources.filter(({ of }) => canViewGroup(user, of));
  if (visibleGroups.length === 0) return null;
  const key = `${user.divisionId} ${year}`;
  return (
    <PageTexts now={["dashboard.year"]}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t("title", { division: divisions(`${user.divisionId}`) })}</h2>
        <YearChooser year={year} years={years} />
      </div>
      {visibleGroups.map((group) => (
        <Suspense
          key={`${group} ${key}`}
          fallback={<CardsSkeleton title={t(`groups.${group}`)} cards={cardsFor(user, group).length} />}
        >
          <KpiGroup group={group} year={year} />
        </Suspense>
      ))}
      {visibleCharts.length > 0 ? <h2 className={styles.heading}>{t("charts")}</h2> : null}
      <div className={charts.charts}>
        {visibleCharts.map(({ name, read }) => (
          <Suspense key={`${name} ${key}`} fallback={<ChartSkeleton title={t(`plots.${name}.title`)} />}>
            <ChartPlot name={name} read={read} year={year} />
          </Suspense>
        ))}
      </div>
    </PageTexts>
  );
}

async function KpiGroup({ group, year }: { group: CardGroupName; year: string }) {
  return <KpiCards group={group} cards={await orNull(load(groupOperations[group], { year }))} />;
}

async function ChartPlot({ name, read, year }: Pick<ChartSource, "name" | "read"> & { year: string }) {
  return <ChartWithTable name={name} chart={await orNull(read(year))} year={year} />;
}
