import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { VoyageButton } from "@/components/features/voyages/button";
import { VoyageTable } from "@/components/features/voyages/table";
import styles from "@/components/features/vessels/vessel.module.css";
import { listInstead } from "@/components/ui/list/list-instead";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import type { LookupOption } from "@/lib/features/lookups/schema";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { listVoyageLog } from "@/lib/features/voyages/list-voyage-log";
import type { VoyageEntry } from "@/lib/features/voyages/schema";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "@/lib/platform/transport/attempt";

const table = "voyage-log";
const defaults = { pageSize: 50, sorts: ["recordedAt"], order: "desc" } as const;

/** Where the vessel has been. The first row returned is a header, which the table drops. Document 2 §2 */
export async function VoyageTab({ vessel, query }: { vessel: VesselDetail; query: SearchParams }) {
  const [t, locale, jar] = await Promise.all([getTranslations("voyages"), getLocale(), cookies()]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize } = readListState(query, defaults, choice);
  const mayAdd = vessel.allowedActions.includes("add-voyage");
  const [page, statuses, ports] = await Promise.all([
    attempt(load(listVoyageLog, { vesselId: vessel.id, pageNumber: pageIndex + 1, pageSize })),
    mayAdd ? attempt(load(listLookups, { kind: "navigation-status" })) : null,
    mayAdd ? attempt(load(listLookups, { kind: "port" })) : null,
  ]);
  const named = (options: LookupOption[] | null) =>
    (options ?? []).map(({ id, name, nameId }) => ({ value: id, label: locale === "id" ? (nameId ?? name) : name }));
  const rows = page?.rows.slice(1).filter((row): row is VoyageEntry => !row.isHeader) ?? [];
  const instead = listInstead(page && rows, {
    title: t("notFoundTitle"),
    text: t("empty"),
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
  const tools = mayAdd ? (
    <div className={styles.tools}>
      <VoyageButton vesselId={vessel.id} statuses={named(statuses)} ports={named(ports)} />
    </div>
  ) : null;
  return (
    <ListTable name={table} label={t("title")} choice={choice} instead={instead} footer={footer} tools={tools}>
      <VoyageTable rows={rows} />
    </ListTable>
  );
}
