import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import styles from "@/components/features/vessels/vessel.module.css";
import { VesselPreviewFrame } from "@/components/features/vessels/list/preview-frame";
import { VesselsTable } from "@/components/features/vessels/list/vessels-table";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
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
import { ListTabs } from "@/components/ui/list/list-tabs";
import { vesselTabs } from "@/db/enums/vessels";
import { can } from "@/lib/access/actor";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { ListTools } from "../../list-tools";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../require-user";
import { filterOptions, filtersOf } from "./filter-options";

const table = "vessels";
const defaults = {
  pageSize: 10,
  sorts: ["name", "type", "location", "principal", "crewOnBoard"],
  order: "asc",
} as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("vessels.list"))("title") };
}

export default async function VesselsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, cookieStore] = await Promise.all([requireUser("vessels:view"), searchParams, cookies()]);
  await openDefaultView("vessels", params);
  const [t, principals, shell, format] = await Promise.all([
    getTranslations("vessels.list"),
    getTranslations("vessels.principals"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const tab = oneOf(valueOf(params, "tab"), vesselTabs);
  const filters = filtersOf(params, tab);
  const { vesselType, vacant, principal: principalId } = filters;
  const listQuery = { tab, vacant, principalId, vesselType, filterList: search, sort, order };
  const [page, filterBar] = await Promise.all([
    orNull(load(listVessels, { ...listQuery, pageNumber: pageIndex + 1, pageSize })),
    orNull(filterOptions(user, tab, filters, params)),
  ]);
  const address = { ...params, tab };
  const tabs = vesselTabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id]) : undefined,
  }));
  const add = can(user, "vessels:add") ? (
    <Button
      variant="contained"
      component={Link}
      href="/dashboard/vessel-management/add"
      startIcon={<Icon name="plus" />}
    >
      {t("add")}
    </Button>
  ) : null;
  const actions = (
    <div className={styles.headActions}>
      {can(user, "vessels:lookups") ? (
        <Button variant="outlined" component={Link} href="/dashboard/vessel-management/principals">
          {principals("title")}
        </Button>
      ) : null}
      {add}
    </div>
  );
  const isFiltered = search !== "" || Object.values(filters).some(Boolean);
  const emptyState = emptyStateOf(page?.rows, {
    title: t("empty"),
    text: isFiltered ? shell("list.noneMatches") : t(tab === "in-scrap" ? "emptyScrap" : "emptyText"),
    action: await emptyStateAction({ params: address, tab, isPast: pageIndex > 0, isFiltered }),
    fallback: tab === "in-operation" ? add : null,
  });

  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t("title")}
        count={await resultCountOf(page)}
        action={actions}
      />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <VesselPreviewFrame>
        <ListTable
          name={table}
          label={t("title")}
          choice={choice}
          emptyState={emptyState}
          tools={<ListTools list="vessels" label={t("search")} filterBar={filterBar} />}
          footer={
            <ListPagination
              table={table}
              total={page?.total ?? 0}
              pageIndex={pageIndex}
              pageSize={pageSize}
              defaultPageSize={defaults.pageSize}
              params={address}
            />
          }
        >
          {page ? <VesselsTable rows={page.rows} tab={tab} params={address} sort={sort} order={order} /> : null}
        </ListTable>
      </VesselPreviewFrame>
    </>
  );
}
