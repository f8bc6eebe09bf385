import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ownDeductions } from "@/components/features/work-orders/addresses";
import { NextMonthBar } from "@/components/features/work-orders/periods/next-month";
import { SettledLink } from "@/components/features/work-orders/slips/settled-link";
import { SlipVesselsTable } from "@/components/features/work-orders/slips/vessels-table";
import { ViewsMenu } from "@/components/features/views/menu";
import { Button } from "@/components/ui/layout/button";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { can } from "@/lib/access/actor";
import { getNextMonthToLock } from "@/lib/features/work-orders/periods/get-next-month-to-lock";
import { getSlipVessel } from "@/lib/features/work-orders/slips/get-slip-vessel";
import { listSlipVessels } from "@/lib/features/work-orders/slips/list-slip-vessels";
import { slipVesselSorts } from "@/lib/features/work-orders/slips/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { openDefaultView } from "../../../open-default-view";
import { requireUser } from "../../../require-user";

const table = "slip-vessels";
const defaults = { pageSize: 10, sorts: slipVesselSorts, order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("slips"))("title") };
}

/**
 * Vessels with this month's slips, those that need action first, or an empty state for a seafarer. Document 3 §2, §6
 */
export default async function WorkOrderOverviewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, cookieStore] = await Promise.all([requireUser("work-orders:slip"), searchParams, cookies()]);
  const [t, shell] = await Promise.all([getTranslations("slips"), getTranslations("shell")]);
  if (!can(user, "work-orders:view"))
    return (
      <>
        <PageHeader crumbs={[]} title={t("titles.own")} />
        <ListEmpty title={t("empty.own")} text={t("empty.ownText")}>
          {can(user, "work-orders:deductions") ? (
            <Button variant="outlined" component={Link} href={ownDeductions}>
              {t("ownDeductions")}
            </Button>
          ) : null}
        </ListEmpty>
      </>
    );
  await openDefaultView("work-orders", params);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const listQuery = { filterList: search, sort, order, pageNumber: pageIndex + 1, pageSize };
  const [page, next, settled] = await Promise.all([
    orNull(load(listSlipVessels, listQuery)),
    orNull(load(getNextMonthToLock, {})),
    orNull(load(getSlipVessel, { vesselId: "none" })),
  ]);
  const isFiltered = search !== "";
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t("title")}
        count={await resultCountOf(page)}
        action={settled ? <SettledLink settled={settled} /> : undefined}
      />
      {next ? <NextMonthBar next={next} /> : null}
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyStateOf(page?.rows, {
          title: t("empty.vessels"),
          text: isFiltered ? shell("list.noneMatches") : t("empty.vesselsText"),
          action: await emptyStateAction({ params, tab: "", isPast: pageIndex > 0, isFiltered }),
        })}
        tools={
          <>
            <ViewsMenu list="work-orders" />
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
        {page ? <SlipVesselsTable rows={page.rows} params={params} sort={sort} order={order} /> : null}
      </ListTable>
    </>
  );
}
