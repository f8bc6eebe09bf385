import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ApplicantsTable } from "@/components/features/applicants/list/applicants-table";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import {
  oneOf,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { stages } from "@/db/enums/applicants";
import { outcomes } from "@/lib/features/applicants/pipeline/schema";
import { listReportedApplicants } from "@/lib/features/applicants/report/list-reported-applicants";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { notFound } from "next/navigation";
import { requireUser } from "../../../access/require-user";
import { listSorts } from "../../applicants-list/list-query";
import { rightsOf } from "../../applicants-list/[applicantId]/rights";

const table = "reported";
const defaults = { pageSize: 10, sorts: listSorts, order: "desc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applicants.screens.report"))("behind") };
}

/** Parse which number of the report is opened: stage, outcome, period and reason. */
function reportQueryOf(params: SearchParams) {
  const [from, until] = [valueOf(params, "from"), valueOf(params, "until")];
  if (!isDay(from) || !isDay(until) || from > until) notFound();
  const stage = oneOf(valueOf(params, "stage"), stages);
  return {
    from,
    to: until,
    stage,
    outcome: oneOf(valueOf(params, "outcome"), outcomes),
    reason: valueOf(params, "reason"),
  };
}

/** The applicants behind one number of the report. */
export default async function ReportedPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("applicants:view");
  const [params, cookieStore, t, list, shell, requestLocale, format] = await Promise.all([
    searchParams,
    cookies(),
    getTranslations("applicants.screens.report"),
    getTranslations("applicants.list"),
    getTranslations("shell"),
    getLocale(),
    getFormatter(),
  ]);
  const { reason, ...reportQuery } = reportQueryOf(params);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, sort, order } = readListState(params, defaults, choice);
  const paging = { pageNumber: pageIndex + 1, pageSize, sort, order };
  const page = await orNull(load(listReportedApplicants, { ...reportQuery, ...(reason ? { reason } : {}), ...paging }));
  const mode = rightsOf(user).some((permission) => permission !== "applicants:medical-file") ? "update" : "view";
  const period = { from: reportQuery.from, until: reportQuery.to };
  return (
    <PageTexts now={[]} late={["applicants", "files"]}>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: t("title"), href: `/dashboard/recruitment/report?${new URLSearchParams(period)}` },
        ]}
        title={`${list(`stages.${reportQuery.stage}`)}: ${t(reportQuery.outcome)}`}
        count={page ? format.number(page.total) : ""}
        lead={t("lead", {
          from: formatDate(reportQuery.from, requestLocale),
          until: formatDate(reportQuery.to, requestLocale),
        })}
      />
      <ListTable
        name={table}
        label={t("behind")}
        choice={choice}
        emptyState={emptyStateOf(page?.rows, { title: t("empty"), text: t("emptyText") })}
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={params}
          />
        }
      >
        {page ? (
          <ApplicantsTable
            rows={page.rows}
            params={params}
            sort={sort}
            order={order}
            now={new Date()}
            hrefOf={({ id, jobOpeningId }) =>
              `/dashboard/recruitment/applicants-list/${id}/${mode}?joi=${jobOpeningId}`
            }
          />
        ) : null}
      </ListTable>
    </PageTexts>
  );
}
