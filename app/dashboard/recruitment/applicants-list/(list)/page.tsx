import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ApplicantPreviewFrame } from "@/components/features/applicants/list/preview-frame";
import { BulkActionsBar } from "@/components/features/applicants/list/bulk-actions-bar";
import { SelectionFrame } from "@/components/ui/list/selection/frame";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateAction } from "@/components/ui/list/empty-state";
import { readChoice, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { dayOf } from "@/lib/platform/calendar/dates";
import { ListTools } from "../../../list-tools";
import { openDefaultView } from "../../../open-default-view";
import { requireUser } from "../../../access/require-user";
import { rightsOf } from "../[applicantId]/rights";
import { listPositionOf, type ListTab } from "../list-query";
import { CesMarlinLists } from "./ces-marlin-lists";
import { pageKeys } from "./filter-options";
import { ApplicantsOfTab } from "./applicants-of-tab";
import { readApplicants } from "./read-applicants";
import { StageTabs } from "./tabs";

const table = "applicants";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applicants.list"))("title") };
}

/** Whether the tab has bulk actions. */
function isSelectable(tab: ListTab, may: Permission[]): tab is "boc-waitlist" | "ces-and-marlin-waitlist" {
  const sendsOrDecides = may.includes("applicants:boc-send") || may.includes("applicants:boc-decide");
  return (
    (tab === "boc-waitlist" && sendsOrDecides) ||
    (tab === "ces-and-marlin-waitlist" && may.includes("applicants:tests-schedule"))
  );
}

/** Build the address of an applicant, with the list and the position it was opened from. */
function recordHref(params: SearchParams, may: Permission[]) {
  const mode = may.some((permission) => permission !== "applicants:medical-file") ? "update" : "view";
  const place = listPositionOf(params);
  return (list: string) => (row: { id: number; jobOpeningId: number }, at: number) =>
    `/dashboard/recruitment/applicants-list/${row.id}/${mode}?joi=${row.jobOpeningId}&${place}${list ? `&list=${list}` : ""}&at=${at}`;
}

type ListPosition = { params: SearchParams; tab: ListTab; isPast: boolean; isFiltered: boolean };

/** Return the empty state with its next action: clear filters, or open the job openings. */
async function emptyStateIn(user: UserActor, place: ListPosition) {
  const [t, shell] = await Promise.all([getTranslations("applicants.list"), getTranslations("shell")]);
  const action = await emptyStateAction(place);
  if (action)
    return { title: shell("list.noData"), text: place.isPast ? t("emptyPage") : shell("list.noneMatches"), action };
  const comesFrom = place.tab === "new-applicants" && can(user, "job-openings:view");
  return {
    title: t("empty"),
    text: `${t("emptyText")}. ${t(place.tab === "new-applicants" ? "emptyNew" : "emptyStage")}`,
    action: comesFrom ? { href: "/dashboard/recruitment/job-openings", label: shell("menu.job-openings") } : null,
  };
}

export default async function ApplicantsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("applicants:view");
  const [params, cookieStore, t, shell] = await Promise.all([
    searchParams,
    cookies(),
    getTranslations("applicants.list"),
    getTranslations("shell"),
  ]);
  await openDefaultView("applicants", params);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { state, tab, filters, page, narrowing: filterBar } = await readApplicants(user, params, choice);
  const { pageIndex, search } = state;
  const isFiltered = search !== "" || (filterBar?.chips.length ?? 0) > 0;
  const may = rightsOf(user);
  const address = { ...params, tab };
  const hrefOf = recordHref(address, may);
  const now = new Date();
  const tools = <ListTools list="applicants" label={t("search")} filterBar={filterBar} pageKeys={pageKeys} />;
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }, { label: shell("menu.recruitment") }]}
        title={t("title")}
        count={await resultCountOf(page)}
      />
      <StageTabs current={tab} params={params} counts={page?.counts} />
      <SelectionFrame scope={`${tab}.${search}.${Object.values(filters).join(".")}`}>
        <ApplicantPreviewFrame>
          {tab === "ces-and-marlin-waitlist" && page && page.total > 0 ? (
            <CesMarlinLists
              table={table}
              state={state}
              filters={filters}
              params={address}
              choice={choice}
              tools={tools}
              now={now}
              selectable={isSelectable(tab, may)}
              hrefOf={hrefOf}
            />
          ) : (
            <ApplicantsOfTab
              table={table}
              page={page}
              state={state}
              params={address}
              choice={choice}
              emptyState={await emptyStateIn(user, { params: address, tab, isPast: pageIndex > 0, isFiltered })}
              tools={tools}
              now={now}
              selectable={isSelectable(tab, may)}
              hrefOf={hrefOf("")}
            />
          )}
        </ApplicantPreviewFrame>
        {isSelectable(tab, may) ? <BulkActionsBar tab={tab} permissions={may} today={dayOf(now)} /> : null}
      </SelectionFrame>
    </>
  );
}
