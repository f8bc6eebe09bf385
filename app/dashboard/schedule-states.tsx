import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ViewsMenu } from "@/components/features/views/menu";
import { CrewsTable } from "@/components/features/scheduling/lists/crews-table";
import type { SchedulingSection } from "@/components/features/scheduling/lists/section-addresses";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { statusIds } from "@/db/enums/scheduling";
import type { UserActor } from "@/lib/access/actor";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import { statusOf } from "@/lib/features/scheduling/status.rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "./filter-bar";
import { scheduleRights } from "./schedule-rights";
import { stateFilters } from "./schedule-state-query";

const table = "scheduling-states";
const defaults = { pageSize: 10, sorts: ["day"], order: "asc" } as const;

type Props = { entrance: SchedulingSection; user: UserActor; params: SearchParams };

/** People of all vessels by schedule status, as the dashboard counts. product 5.7 */
export async function ScheduleStates({ entrance, user, params }: Props) {
  const [cookieStore, t, labels, shell] = await Promise.all([
    cookies(),
    getTranslations("scheduling-lists"),
    getTranslations("scheduling.statuses"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const { state, leftIn } = stateFilters(params);
  const page = await orNull(
    load(listSchedules, { state, leftIn, filterList: search, pageNumber: pageIndex + 1, pageSize }),
  );
  const isFiltered = search + state + leftIn !== "";
  const filterBar = await filterBarOf({
    title: t("filter"),
    params,
    selects: [
      {
        key: "state",
        label: t("columns.onBoardStatus"),
        current: state,
        options: statusIds.map((id) => ({ value: String(id), label: labels(statusOf(id)) })),
      },
      {
        key: "leftIn",
        label: t("leftIn"),
        current: leftIn,
        options: leftIn ? [{ value: leftIn, label: leftIn }] : [],
      },
    ],
  });
  return (
    <ListTable
      name={table}
      label={t("views.everybody")}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t("empty.everybody"),
        text: isFiltered ? shell("list.noneMatches") : t("empty.everybodyText"),
        action: await emptyStateAction({ params, tab: "everybody", isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ViewsMenu list={entrance === "onboard-scheduling" ? "schedules" : "travel"} />
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
        <CrewsTable entrance={entrance} tab={null} rows={page.rows} rights={scheduleRights(user)} isChoosing={false} />
      ) : null}
    </ListTable>
  );
}
