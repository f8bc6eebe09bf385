import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import type { ManningSide } from "@/components/features/manning/planning/address";
import { PlanningTable } from "@/components/features/manning/planning/vessels-table";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListFilter } from "@/components/ui/list/list-filter";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ViewsMenu } from "@/components/features/views/menu";
import { ListSearch } from "@/components/ui/list/list-search";
import { hrefWith, readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { can } from "@/lib/access/actor";
import { listVesselPlanning } from "@/lib/features/manning/planning/list-vessel-planning";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { openDefaultView } from "../open-default-view";
import { requireUser } from "../require-user";
import { showChoices, planningQueryOf } from "./planning-query";

const table = "vessel-planning";
const sorts = ["urgency", "waiting", "name", "type", "location"] as const;
const defaults = {
  planning: { pageSize: 10, sorts, order: "asc" },
  "approval-crew": { pageSize: 10, sorts: ["waiting", "urgency", "name", "type", "location"], order: "asc" },
} as const;

/** Vessels in operation, sorted by the earliest problem or by the oldest missing answer. D2 §2 */
export async function VesselList({ side, params }: { side: ManningSide; params: SearchParams }) {
  const [user, cookieStore, t, shell] = await Promise.all([
    requireUser("manning:view"),
    cookies(),
    getTranslations("planning"),
    getTranslations("shell"),
  ]);
  await openDefaultView(side === "planning" ? "plans" : "approvals", params);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState<(typeof sorts)[number]>(
    params,
    defaults[side],
    choice,
  );
  const { show, ...narrowed } = planningQueryOf(params);
  const page = await orNull(
    load(listVesselPlanning, {
      ...narrowed,
      filterList: search,
      sort,
      order,
      pageNumber: pageIndex + 1,
      pageSize,
    }),
  );
  const isFiltered = search !== "" || show !== "all";
  const action =
    pageIndex > 0
      ? { href: hrefWith(params, { pageIndex: null }), label: shell("list.first") }
      : isFiltered
        ? { href: "?", label: shell("list.clearFilters") }
        : { href: "/dashboard/vessel-management", label: shell("menu.vessel-management") };
  const chips = showChoices.map((id) => ({
    id,
    label: id === "all" || id === "awaited" ? t(`list.${id}`) : t(`statuses.${id}`),
    href: hrefWith(params, { show: id === "all" ? null : id, pageIndex: null }),
  }));
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t(`sides.${side}`)}
        count={await resultCountOf(page)}
        lead={page ? t("list.pending", { count: page.totalPendingData }) : ""}
      />
      <ListTable
        name={table}
        label={t(`sides.${side}`)}
        choice={choice}
        emptyState={emptyStateOf(page?.rows, {
          title: t("list.empty"),
          text: isFiltered ? shell("list.noneMatches") : t("list.emptyText"),
          action,
        })}
        tools={
          <>
            <ViewsMenu list={side === "planning" ? "plans" : "approvals"} />
            <ListSearch label={t("list.search")} />
            <ListFilter label={t("list.filter")} choices={chips} current={show} />
          </>
        }
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults[side].pageSize}
            params={params}
          />
        }
      >
        {page ? (
          <PlanningTable
            rows={page.rows}
            side={side}
            mayPropose={side === "planning" && can(user, "manning:propose")}
            today={dayOf(new Date())}
            params={params}
            sort={sort}
            order={order}
          />
        ) : null}
      </ListTable>
    </>
  );
}
