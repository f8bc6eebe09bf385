import Button from "@mui/material/Button";
import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ApplicantsTable } from "@/components/features/applicants/list/applicants-table";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { ListError } from "@/components/ui/list/list-error";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { hrefWith, oneOf, readChoice, readListState, tableCookie, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { applicantTabs } from "@/db/enums/applicants";
import { listApplicants } from "@/lib/features/applicants/list-applicants";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "../../../attempt";
import { signedIn } from "../../../signed-in";

const table = "applicants";
const defaults = { pageSize: 10, sorts: ["regDate", "name", "applicantId", "seafarerId", "position", "vesselType"], order: "desc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applicants.list"))("title") };
}

export default async function ApplicantsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await signedIn("applicants:view");
  const [params, jar] = await Promise.all([searchParams, cookies()]);
  const [t, shell, format] = await Promise.all([getTranslations("applicants.list"), getTranslations("shell"), getFormatter()]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const tab = oneOf(valueOf(params, "tab"), applicantTabs);
  const page = await attempt(load(listApplicants, { pageNumber: pageIndex + 1, pageSize, filterList: search, tab, sort, order }));
  const address = { ...params, tab };
  const tabs = applicantTabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id] ?? 0) : undefined,
    tone: id === "done" ? ("success" as const) : undefined,
  }));
  const instead = !page ? (
    <ListError />
  ) : page.rows.length === 0 ? (
    <ListEmpty title={t("empty")} text={t("emptyText")}>
      {search || pageIndex > 0 ? (
        <Button variant="outlined" component={Link} href={`?tab=${tab}`}>
          {shell("list.clearFilters")}
        </Button>
      ) : null}
    </ListEmpty>
  ) : undefined;

  return (
    <>
      <PageHeader crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }, { label: shell("menu.recruitment") }]} title={t("title")} count={page ? format.number(page.total) : ""} />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        instead={instead}
        tools={<ListSearch label={t("search")} />}
        footer={<ListPagination table={table} total={page?.total ?? 0} pageIndex={pageIndex} pageSize={pageSize} defaultPageSize={defaults.pageSize} params={address} />}
      >
        {page ? <ApplicantsTable rows={page.rows} params={address} sort={sort} order={order} /> : null}
      </ListTable>
    </>
  );
}
