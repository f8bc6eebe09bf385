import { getTranslations } from "next-intl/server";
import { crewAddress } from "@/components/features/manning/planning/address";
import { ListTabs } from "@/components/ui/list/list-tabs";

/** Id of the extension tab in addresses and emails. */
export const extensionTab = "crew-extension";

type Props = { vesselId: number; isExtension: boolean; counts: { planning: number; extension: number | null } };

/** The two approval tabs of a vessel with their counts. D2 §2 */
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
