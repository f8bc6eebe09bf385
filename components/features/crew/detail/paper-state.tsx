import { useLocale, useTranslations } from "next-intl";
import { FileLink } from "@/components/ui/feedback/file-link";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import { worstOfPaper, type PaperStateName } from "@/lib/features/crew/detail/papers.rules";
import type { CertificateRow } from "@/lib/features/crew/detail/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { PaperRights } from "../papers/values";
import styles from "../sections/record.module.css";

const badges: Record<PaperStateName, StatusName> = {
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
const seesScans = ({ write, ask, verify }: PaperRights) => write || ask || verify;

/** Return the status of a document for this viewer. */
export const stateOf = ({ status, verifiedAt, attachment }: Row, rights: PaperRights): PaperStateName =>
  worstOfPaper({ status, isVerified: verifiedAt !== null, hasScan: attachment !== null || !seesScans(rights) });

/** Whether to show "no scan" next to a worse status. */
export const lacksScan = ({ id, attachment }: Row, state: PaperStateName, rights: PaperRights) =>
  id !== null && attachment === null && state !== "no-scan" && seesScans(rights);

/** Show the scan, or that there is none. */
export function Scan({ file }: { file: CertificateRow["attachment"] }) {
  const t = useTranslations("crew.screens.papers");
  return file ? <FileLink file={file} /> : <span className={styles.muted}>{t("statuses.no-scan")}</span>;
}

/** Show the status of a document. */
export function PaperState({ status, coveredBy = null }: { status: PaperStateName; coveredBy?: string | null }) {
  const t = useTranslations("crew.screens.papers");
  return (
    <>
      <StatusBadge status={badges[status]} label={t(`statuses.${status}`)} />
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
export function Verified({ paper }: { paper: Verification }) {
  const [t, crew] = [useTranslations("crew.screens.papers"), useTranslations("crew")];
  const locale = useLocale() === "id" ? "id" : "en";
  if (!paper.verifiedAt) return <span className={styles.muted}>{t("unverified")}</span>;
  const how = paper.verificationMethod ? crew(`verificationMethods.${paper.verificationMethod}`) : null;
  return (
    <span title={paper.verificationNote ?? undefined}>
      {paper.verifiedBy ?? t("verified")}
      <span className={styles.small}>
        {[how, formatDate(dayOf(paper.verifiedAt), locale)].filter(Boolean).join(", ")}
      </span>
    </span>
  );
}
