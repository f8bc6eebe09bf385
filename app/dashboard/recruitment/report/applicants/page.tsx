import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { resultCountOf } from "@/components/ui/layout/result-count";
import type { SearchParams } from "@/components/ui/list/list-state";
import { formatDate } from "@/lib/platform/calendar/dates";
import { requireUser } from "@/app/dashboard/access/require-user";
import { reportedApplicants, reportQueryOf } from "./list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applicants.screens.report"))("behind") };
}

/** The applicants behind one number of the report. */
export default async function ReportedPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params] = await Promise.all([requireUser("applicants:view"), searchParams]);
  const { from, to, stage, outcome } = reportQueryOf(params);
  const { context, show } = await reportedApplicants.open({ user, params });
  const { t, home, locale, page } = context;
  return (
    <PageTexts now={[]} late={["applicants", "files"]}>
      <PageHeader
        crumbs={[
          home,
          {
            label: t("screens.report.title"),
            href: `/dashboard/recruitment/report?${new URLSearchParams({ from, until: to })}`,
          },
        ]}
        title={`${t(`list.stages.${stage}`)}: ${t(`screens.report.${outcome}`)}`}
        count={await resultCountOf(page)}
        lead={t("screens.report.lead", { from: formatDate(from, locale), until: formatDate(to, locale) })}
      />
      {await show()}
    </PageTexts>
  );
}
