import { getTranslations } from "next-intl/server";
import { DownloadButton } from "@/components/ui/feedback/download-button";

/** Show the link to download one's own data. product 5.20 */
export async function OwnDataLink() {
  const t = await getTranslations("data-requests");
  return <DownloadButton address="/PMSol/v1/Employee/ExportOwnData" label={t("ownDownload")} />;
}
