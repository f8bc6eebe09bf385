import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { SelectedOpeningsBar } from "@/components/features/job-openings/admin/selected-openings-bar";
import { JobOpeningDialog } from "@/components/features/job-openings/admin/job-opening-dialog";
import { JobOpeningsTable } from "@/components/features/job-openings/admin/job-openings-table";
import { OpeningPreviewFrame } from "@/components/features/job-openings/admin/preview-frame";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { hrefWith, readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { SelectionFrame } from "@/components/ui/list/selection/frame";
import { can } from "@/lib/access/actor";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
import { jobOpeningPageSize } from "@/lib/features/job-openings/schema";
import { load } from "@/lib/platform/transport/page";
import { withoutViewMark } from "@/lib/features/views/rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { ListTools } from "../../list-tools";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../access/require-user";
import { loadAddressedDialog } from "./addressed-dialog";
import { filterOptions, filtersOf } from "./filter-options";

const table = "job-openings";
const defaults = {
  pageSize: jobOpeningPageSize,
  sorts: ["createdAt", "position", "vesselType", "closesOn"],
  order: "desc",
} as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("job-openings.list"))("title") };
}

export default async function JobOpeningsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, cookieStore] = await Promise.all([requireUser("job-openings:view"), searchParams, cookies()]);
  await openDefaultView("job-openings", params);
  const [t, shell] = await Promise.all([getTranslations("job-openings.list"), getTranslations("shell")]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const filters = filtersOf(params);
  const rights = { write: can(user, "job-openings:write"), remove: can(user, "job-openings:delete") };
  const [page, filterBar] = await Promise.all([
    orNull(load(listJobOpenings, { pageNumber: pageIndex + 1, pageSize, filterList: search, sort, order, ...filters })),
    orNull(filterOptions(user, filters, params)),
  ]);
  const dialog =
    rights.write || can(user, "job-openings:draft-from-gap")
      ? await orNull(
          loadAddressedDialog(params, { divisionId: user.divisionId, mayWrite: rights.write }, page?.rows ?? []),
        )
      : null;

  const add = rights.write ? (
    <Button
      variant="contained"
      component={Link}
      href={hrefWith(params, { add: 1, joi: null })}
      scroll={false}
      startIcon={<Icon name="plus" />}
    >
      {t("add")}
    </Button>
  ) : null;
  const isFiltered = search !== "" || (filterBar?.chips.length ?? 0) > 0 || pageIndex > 0;
  const emptyState = emptyStateOf(page?.rows, {
    title: isFiltered ? shell("list.noData") : t("empty"),
    text: isFiltered ? shell("list.noneMatches") : `${t("emptyText")}. ${t("emptyNext")}`,
    action: isFiltered ? { href: `?view=${withoutViewMark}`, label: shell("list.clearFilters") } : null,
    fallback: add,
  });

  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }, { label: shell("menu.recruitment") }]}
        title={t("title")}
        count={await resultCountOf(page)}
        action={add}
      />
      <SelectionFrame scope={hrefWith(params, { pageIndex: null })}>
        <OpeningPreviewFrame>
          <ListTable
            name={table}
            label={t("title")}
            choice={choice}
            emptyState={emptyState}
            tools={<ListTools list="job-openings" label={t("search")} filterBar={filterBar} />}
            footer={
              <ListPagination
                table={table}
                total={page?.total ?? 0}
                pageIndex={pageIndex}
                pageSize={pageSize}
                defaultPageSize={jobOpeningPageSize}
                params={params}
              />
            }
          >
            {page ? (
              <JobOpeningsTable
                rows={page.rows}
                params={params}
                sort={sort}
                order={order}
                rights={rights}
                linksApplicants={can(user, "applicants:view")}
              />
            ) : null}
          </ListTable>
          {rights.write ? <SelectedOpeningsBar /> : null}
        </OpeningPreviewFrame>
      </SelectionFrame>
      {dialog ? <JobOpeningDialog key={dialog.opening?.id ?? "add"} {...dialog} /> : null}
    </>
  );
}
