import { useTranslations } from "next-intl";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { styles } from "./styles";

const address = "/PMSol/v1/GeneratePDF/GenerateSalarySlip";

/** The slip as PDF, also such that only the person's day of birth opens it. */
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
