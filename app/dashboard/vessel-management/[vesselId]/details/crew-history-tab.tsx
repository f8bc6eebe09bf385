import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { PersonLink } from "@/components/features/manning/check-in-out/person-link";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { can, type UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { listVesselCrewHistory } from "@/lib/features/vessels/on-board/list-vessel-crew-history";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";

const table = "vessel-crew-history";
const defaults = { pageSize: 10, sorts: ["offBoard"], order: "desc" } as const;

/** People who served on the vessel before. Document 2 §2 */
export async function CrewHistoryTab({
  vessel,
  user,
  query,
}: {
  vessel: VesselDetail;
  user: UserActor;
  query: SearchParams;
}) {
  const [t, shell, locale, cookieStore] = await Promise.all([
    getTranslations("vessels.detail"),
    getTranslations("shell.list"),
    getLocale(),
    cookies(),
  ]);
  // A principal sees only this assignment of a person who left.
  const mayOpen = can(user, "crew:view") && !isAmong(user, "principals");
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(query, defaults, choice);
  const page = await orNull(
    load(listVesselCrewHistory, { vesselId: vessel.id, pageNumber: pageIndex + 1, pageSize, filterList: search }),
  );
  const emptyState = emptyStateOf(page?.rows, {
    title: t("notFound"),
    text: search ? shell("noneMatches") : t("historyEmpty"),
    action: search || pageIndex > 0 ? { href: "?tab=crew-history", label: shell("clearFilters") } : null,
  });
  return (
    <ListTable
      name={table}
      label={t("tabs.crew-history")}
      choice={choice}
      emptyState={emptyState}
      tools={<ListSearch label={t("searchPerson")} />}
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
      <thead>
        <tr>
          <th scope="col">{t("crewId")}</th>
          <th scope="col">{t("seafarerId")}</th>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("position")}</th>
          <th scope="col" data-align="end">
            {t("onBoard")}
          </th>
          <th scope="col" data-align="end">
            {t("offBoard")}
          </th>
        </tr>
      </thead>
      <tbody>
        {page?.rows.map((row) => (
          <tr key={row.id}>
            <td>{row.employeeIdNumber}</td>
            <td>{row.seafarerId}</td>
            <td data-card="title" title={row.fullName}>
              <PersonLink id={row.crewId} name={row.fullName} open={mayOpen} />
            </td>
            <td data-card="fact" data-label={t("position")}>
              {inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId })}
            </td>
            <td data-align="end" data-card="fact" data-label={t("onBoard")}>
              {formatDate(row.onBoard, locale)}
            </td>
            <td data-align="end" data-card="fact" data-label={t("offBoard")}>
              {formatDate(row.offBoard, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </ListTable>
  );
}
