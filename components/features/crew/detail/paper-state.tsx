import { useLocale, useTranslations } from "next-intl";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import type { paperStatuses } from "@/lib/features/crew/detail/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import styles from "../sections/record.module.css";

type PaperStatus = (typeof paperStatuses)[number];
const badges: Record<PaperStatus, StatusName> = {
  valid: "Valid",
  "need-renewal": "Need Renewal",
  expired: "Expired",
  missing: "Failed",
  covered: "Valid",
};

/** How a paper stands, in a word. */
export function PaperState({ status, coveredBy = null }: { status: PaperStatus; coveredBy?: string | null }) {
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

/** Who has seen that a paper is genuine, and how. */
export function Verified({ paper }: { paper: Verification }) {
  const [t, crew] = [useTranslations("crew.screens.papers"), useTranslations("crew")];
  const locale = useLocale() === "id" ? "id" : "en";
  if (!paper.verifiedAt) return <span className={styles.muted}>{t("unverified")}</span>;
  const how = paper.verificationMethod ? crew(`verificationMethods.${paper.verificationMethod}`) : null;
  return (
    <span title={paper.verificationNote ?? undefined}>
      <span className={styles.verified}>{paper.verifiedBy ?? t("verified")}</span>
      <span className={styles.small}>
        {[how, formatDate(dayOf(paper.verifiedAt), locale)].filter(Boolean).join(", ")}
      </span>
    </span>
  );
}
