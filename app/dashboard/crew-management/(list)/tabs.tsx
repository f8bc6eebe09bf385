import { getFormatter, getTranslations } from "next-intl/server";
import { cappedCountText } from "@/components/features/crew/list/capped-count-text";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import type { CrewList, CrewTab } from "@/db/enums/crew";
import type { CrewPage } from "@/lib/features/crew/schema";

type Props = {
  offered: CrewTab[];
  current: CrewList;
  total: number | undefined;
  params: SearchParams;
  counts: CrewPage["counts"] | undefined;
  isSearched: boolean;
};

/** Show the permitted tabs with their counts. The tab of all crew appears only while it is open. */
export async function CrewTabs({ offered, current, params, counts, total, isSearched }: Props) {
  const [t, crew, format] = await Promise.all([
    getTranslations("crew.screens.list"),
    getTranslations("crew"),
    getFormatter(),
  ]);
  const visibleTabs: CrewList[] = current === "all" ? [...offered, "all"] : offered;
  const tabs = visibleTabs
    .filter((id) => id === "all" || counts?.[id] !== null)
    .map((id) => {
      const count = id === "all" ? total : counts?.[id];
      return {
        id,
        label: crew(`tabs.${id}`),
        href: hrefWith(params, { tab: id, pageIndex: null, sort: null, order: null }),
        count: typeof count === "number" ? cappedCountText(count, isSearched, format.number) : undefined,
        tone: id === "resigned" ? ("error" as const) : undefined,
      };
    });
  return <ListTabs label={t("title")} tabs={tabs} current={current} />;
}
