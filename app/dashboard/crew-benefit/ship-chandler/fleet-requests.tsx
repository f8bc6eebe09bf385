import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { RequestsTable } from "@/components/features/chandler/requests/table";
import { ListFilter } from "@/components/ui/list/list-filter";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ViewsMenu } from "@/components/features/views/menu";
import { ListSearch } from "@/components/ui/list/list-search";
import {
  hrefWith,
  oneOf,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listRequests } from "@/lib/features/chandler/requests/list-requests";
import { requestWaits } from "@/lib/features/chandler/requests/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

const table = "chandler-requests";
const defaults = { pageSize: 10, sorts: ["delivery", "requested"], order: "asc" } as const;
const choices = ["all", ...requestWaits] as const;

/**
 * Show open requests of all vessels, next requested delivery first; the work list counts these. screens "Ship chandler"
 */
export async function FleetRequests({ params }: { params: SearchParams }) {
  const [jar, t, shell] = await Promise.all([
    cookies(),
    getTranslations("chandler-requests"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const waiting = oneOf(valueOf(params, "waiting"), choices);
  const page = await orNull(
    load(listRequests, {
      list: "open",
      waiting: waiting === "all" ? "" : waiting,
      filterList: search,
      sort,
      order,
      pageNumber: pageIndex + 1,
      pageSize,
    }),
  );
  const isFiltered = search !== "" || waiting !== "all";
  return (
    <ListTable
      name={table}
      label={t("views.requests")}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t("empty.requests"),
        text: isFiltered ? shell("list.noneMatches") : t("empty.allText"),
        action: await emptyStateAction({ params, tab: "requests", isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ViewsMenu list="chandler" />
          <ListSearch label={t("searchRequest")} />
          <ListFilter
            label={t("filter")}
            choices={choices.map((id) => ({
              id,
              label: t(`waits.${id}`),
              href: hrefWith(params, { tab: "requests", waiting: id === "all" ? null : id, pageIndex: null }),
            }))}
            current={waiting}
          />
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
        <RequestsTable rows={page.rows} params={params} sort={sort} order={order} isFleet isHistory={false} />
      ) : null}
    </ListTable>
  );
}
