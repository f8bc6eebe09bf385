import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ContractDialog } from "@/components/features/contracts/dialog";
import { ContractsTable } from "@/components/features/contracts/table";
import { ContractNotFound } from "@/components/features/contracts/not-found";
import { Button } from "@/components/ui/layout/button";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
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
import { can } from "@/lib/access/actor";
import { listContracts } from "@/lib/features/contracts/list-contracts";
import { contractTabs } from "@/lib/features/contracts/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { ListTools } from "../../list-tools";
import { filterBarOf } from "../../filter-bar";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../require-user";
import { loadAddressedDialog } from "./addressed-dialog";
import { filtersOf, terms } from "./list-query";

const table = "contracts";
const sorts = ["expiry", "name", "principal", "date"] as const;
const usualOrder = { active: "asc", history: "desc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("contracts"))("title") };
}

/** Contracts with principals, active and ended. Document 3 §2 */
export default async function ContractsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, cookieStore] = await Promise.all([requireUser("contracts:view"), searchParams, cookies()]);
  await openDefaultView("contracts", params);
  const [t, shell, format] = await Promise.all([
    getTranslations("contracts"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const tab = oneOf(valueOf(params, "tab"), contractTabs);
  const defaults = { pageSize: 10, sorts, order: usualOrder[tab] } as const;
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const { principalId, endsWithin, endedIn } = filtersOf(params, tab);
  const listQuery = {
    tab,
    principalId,
    endsWithin,
    endedIn,
    filterList: search,
    sort,
    order,
    pageNumber: pageIndex + 1,
    pageSize,
  };
  const page = await orNull(load(listContracts, listQuery));
  const mayWrite = can(user, "contracts:write");
  const seesTerms = can(user, "billing:view");
  const principals = page?.principalList ?? [];
  const [dialog, filterBar] = await Promise.all([
    mayWrite && page ? orNull(loadAddressedDialog(params, principals)) : null,
    filterBarOf({
      title: t("filter"),
      selects: [
        {
          key: "principal",
          label: t("principal"),
          current: principalId,
          isMultiple: true,
          options: principals.map(({ id, principalName }) => ({ value: String(id), label: principalName })),
        },
        {
          key: "endsWithin",
          label: t("endsWithin"),
          current: endsWithin,
          options:
            tab === "active" ? terms.map((value) => ({ value, label: t("withinDays", { days: Number(value) }) })) : [],
        },
        {
          key: "endedIn",
          label: t("endedIn"),
          current: endedIn,
          options: endedIn ? [{ value: endedIn, label: endedIn }] : [],
        },
      ],
      params,
    }),
  ]);
  const address = { ...params, tab };
  const tabs = contractTabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null, sort: null, order: null, endsWithin: null, endedIn: null }),
    count: page ? format.number(page.counts[id]) : undefined,
  }));
  const add = mayWrite ? (
    <Button
      variant="contained"
      component={Link}
      href={hrefWith(params, { action: "create", cid: null })}
      scroll={false}
      startIcon={<Icon name="plus" />}
    >
      {t("add")}
    </Button>
  ) : null;
  const isFiltered = search !== "" || principalId + endsWithin + endedIn !== "";
  const rows = page?.activeContract.data;
  const emptyState = emptyStateOf(rows, {
    title: isFiltered ? shell("list.noData") : t("empty"),
    text: isFiltered ? shell("list.noneMatches") : t(tab === "history" ? "emptyHistory" : "emptyActive"),
    action: await emptyStateAction({ params: address, tab, isPast: pageIndex > 0, isFiltered }),
    fallback: tab === "active" ? add : null,
  });
  const total = page?.activeContract.totalItem ?? 0;
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: shell("menu.payroll-and-contracts") },
        ]}
        title={t("title")}
        lead={t("lead")}
        count={await resultCountOf(page && { total, outOf: page.outOf })}
        action={add}
      />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyState}
        tools={<ListTools list="contracts" label={t("search")} filterBar={filterBar} />}
        footer={
          <ListPagination
            table={table}
            total={total}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={address}
          />
        }
      >
        {rows ? (
          <ContractsTable
            rows={rows}
            sort={sort}
            order={order}
            mayWrite={mayWrite}
            seesTerms={seesTerms}
            params={address}
            mayDelete={can(user, "contracts:delete")}
          />
        ) : null}
      </ListTable>
      {dialog === "not-found" ? <ContractNotFound key={valueOf(params, "cid")} /> : null}
      {dialog && dialog !== "not-found" ? (
        <ContractDialog key={dialog.contract?.contractManagementId ?? "create"} {...dialog} />
      ) : null}
    </>
  );
}
