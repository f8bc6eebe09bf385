import { getFormatter, getTranslations } from "next-intl/server";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { levels, type Level } from "./read-forecast";

type Props = { current: Level; params: SearchParams; counts: Record<Level, number> | undefined };

/** Show the tabs: all findings, blocks and warnings. */
export async function Tabs({ current, params, counts }: Props) {
  const [t, format] = await Promise.all([getTranslations("work-lists.forecast"), getFormatter()]);
  const tabs = levels.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: counts ? format.number(counts[id]) : undefined,
    tone: id === "block" && counts?.block ? ("error" as const) : undefined,
  }));
  return <ListTabs label={t("title")} tabs={tabs} current={current} />;
}
