import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { AppraisalsTable } from "@/components/features/appraisals/crews/table";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Sticky } from "@/components/ui/layout/sticky";
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
import { ListTabs } from "@/components/ui/list/list-tabs";
import { landingPageOf } from "@/lib/access/landing-page";
import { listAppraisals } from "@/lib/features/appraisals/crews/list-appraisals";
import { appraisalSorts, appraisalTabs, waitKinds } from "@/lib/features/appraisals/crews/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../require-user";
import { vesselIdOf } from "../../../../vessel-management/[vesselId]/vessel-id";
import { UnsentDrafts } from "../../../unsent-drafts";
import { loadAppraisalVessel } from "../../../load-vessel";

const root = "/dashboard/appraisal";
const table = "appraisal-crews";
type Tab = (typeof appraisalTabs)[number];
/** Sort by departure, approved reports by date, the newest first. */
const defaultsOf = (tab: Tab) =>
  ({ pageSize: 10, sorts: appraisalSorts, order: tab === "history" ? "desc" : "asc" }) as const;
type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadAppraisalVessel(vesselIdOf((await params).vesselId))).vesselName };
}

/** The reports of a vessel: due or under review, approved, and all on board for a special request. Document 3 §2 */
export default async function AppraisalCrewPage({ params, searchParams }: Props) {
  const [user, { vesselId }, query] = await Promise.all([requireUser("appraisals:view"), params, searchParams]);
  const [vessel, t, shell, format, locale] = await Promise.all([
    loadAppraisalVessel(vesselIdOf(vesselId)),
    getTranslations("appraisal-lists"),
    getTranslations("shell"),
    getFormatter(),
    getLocale(),
  ]);
  const visibleTabs = appraisalTabs.filter((id) => id !== "on-board" || vessel.mayWrite);
  const requestedTab = oneOf(valueOf(query, "tab"), appraisalTabs);
  const tab = visibleTabs.find((id) => id === requestedTab) ?? "new-request";
  const isOwn = landingPageOf(user, root) !== null;
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: t("title"), href: root },
  ];
  return (
    <>
      <PageHeader
        crumbs={isOwn ? [] : crumbs}
        title={vessel.vesselName}
        lead={inLanguage(locale, { en: vessel.shipName, id: vessel.shipNameId })}
        isLeadWide
      />
      <Sticky>
        <ListTabs
          label={vessel.vesselName}
          tabs={visibleTabs.map((id) => ({
            id,
            label: t(`tabs.${id}`),
            href: hrefWith({}, { tab: id }),
            count: format.number(vessel.tabs[id]),
          }))}
          current={tab}
        />
      </Sticky>
      <UnsentDrafts user={user} />
      <Reports vesselId={vessel.vesselId} mayWrite={vessel.mayWrite} tab={tab} query={query} />
    </>
  );
}

type ListProps = { vesselId: number; mayWrite: boolean; tab: Tab; query: SearchParams };

async function Reports({ vesselId, mayWrite, tab, query }: ListProps) {
  const [cookieStore, t, shell] = await Promise.all([
    cookies(),
    getTranslations("appraisal-lists"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const defaults = defaultsOf(tab);
  const { pageIndex, pageSize, search, sort, order } = readListState(query, defaults, choice);
  const waiting = tab === "new-request" ? waitKinds.find((id) => id === valueOf(query, "waiting")) : undefined;
  const page = await orNull(
    load(listAppraisals, {
      vesselId,
      tab,
      waiting,
      filterList: search,
      sort,
      order,
      pageNumber: pageIndex + 1,
      pageSize,
    }),
  );
  const isFiltered = search !== "" || waiting !== undefined;
  return (
    <ListTable
      name={table}
      label={t(`tabs.${tab}`)}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t("empty.title"),
        text: isFiltered ? shell("list.noneMatches") : t(`empty.${tab}`),
        action: await emptyStateAction({ params: query, tab, isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ListSearch label={t("searchPerson")} />
          {tab === "new-request" ? <WaitingReports current={waiting} query={query} /> : null}
        </>
      }
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
        <AppraisalsTable
          rows={page.rows}
          sorting={{ params: query, sort, order }}
          isHistory={tab === "history"}
          isOfFleet={false}
          isOwn={false}
          mayWrite={mayWrite}
        />
      ) : null}
    </ListTable>
  );
}

/** Filter due reports by one status, as a head's task list counts them. */
async function WaitingReports({
  current,
  query,
}: {
  current: (typeof waitKinds)[number] | undefined;
  query: SearchParams;
}) {
  const t = await getTranslations("appraisal-lists.waits");
  const to = (waiting: string | null) => hrefWith(query, { tab: "new-request", waiting, pageIndex: null });
  return (
    <ListFilter
      label={t("label")}
      choices={[
        { id: "all", label: t("all"), href: to(null) },
        ...waitKinds.map((id) => ({ id, label: t(id), href: to(id) })),
      ]}
      current={current ?? "all"}
    />
  );
}
