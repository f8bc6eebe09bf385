import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { PrincipalButton } from "@/components/features/vessels/principals/button";
import { PrincipalPreviewFrame } from "@/components/features/vessels/principals/preview-frame";
import { PrincipalsTable } from "@/components/features/vessels/principals/table";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf } from "@/components/ui/list/empty-state";
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
import { listPrincipals } from "@/lib/features/vessels/principals/list-principals";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { ListTools } from "../../list-tools";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../access/require-user";

const table = "principals";
const tabIds = ["in-use", "retired"] as const;
const defaults = { pageSize: 200, sorts: ["name"], order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("vessels.principals"))("title") };
}

/** Ship owners and clients, their approval policy, and retired ones. */
export default async function PrincipalsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, cookieStore] = await Promise.all([requireUser("vessels:lookups"), searchParams, cookies()]);
  await openDefaultView("principals", params);
  const [t, vessels, shell, format] = await Promise.all([
    getTranslations("vessels.principals"),
    getTranslations("vessels.list"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { search } = readListState(params, defaults, choice);
  const tab = oneOf(valueOf(params, "tab"), tabIds);
  const [inUse, retired] = await Promise.all(
    [false, true].map((isRetired) => orNull(load(listPrincipals, { retired: isRetired, filterList: search }))),
  );
  const lists = { "in-use": inUse, retired };
  const rows = lists[tab];
  const isTanker = user.divisionId === 2;
  const tabs = tabIds.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id }),
    count: lists[id] ? format.number(lists[id].length) : undefined,
  }));
  const emptyState = emptyStateOf(rows, {
    title: vessels("empty"),
    text: search ? shell("list.noneMatches") : t(tab === "retired" ? "emptyRetired" : "empty"),
    action: search ? { href: `?tab=${tab}`, label: shell("list.clearFilters") } : null,
    fallback: tab === "in-use" ? <PrincipalButton isTanker={isTanker} /> : null,
  });
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: vessels("title"), href: "/dashboard/vessel-management" },
  ];
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={t("title")}
        count={rows ? format.number(rows.length) : ""}
        action={<PrincipalButton isTanker={isTanker} />}
      />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <PrincipalPreviewFrame>
        <ListTable
          name={table}
          label={t("title")}
          choice={choice}
          emptyState={emptyState}
          tools={<ListTools list="principals" label={t("search")} filterBar={null} />}
        >
          {rows ? <PrincipalsTable rows={rows} isTanker={isTanker} /> : null}
        </ListTable>
      </PrincipalPreviewFrame>
    </>
  );
}
