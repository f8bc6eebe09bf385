import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { VoyageButton } from "@/components/features/voyages/button";
import { VoyageTable } from "@/components/features/voyages/table";
import styles from "@/components/features/vessels/vessel.module.css";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { listInstead } from "@/components/ui/list/list-instead";
import { ListPagination } from "@/components/ui/list/list-pagination";
import {
  readChoice,
  readListState,
  severalOf,
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
import { load } from "@/lib/platform/transport/page";
import { attempt } from "@/lib/platform/transport/attempt";
import { isId, narrowingOf } from "../../../narrowing";

const table = "voyage-log";
const defaults = { pageSize: 50, sorts: ["recordedAt"], order: "desc" } as const;

/** The voyage log. The first returned row is a header, which the table drops. Document 2 §2 */
export async function VoyageTab({ vessel, query }: { vessel: VesselDetail; query: SearchParams }) {
  const [t, shell, locale, jar] = await Promise.all([
    getTranslations("voyages"),
    getTranslations("shell.list"),
    getLocale(),
    cookies(),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize } = readListState(query, defaults, choice);
  const mayAdd = vessel.allowedActions.includes("add-voyage");
  const [portId, navigationStatusId] = [severalOf(query, "port", isId), severalOf(query, "navigation", isId)];
  const days = logDays.find((known) => known === valueOf(query, "days")) ?? "";
  const asked = { vesselId: vessel.id, portId, navigationStatusId, days };
  const [page, statuses, ports] = await Promise.all([
    attempt(load(listVoyageLog, { ...asked, pageNumber: pageIndex + 1, pageSize })),
    attempt(load(listLookups, { kind: "navigation-status" })),
    attempt(load(listLookups, { kind: "port" })),
  ]);
  const named = (options: LookupOption[] | null) =>
    (options ?? []).map(({ id, name, nameId }) => ({ value: id, label: locale === "id" ? (nameId ?? name) : name }));
  const rows = page?.rows.slice(1).filter((row): row is VoyageEntry => !row.isHeader) ?? [];
  const choices = (options: LookupOption[] | null) =>
    named(options).map((option) => ({ ...option, value: String(option.value) }));
  const narrowing = await narrowingOf({
    title: t("filters.title"),
    selects: [
      {
        key: "days",
        label: t("filters.period"),
        current: days,
        options: logDays.map((value) => ({ value, label: t("filters.lastDays", { days: Number(value) }) })),
      },
      { key: "port", label: t("filters.port"), current: portId, several: true, options: choices(ports) },
      {
        key: "navigation",
        label: t("filters.status"),
        current: navigationStatusId,
        several: true,
        options: choices(statuses),
      },
    ],
    params: query,
  });
  const isNarrowed = narrowing.chips.length > 0;
  const instead = listInstead(page && rows, {
    title: t("notFoundTitle"),
    text: t(isNarrowed ? "emptyNarrowed" : "empty"),
    way: isNarrowed
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
      <ListFilters texts={narrowing.texts} selects={narrowing.selects} />
      <FilterChips label={narrowing.texts.title} chips={narrowing.chips} />
      {mayAdd ? (
        <div className={styles.tools}>
          <VoyageButton vesselId={vessel.id} statuses={named(statuses)} ports={named(ports)} />
        </div>
      ) : null}
    </>
  );
  return (
    <ListTable name={table} label={t("title")} choice={choice} instead={instead} footer={footer} tools={tools}>
      <VoyageTable rows={rows} />
    </ListTable>
  );
}
