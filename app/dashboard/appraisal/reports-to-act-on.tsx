import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ViewsMenu } from "@/components/features/views/menu";
import { AppraisalsTable } from "@/components/features/appraisals/crews/table";
import { ListFilter } from "@/components/ui/list/list-filter";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
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
import { can, type UserActor } from "@/lib/access/actor";
import { listAppraisals } from "@/lib/features/appraisals/crews/list-appraisals";
import { appraisalSorts, waitKinds } from "@/lib/features/appraisals/crews/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

const table = "appraisal-waiting";
const defaults = { pageSize: 10, sorts: appraisalSorts, order: "asc" } as const;

/** Reports of all vessels to write, to review, or overdue because the seafarer left. product 5.5b */
export async function ReportsToActOn({ user, params }: { user: UserActor; params: SearchParams }) {
  const [cookieStore, t, shell] = await Promise.all([
    cookies(),
    getTranslations("appraisal-lists"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const waiting = oneOf(valueOf(params, "waiting"), waitKinds);
  const page = await orNull(
    load(listAppraisals, { waiting, filterList: search, sort, order, pageNumber: pageIndex + 1, pageSize }),
  );
  const isFiltered = search !== "";
  return (
    <ListTable
      name={table}
      label={t("views.waiting")}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t(`waits.none.${waiting}`),
        text: isFiltered ? shell("list.noneMatches") : t("waits.noneText"),
        action: await emptyStateAction({ params, tab: "waiting", isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ViewsMenu list="appraisals" />
          <ListSearch label={t("searchPerson")} />
          <ListFilter
            label={t("waits.label")}
            choices={waitKinds.map((id) => ({
              id,
              label: t(`waits.${id}`),
              href: hrefWith(params, { tab: "waiting", waiting: id, pageIndex: null }),
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
        <AppraisalsTable
          rows={page.rows}
          sorting={{ params, sort, order }}
          isHistory={false}
          isOfFleet
          isOwn={false}
          mayWrite={can(user, "appraisals:write")}
        />
      ) : null}
    </ListTable>
  );
}
