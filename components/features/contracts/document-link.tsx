import { useTranslations } from "next-intl";
import { fileAddress } from "@/components/ui/feedback/file-address";
import styles from "@/components/ui/feedback/file-viewer.module.css";
import { ViewFile } from "@/components/ui/feedback/view-file";
import type { Contract } from "@/lib/features/contracts/schema";

/** Link to a contract's document: PDFs open as an overlay, Word files download. */
export function DocumentLink({ contract }: { contract: Contract }) {
  const t = useTranslations("contracts");
  const { contractDocumentId: fileId, contractDocumentName: fileName, contentType } = contract;
  if (contentType === "application/pdf") return <ViewFile file={{ fileId, fileName, contentType }} withName />;
  return (
    <a href={fileAddress(fileId)} className={styles.named} title={t("download", { name: fileName })}>
      {fileName}
    </a>
  );
}
