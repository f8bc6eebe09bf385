import { getFormatter, getTranslations } from "next-intl/server";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { applicantTabs, type ApplicantTab } from "@/db/enums/applicants";
import { filtersOf, type ListTab } from "../list-query";
import { firstPages } from "./filter-options";

type Props = { current: ListTab; params: SearchParams; counts: Record<ApplicantTab, number> | undefined };

/**
 * The stages of applicants with their counts. A tab opens at its first page. "All" shows for selected openings only.
 */
export async function StageTabs({ current, params, counts }: Props) {
  const [t, format] = await Promise.all([getTranslations("applicants.list"), getFormatter()]);
  const everybody = counts ? applicantTabs.reduce((sum, id) => sum + counts[id], 0) : undefined;
  const countOf = (id: ListTab) => (id === "all" ? everybody : counts?.[id]);
  const ids: ListTab[] = filtersOf(params).opening ? ["all", ...applicantTabs] : [...applicantTabs];
  const tabs = ids.map((id) => {
    const count = countOf(id);
    return {
      id,
      label: t(`tabs.${id}`),
      href: hrefWith(params, { tab: id, ...firstPages }),
      count: count === undefined ? undefined : format.number(count),
      tone: id === "done" ? ("success" as const) : undefined,
    };
  });
  return <ListTabs label={t("title")} tabs={tabs} current={current} />;
}
