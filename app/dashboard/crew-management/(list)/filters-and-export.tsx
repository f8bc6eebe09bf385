import { getFormatter, getTranslations } from "next-intl/server";
import { cappedCountText } from "@/components/features/crew/list/capped-count-text";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import type { CrewList } from "@/db/enums/crew";
import { idleMonths } from "@/lib/features/crew/idle.rules";
import { ListTools } from "../../list-tools";
import { exportAddress } from "../list-query";
import type { filterOptions } from "./filter-options";
import type { TabQuery, TabPage } from "./read-tab";

type Props = {
  tab: CrewList;
  query: TabQuery;
  page: TabPage | null;
  filterBar: Awaited<ReturnType<typeof filterOptions>> | null;
  params: SearchParams;
};

/** Show the filters and the export of the crew list. */
export async function FiltersAndExport({ tab, query, page, filterBar, params }: Props) {
  const { keys, filters } = query;
  const { search, sort, order } = query.state;
  const idle = keys.includes("idle") && page?.kind === "people" ? (page.idle ?? 0) : 0;
  const t = await getTranslations("crew.screens.list");
  return (
    <ListTools list="crew" label={t("search")} filterBar={filterBar}>
      {idle > 0 || filters.idle ? <IdleFilter count={idle} current={filters.idle} params={params} /> : null}
      {page && page.rows.length > 0 && tab !== "all" ? (
        <span data-wide>
          <DownloadButton
            variant="text"
            address={exportAddress(tab, { filterList: search, ...filters, sort, order })}
            label={t("export")}
          />
        </span>
      ) : null}
    </ListTools>
  );
}

/** Show a chip with the count of idle people that filters them or removes the filter. */
async function IdleFilter({ count, current, params }: { count: number; current: string; params: SearchParams }) {
  const [t, format] = await Promise.all([getTranslations("crew.screens.list"), getFormatter()]);
  return (
    <ListFilter
      label={t("idleLabel")}
      choices={[
        {
          id: "true",
          label: t("idle", { months: idleMonths, count: cappedCountText(count, true, format.number) }),
          href: hrefWith(params, { idle: current ? null : "true", pageIndex: null }),
        },
      ]}
      current={current}
    />
  );
}
