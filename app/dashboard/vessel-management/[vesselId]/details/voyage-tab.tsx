import { cache } from "react";
import { NavigationNote } from "@/components/features/voyages/navigation-note";
import { VoyageButton } from "@/components/features/voyages/button";
import styles from "@/components/features/vessels/vessel.module.css";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { listVoyageLog } from "@/lib/features/voyages/list-voyage-log";
import { logDays, type VoyageEntry } from "@/lib/features/voyages/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../../filter-bar";
import { list } from "../../../list-screen/list-screen";
import { longestOf, several } from "../../../list-screen/panel-filters";
import { textsOf } from "../../../list-screen/texts";
import { loadVessel } from "../load-vessel";

type Lookup = "navigation-status" | "port";
const loadOptions = cache(async (kind: Lookup, locale: string) =>
  (await load(listLookups, { kind })).map(({ id, name, nameId }) => ({
    value: id,
    label: inLanguage(locale, { en: name, id: nameId }),
  })),
);
const optionsOf =
  (kind: Lookup) =>
  async ({ locale }: { locale: string }) =>
    (await loadOptions(kind, locale)).map(({ value, label }) => ({ value: String(value), label }));

const isSameVoyage = (row: VoyageEntry, above: VoyageEntry | undefined) =>
  above?.voyageNumber === row.voyageNumber &&
  above.originPort === row.originPort &&
  above.destinationPort === row.destinationPort;

/** Adds an entry. */
async function Add({ vesselId, locale }: { vesselId: number; locale: string }) {
  const [statuses, ports] = await Promise.all([
    orNull(loadOptions("navigation-status", locale)),
    orNull(loadOptions("port", locale)),
  ]);
  return (
    <div className={styles.tools}>
      <VoyageButton vesselId={vesselId} statuses={statuses ?? []} ports={ports ?? []} />
    </div>
  );
}

/** The voyage log. The first row of the call is a header, which the list drops. Document 2 §2 */
export const voyageLog = list({
  name: "voyage-log",
  texts: "voyages",
  pageSize: 50,
  filters: {
    days: several({
      label: "filters.period",
      known: logDays,
      options: async () => {
        const { t } = await textsOf("voyages");
        return logDays.map((value) => ({ value, label: t("filters.lastDays", { days: Number(value) }) }));
      },
    }),
    port: several({ label: "filters.port", known: isId, options: optionsOf("port") }),
    navigation: several({ label: "filters.status", known: isId, options: optionsOf("navigation-status") }),
  },
  load: async ({ days, port, navigation, ...query }, { route }) => {
    const vesselId = Number(route.vesselId);
    const [vessel, page] = await Promise.all([
      loadVessel(vesselId),
      load(listVoyageLog, {
        ...query,
        vesselId,
        portId: port,
        navigationStatusId: navigation,
        days: longestOf(days),
      }),
    ]);
    const entries = page.rows.filter((row): row is VoyageEntry => !row.isHeader);
    const rows = entries.map((row, index) => ({ ...row, isSame: isSameVoyage(row, entries[index - 1]) }));
    return { ...page, rows, vessel };
  },
}).view({
  label: "title",
  filterTitle: "filters.title",
  tools: ({ page, locale }) =>
    page?.vessel.allowedActions.includes("add-voyage") ? <Add vesselId={page.vessel.id} locale={locale} /> : null,
  keyOf: ({ id }) => id,
  columns: [
    { id: "recordedAt", label: "recordedAt", card: "title", text: ({ recordedAt }, { date }) => date(recordedAt) },
    {
      id: "navigationStatus",
      label: "navigationStatus",
      kind: "wrap",
      card: "fact",
      cell: (row) => <NavigationNote row={row} />,
    },
    { id: "port", label: "port", card: "fact", text: ({ port }) => port },
    { id: "voyage", label: "voyage", isMuted: ({ isSame }) => isSame, text: ({ voyageNumber }) => voyageNumber },
    { id: "origin", label: "origin", isMuted: ({ isSame }) => isSame, text: ({ originPort }) => originPort },
    {
      id: "destination",
      label: "destination",
      card: ({ isSame }) => (isSame ? undefined : "fact"),
      isMuted: ({ isSame }) => isSame,
      text: ({ destinationPort }) => destinationPort,
    },
    { id: "arrivesAt", label: "arrivesAt", card: "fact", text: ({ arrivesAt }, { date }) => date(arrivesAt) },
    { id: "recordedBy", label: "recordedBy", kind: "short", text: ({ createdByName }) => createdByName },
  ],
  empty: { title: "notFoundTitle", text: "empty" },
});
