import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { VoyageButton } from "@/components/features/voyages/button";
import { VoyageTable } from "@/components/features/voyages/table";
import styles from "@/components/features/vessels/vessel.module.css";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import {
  readChoice,
  readListState,
  valuesOf,
  hrefWith,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import type { LookupOption } from "@/lib/features/lookups/schema";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { listVoyageLog } from "@/lib/features/voyages/list-voyage-log";
import { logDays, type VoyageEntry } from "@/lib/features/voyages/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { isId, filterBarOf } from "../../../filter-bar";

const table = "voyage-log";
const defaults = { pageSize: 50, sorts: ["recordedAt"], order: "desc" } as const;

/** The voyage log. The first returned row is a header, which the table drops. Document 2 §2 */
export async function VoyageTab({ vessel, query }: { vessel: VesselDetail; query: SearchParams }) {
  const [t, shell, locale, cookieStore] = await Promise.all([
    getTranslations("voyages"),
    getTranslations("shell.list"),
    getLocale(),
    cookies(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize } = readListState(query, defaults, choice);
  const mayAdd = vessel.allowedActions.includes("add-voyage");
  const [portId, navigationStatusId] = [valuesOf(query, "port", isId), valuesOf(query, "navigation", isId)];
  const days = logDays.find((known) => known === valueOf(query, "days")) ?? "";
  const voyageQuery = { vesselId: vessel.id, portId, navigationStatusId, days };
  const [page, statuses, ports] = await Promise.all([
    orNull(load(listVoyageLog, { ...voyageQuery, pageNumber: pageIndex + 1, pageSize })),
    orNull(load(listLookups, { kind: "navigation-status" })),
    orNull(load(listLookups, { kind: "port" })),
  ]);
  const optionOf = (options: LookupOption[] | null) =>
    (options ?? []).map(({ id, name, nameId }) => ({ value: id, label: inLanguage(locale, { en: name, id: nameId }) }));
  const rows = page?.rows.slice(1).filter((row): row is VoyageEntry => !row.isHeader) ?? [];
  const choices = (options: LookupOption[] | null) =>
    optionOf(options).map((option) => ({ ...option, value: String(option.value) }));
  const filterBar = await filterBarOf({
    title: t("filters.title"),
    selects: [
      {
        key: "days",
        label: t("filters.period"),
        current: days,
        options: logDays.map((value) => ({ value, label: t("filters.lastDays", { days: Number(value) }) })),
      },
      { key: "port", label: t("filters.port"), current: portId, isMultiple: true, options: choices(ports) },
      {
        key: "navigation",
        label: t("filters.status"),
        current: navigationStatusId,
        isMultiple: true,
        options: choices(statuses),
      },
    ],
    params: query,
  });
  const isFiltered = filterBar.chips.length > 0;
  const emptyState = emptyStateOf(page && rows, {
    title: t("notFoundTitle"),
    text: t(isFiltered ? "emptyNarrowed" : "empty"),
    action: isFiltered
      ? {
          href: hrefWith(query, { port: null, navigation: null, days: null, pageIndex: null }),
          label: shell("clearFilters"),
        }
      : null,
  });
  const footer = page ? (
    <ListPagination
      table={table}
      total={page.total}
      pageIndex={pageIndex}
      pageSize={pageSize}
      defaultPageSize={defaults.pageSize}
      params={query}
    />
  ) : null;
  const tools = (
    <>
      <ListFilters texts={filterBar.texts} selects={filterBar.selects} />
      <FilterChips label={filterBar.texts.title} chips={filterBar.chips} />
      {mayAdd ? (
        <div className={styles.tools}>
          <VoyageButton vesselId={vessel.id} statuses={optionOf(statuses)} ports={optionOf(ports)} />
        </div>
      ) : null}
    </>
  );
  return (
    <ListTable name={table} label={t("title")} choice={choice} emptyState={emptyState} footer={footer} tools={tools}>
      <VoyageTable rows={rows} />
    </ListTable>
  );
}
