import { getLocale, getTranslations } from "next-intl/server";
import { ExpiryDate } from "@/components/features/crew/expiry-date";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { MedicalRow } from "@/lib/features/preparation/medical/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { itemStatusVariant } from "../status-variants";
import styles from "./medical.module.css";

/** Show a medical certificate as far as it is visible to the user. */
export async function MedicalFacts({ row }: { row: MedicalRow }) {
  const [t, locale] = await Promise.all([getTranslations("preparation-joiners"), getLocale()]);
  const isWhole = row.examinationDate !== null;
  const details = [
    {
      label: t("medical.status"),
      value: <StatusBadge status={itemStatusVariant(row.state)} label={t(`states.${row.state}`)} />,
    },
    { label: t("medical.position"), value: inLanguage(locale, { en: row.positionOnBoard, id: row.positionOnBoardId }) },
    { label: t("columns.vesselName"), value: row.vesselName },
    ...(isWhole
      ? [
          { label: t("medical.number"), value: row.certificateNumber },
          { label: t("medical.examined"), value: row.examinationDate && formatDate(row.examinationDate, locale) },
          {
            label: t("medical.validUntil"),
            value: <ExpiryDate kind="medical" date={row.validUntil} days={row.isCurrent ? row.daysLeft : null} />,
          },
          { label: t("medical.recordedBy"), value: row.createdBy },
          {
            label: t("medical.file"),
            value: row.attachmentId ? <a href={fileAddress(row.attachmentId)}>{row.attachmentFilename}</a> : null,
          },
        ]
      : []),
    ...(row.restriction ? [{ label: t("medical.restriction"), value: row.restriction, wide: true }] : []),
  ];
  return (
    <section className={styles.facts} aria-label={t("medical.title")}>
      <DetailList details={details} />
      <p className={styles.restriction}>
        {row.isCurrent ? t("medical.current") : t("medical.earlier")}
        {isWhole ? null : <> · {t("medical.withheld")}</>}
      </p>
    </section>
  );
}
