import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { chandlerRoot } from "@/components/features/chandler/addresses";
import { NewRequestButton } from "@/components/features/chandler/requests/new-button";
import { RequestsTable } from "@/components/features/chandler/requests/table";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { Sticky } from "@/components/ui/layout/sticky";
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
import { landingPageOf } from "@/lib/access/landing-page";
import { listRequests } from "@/lib/features/chandler/requests/list-requests";
import { requestSorts } from "@/lib/features/chandler/requests/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../require-user";
import { loadChandlerVessel } from "../../../load-vessel-and-request";

const tabs = ["new-request", "history"] as const;
const table = "chandler-vessel-requests";
const defaults = { pageSize: 10, sorts: requestSorts, order: "desc" } as const;

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadChandlerVessel((await params).vesselId)).vesselName };
}

/** Show a vessel's open requests and its history. Document 3 §2 */
export default async function ChandlerVesselPage({ params, searchParams }: Props) {
  const [user, { vesselId }, query] = await Promise.all([requireUser("chandler:view"), params, searchParams]);
  const [vessel, t, shell, format, locale] = await Promise.all([
    loadChandlerVessel(vesselId),
    getTranslations("chandler-requests"),
    getTranslations("shell"),
    getFormatter(),
    getLocale(),
  ]);
  const tab = oneOf(valueOf(query, "tab"), tabs);
  const counts = { "new-request": vessel.open, history: vessel.history };
  const isOwn = landingPageOf(user, chandlerRoot) !== null;
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: t("titles.list"), href: chandlerRoot },
  ];
  const mayRequest = can(user, "chandler:request") && vessel.isInOperation;
  return (
    <PageTexts
      now={["chandler-requests.new"]}
      late={["chandler-requests", "chandler", "validation", "files", "lookups", "checkups"]}
    >
      <PageHeader
        crumbs={isOwn ? [] : crumbs}
        title={vessel.vesselName}
        lead={inLanguage(locale, { en: vessel.vesselType, id: vessel.vesselTypeNameId })}
        isLeadWide
        action={
          mayRequest ? (
            <NewRequestButton vessel={vessel} requester={{ name: user.name, email: user.email }} />
          ) : undefined
        }
      />
      <Sticky>
        <ListTabs
          label={vessel.vesselName}
          tabs={tabs.map((id) => ({
            id,
            label: t(`tabs.${id}`),
            href: hrefWith({}, { tab: id }),
            count: format.number(counts[id]),
          }))}
          current={tab}
        />
      </Sticky>
      <Requests vesselId={vessel.vesselId} tab={tab} query={query} />
    </PageTexts>
  );
}

/** Show one tab of requests, newest first. */
async function Requests({
  vesselId,
  tab,
  query,
}: {
  vesselId: number;
  tab: (typeof tabs)[number];
  query: SearchParams;
}) {
  const [jar, t] = await Promise.all([cookies(), getTranslations("chandler-requests")]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, sort, order } = readListState(query, defaults, choice);
  const list = tab === "history" ? "history" : "open";
  const page = await orNull(load(listRequests, { list, vesselId, sort, order, pageNumber: pageIndex + 1, pageSize }));
  return (
    <ListTable
      name={table}
      label={t(`tabs.${tab}`)}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t("empty.requests"),
        text: t(`empty.${tab}Text`),
        action: await emptyStateAction({ params: query, tab, isPast: pageIndex > 0, isFiltered: false }),
      })}
      footer={
        <ListPagination
          table={table}
          total={page?.total ?? 0}
          pageIndex={pageIndex}
          pageSize={pageSize}
          defaultPageSize={defaults.pageSize}
          params={query}
        />
      }
    >
      {page ? (
        <RequestsTable
          rows={page.rows}
          params={query}
          sort={sort}
          order={order}
          isFleet={false}
          isHistory={list === "history"}
        />
      ) : null}
    </ListTable>
  );
}
