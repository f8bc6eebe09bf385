import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ViewsMenu } from "@/components/features/views/menu";
import { AppraisalsTable } from "@/components/features/appraisals/crews/table";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listAppraisals } from "@/lib/features/appraisals/crews/list-appraisals";
import { appraisalSorts } from "@/lib/features/appraisals/crews/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "../filter-bar";
import { approvedFilters, scores } from "./approved-query";

const table = "appraisal-approved";
const defaults = { pageSize: 10, sorts: appraisalSorts, order: "desc" } as const;

/** Approved reports of all vessels, the newest first, filtered by year of approval and average. product 5.7 */
export async function ApprovedList({ params }: { params: SearchParams }) {
  const [cookieStore, t, scale, shell] = await Promise.all([
    cookies(),
    getTranslations("appraisal-lists"),
    getTranslations("appraisals.scale"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const filters = approvedFilters(params);
  const page = await orNull(
    load(listAppraisals, {
      tab: "history",
      ...filters,
      filterList: search,
      sort,
      order,
      pageNumber: pageIndex + 1,
      pageSize,
    }),
  );
  const isFiltered = search + filters.approvedIn + filters.score !== "";
  const filterBar = await filterBarOf({
    title: t("approved.filter"),
    params,
    selects: [
      {
        key: "score",
        label: t("columns.average"),
        current: filters.score,
        options: scores.map((value) => ({ value, label: `${value} ${scale(value)}` })),
      },
      {
        key: "approvedIn",
        label: t("approved.year"),
        current: filters.approvedIn,
        options: filters.approvedIn ? [{ value: filters.approvedIn, label: filters.approvedIn }] : [],
      },
    ],
  });
  return (
    <ListTable
      name={table}
      label={t("views.approved")}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t("empty.title"),
        text: isFiltered ? shell("list.noneMatches") : t("approved.noneText"),
        action: await emptyStateAction({ params, tab: "approved", isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ViewsMenu list="appraisals" />
          <ListSearch label={t("searchPerson")} />
          <ListFilters texts={filterBar.texts} selects={filterBar.selects} />
          <FilterChips label={filterBar.texts.title} chips={filterBar.chips} />
        </>
      }
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
        <AppraisalsTable
          rows={page.rows}
          sorting={{ params, sort, order }}
          isHistory
          isOfFleet
          isOwn={false}
          mayWrite={false}
        />
      ) : null}
    </ListTable>
  );
}
