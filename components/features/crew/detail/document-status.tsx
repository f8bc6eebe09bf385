import { useLocale, useTranslations } from "next-intl";
import { FileLink } from "@/components/ui/feedback/file-link";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import { worstDocumentStatus, type DocumentStatusName } from "@/lib/features/crew/detail/certificates.rules";
import type { CertificateRow } from "@/lib/features/crew/detail/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { DocumentRights } from "../documents/actions-of-document";
import styles from "../sections/record.module.css";

const statusVariants: Record<DocumentStatusName, StatusName> = {
  valid: "Valid",
  "need-renewal": "Need Renewal",
  expired: "Expired",
  missing: "Failed",
  covered: "Valid",
  unverified: "Pending",
  "no-scan": "Closed",
};

type Row = Pick<CertificateRow, "id" | "status" | "verifiedAt" | "attachment">;

/** Whether to mention a missing scan: only to viewers who can add one or see scans. */
const canViewScans = ({ write, ask, verify }: DocumentRights) => write || ask || verify;

/** Return the status of a document for this viewer. */
export const documentStatusOf = ({ status, verifiedAt, attachment }: Row, rights: DocumentRights): DocumentStatusName =>
  worstDocumentStatus({
    status,
    isVerified: verifiedAt !== null,
    hasScan: attachment !== null || !canViewScans(rights),
  });

/** Whether to show "no scan" next to a worse status. */
export const lacksScan = ({ id, attachment }: Row, state: DocumentStatusName, rights: DocumentRights) =>
  id !== null && attachment === null && state !== "no-scan" && canViewScans(rights);

/** Show the scan, or that there is none. */
export function ScanLink({ file }: { file: CertificateRow["attachment"] }) {
  const t = useTranslations("crew.screens.papers");
  return file ? <FileLink file={file} /> : <span className={styles.muted}>{t("statuses.no-scan")}</span>;
}

/** Show the status of a document. */
export function DocumentStatus({
  status,
  coveredBy = null,
}: {
  status: DocumentStatusName;
  coveredBy?: string | null;
}) {
  const t = useTranslations("crew.screens.papers");
  return (
    <>
      <StatusBadge status={statusVariants[status]} label={t(`statuses.${status}`)} />
      {coveredBy ? <span className={styles.small}>{t("coveredBy", { name: coveredBy })}</span> : null}
    </>
  );
}

type Verification = {
  id?: number | null;
  verifiedAt: Date | null;
  verifiedBy: string | null;
  verificationMethod: "online" | "original-seen" | "issuer-confirmed" | null;
  verificationNote: string | null;
};

/** Show who verified a document, and how. */
export function VerifiedBy({ document }: { document: Verification }) {
  const [t, crew] = [useTranslations("crew.screens.papers"), useTranslations("crew")];
  const locale = useLocale();
  if (!document.verifiedAt) return <span className={styles.muted}>{t("unverified")}</span>;
  const how = document.verificationMethod ? crew(`verificationMethods.${document.verificationMethod}`) : null;
  return (
    <span title={document.verificationNote ?? undefined}>
      {document.verifiedBy ?? t("verified")}
      <span className={styles.small}>
        {[how, formatDate(dayOf(document.verifiedAt), locale)].filter(Boolean).join(", ")}
      </span>
    </span>
  );
}
