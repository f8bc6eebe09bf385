import { useTranslations } from "next-intl";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { styles } from "./styles";

const address = "/PMSol/v1/GeneratePDF/GenerateSalarySlip";

/** Downloads of the slip as PDF, also protected by the date of birth. */
export function SlipActions({ workOrderId }: { workOrderId: number }) {
  const t = useTranslations("slips.pdf");
  return (
    <div className={styles.actions}>
      <span>
        <DownloadButton address={address} body={{ workOrderId }} label={t("download")} />
        <DownloadButton address={address} body={{ workOrderId, onePage: true }} label={t("onePage")} variant="text" />
        <DownloadButton
          address={address}
          body={{ workOrderId, withPassword: true }}
          label={t("locked")}
          variant="text"
        />
      </span>
      <small>{t("password")}</small>
    </div>
  );
}
