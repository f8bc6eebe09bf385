import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { CrewsTable } from "@/components/features/scheduling/lists/crews-table";
import type { SchedulingSection } from "@/components/features/scheduling/lists/section-addresses";
import { ViewsMenu } from "@/components/features/views/menu";
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
import type { UserActor } from "@/lib/access/actor";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import { waitKinds } from "@/lib/features/scheduling/waiting.rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { scheduleRights } from "./schedule-rights";

const table = "scheduling-waiting";
const defaults = { pageSize: 10, sorts: ["day"], order: "asc" } as const;

type Props = { entrance: SchedulingSection; user: UserActor; params: SearchParams };

/** People of all vessels who join or leave soon with missing data, as the task list counts. product 2.20 */
export async function IncompleteSchedules({ entrance, user, params }: Props) {
  const [cookieStore, t, shell] = await Promise.all([
    cookies(),
    getTranslations("scheduling-lists"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const waiting = oneOf(valueOf(params, "waiting"), waitKinds);
  const page = await orNull(load(listSchedules, { waiting, filterList: search, pageNumber: pageIndex + 1, pageSize }));
  const isFiltered = search !== "";
  return (
    <ListTable
      name={table}
      label={t("views.waiting")}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t("empty.waiting"),
        text: isFiltered ? shell("list.noneMatches") : t("empty.waitingText"),
        action: await emptyStateAction({ params, tab: "waiting", isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ViewsMenu list={entrance === "onboard-scheduling" ? "schedules" : "travel"} />
          <ListSearch label={t("searchPerson")} />
          <ListFilter
            label={t("filter")}
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
        <CrewsTable entrance={entrance} tab={null} rows={page.rows} rights={scheduleRights(user)} isChoosing={false} />
      ) : null}
    </ListTable>
  );
}
