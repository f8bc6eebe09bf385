import { getTranslations } from "next-intl/server";
import { crewAddress } from "@/components/features/manning/planning/address";
import { ListTabs } from "@/components/ui/list/list-tabs";

/** The tab of the requests, as the address and mails name it. */
export const extensionTab = "crew-extension";

type Props = { vesselId: number; isExtension: boolean; counts: { planning: number; extension: number | null } };

/** The two halves of what a vessel asks to be decided, with what waits in each. D2 §2 */
export async function ApprovalTabs({ vesselId, isExtension, counts }: Props) {
  const t = await getTranslations("extensions.tabs");
  const address = crewAddress("approval-crew", vesselId);
  const tabs = [
    { id: "crew-planning", label: t("planning"), href: address, count: String(counts.planning) },
    {
      id: extensionTab,
      label: t("extension"),
      href: `${address}?tab=${extensionTab}`,
      count: counts.extension === null ? undefined : String(counts.extension),
    },
  ];
  return <ListTabs label={t("label")} tabs={tabs} current={isExtension ? extensionTab : "crew-planning"} />;
}
