import { useTranslations } from "next-intl";
import { SaveFile } from "@/components/ui/feedback/save-file";
import { ViewFile } from "@/components/ui/feedback/view-file";
import type { RequestDetail } from "@/lib/features/chandler/detail/schema";
import { styles } from "./styles";

type File = NonNullable<RequestDetail["vendorFile"]>;

/** Request file and vendor file side by side. screens "Ship chandler" */
export function RequestFiles({ request }: { request: RequestDetail }) {
  const t = useTranslations("chandler-requests.files");
  const { requestFile, vendorFile, status } = request;
  const isOnWay = status === "Submitted" || status === "LookingForVendor";
  return (
    <section className={styles.card} aria-labelledby="request-files">
      <h2 id="request-files">{t("title")}</h2>
      <div className={styles.files}>
        <div>
          <h3>{t("request")}</h3>
          <Stored file={requestFile} />
          {isOnWay ? null : <p className={styles.muted}>{t("frozen")}</p>}
        </div>
        <div>
          <h3>{t("vendor")}</h3>
          {vendorFile ? <Stored file={vendorFile} /> : <p className={styles.muted}>{t("none")}</p>}
        </div>
      </div>
    </section>
  );
}

/** Link to a file: PDFs open as an overlay, workbooks download. */
function Stored({ file }: { file: File }) {
  const t = useTranslations("chandler-requests.files");
  const linkLabels = useTranslations("files.link");
  const texts = {
    missingTitle: linkLabels("missingTitle"),
    missing: linkLabels("missing"),
    failed: linkLabels("failed"),
  };
  return (
    <>
      <p>{file.contentType === "application/pdf" ? <ViewFile file={file} withName /> : file.fileName}</p>
      <SaveFile {...file} texts={texts} label={t("downloadOf", { name: file.fileName })}>
        {t("download")}
      </SaveFile>
    </>
  );
}
