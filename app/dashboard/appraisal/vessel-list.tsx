import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { AppraisalVesselsTable } from "@/components/features/appraisals/vessels/table";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ViewsMenu } from "@/components/features/views/menu";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listAppraisalVessels } from "@/lib/features/appraisals/vessels/list-appraisal-vessels";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

const table = "appraisal-vessels";
const defaults = { pageSize: 10, sorts: ["open", "name", "ready"], order: "desc" } as const;

/** Vessels, those with most waiting reports first. Document 3 §2 */
export async function VesselList({ params }: { params: SearchParams }) {
  const [cookieStore, t, shell] = await Promise.all([
    cookies(),
    getTranslations("appraisal-lists"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const page = await orNull(
    load(listAppraisalVessels, { filterList: search, sort, order, pageNumber: pageIndex + 1, pageSize }),
  );
  const isFiltered = search !== "";
  return (
    <ListTable
      name={table}
      label={t("title")}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t("empty.title"),
        text: isFiltered ? shell("list.noneMatches") : t("empty.text"),
        action: await emptyStateAction({ params, tab: "vessels", isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ViewsMenu list="appraisals" />
          <ListSearch label={t("search")} />
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
        <AppraisalVesselsTable
          rows={page.rows}
          first={pageIndex * pageSize + 1}
          params={params}
          sort={sort}
          order={order}
        />
      ) : null}
    </ListTable>
  );
}
