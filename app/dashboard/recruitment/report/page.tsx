import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FunnelTable } from "@/components/features/applicants/report/funnel-table";
import { firstDayOf, PeriodChooser } from "@/components/features/applicants/report/period-chooser";
import { reportedHrefIn } from "@/components/features/applicants/report/reported-href";
import { ReasonsTable } from "@/components/features/applicants/report/reasons-table";
import styles from "@/components/features/applicants/report/report.module.css";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { ListError } from "@/components/ui/list/list-error";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getPipelineReport } from "@/lib/features/applicants/report/get-pipeline-report";
import { dayOf, formatDate, isDay } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { requireUser } from "../../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applicants.screens.report"))("title") };
}

/** Parse the period. Defaults to the last 90 days. */
function periodOf(params: SearchParams, today: string) {
  const [from, until] = [valueOf(params, "from"), valueOf(params, "until")];
  return isDay(from) && isDay(until) && from <= until ? { from, until } : { from: firstDayOf(90, today), until: today };
}

export default async function ReportPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requireUser("applicants:view");
  const [params, t, shell, requestLocale] = await Promise.all([
    searchParams,
    getTranslations("applicants.screens.report"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const today = dayOf(new Date());
  const { from, until } = periodOf(params, today);
  const hrefOf = reportedHrefIn({ from, until });
  const report = await orNull(load(getPipelineReport, { from, to: until }));
  const isEmpty =
    report?.stages.every(({ reached, passed, failed, withdrawn }) => reached + passed + failed + withdrawn === 0) ??
    false;
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }, { label: shell("menu.recruitment") }]}
        title={t("title")}
        lead={t("lead", { from: formatDate(from, requestLocale), until: formatDate(until, requestLocale) })}
      />
      <PeriodChooser from={from} until={until} today={today} />
      {!report ? <ListError /> : null}
      {report && isEmpty ? (
        <ListEmpty title={t("empty")} text={t("emptyText")}>
          <Button variant="outlined" component={Link} href={`?from=${firstDayOf(365, today)}&until=${today}`}>
            {t("lastDays", { days: 365 })}
          </Button>
        </ListEmpty>
      ) : null}
      {report && !isEmpty ? (
        <div className={styles.tables}>
          <FunnelTable stages={report.stages} hrefOf={hrefOf} />
          <ReasonsTable reasons={report.reasons} hrefOf={hrefOf} />
        </div>
      ) : null}
    </>
  );
}
