import { getFormatter, getTranslations } from "next-intl/server";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { applicantTabs, type ApplicantTab } from "@/db/enums/applicants";
import { firstPages } from "./filter-options";

type Props = { current: ApplicantTab; params: SearchParams; counts: Record<ApplicantTab, number> | undefined };

/** The stages applicants wait in, with how many; each tab begins on its first page. */
export async function Tabs({ current, params, counts }: Props) {
  const [t, format] = await Promise.all([getTranslations("applicants.list"), getFormatter()]);
  const tabs = applicantTabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, ...firstPages }),
    count: counts ? format.number(counts[id] ?? 0) : undefined,
    tone: id === "done" ? ("success" as const) : undefined,
  }));
  return <ListTabs label={t("title")} tabs={tabs} current={current} />;
}
