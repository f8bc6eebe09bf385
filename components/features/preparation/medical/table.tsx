import { getLocale, getTranslations } from "next-intl/server";
import { ExpiryDate } from "@/components/features/crew/expiry-date";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { MedicalRow } from "@/lib/features/preparation/medical/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { itemAddress } from "../addresses";
import { itemStatusVariant } from "../status-variants";
import styles from "./medical.module.css";

/** List medical certificates of joiners. Superseded ones are muted. */
export async function MedicalTable({ rows }: { rows: MedicalRow[] }) {
  const [t, shell, locale] = await Promise.all([
    getTranslations("preparation-joiners"),
    getTranslations("shell"),
    getLocale(),
  ]);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("columns.name")}</th>
          <th scope="col" data-column="position">
            {t("medical.position")}
          </th>
          <th scope="col" data-column="status">
            {t("medical.status")}
          </th>
          <th scope="col" data-column="number">
            {t("medical.number")}
          </th>
          <th scope="col" data-column="examined" data-align="end">
            {t("medical.examined")}
          </th>
          <th scope="col" data-column="validUntil" data-align="end">
            {t("medical.validUntil")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-card="title" title={row.employeeName}>
              <Link href={itemAddress(row, "medical-certificate", row.id)} prefetch={false}>
                {row.employeeName}
              </Link>
            </td>
            <td data-card="fact" data-label={t("medical.position")}>
              {inLanguage(locale, { en: row.positionOnBoard, id: row.positionOnBoardId })}
            </td>
            <td data-card="badge">
              <StatusBadge
                status={row.isCurrent ? itemStatusVariant(row.state) : "Closed"}
                label={t(`states.${row.state}`)}
              />
              {row.restriction ? <span className={styles.restriction}>{row.restriction}</span> : null}
            </td>
            <td>{row.certificateNumber ?? shell("empty")}</td>
            <td data-align="end">{row.examinationDate ? formatDate(row.examinationDate, locale) : shell("empty")}</td>
            <td data-align="end" data-card="fact" data-label={t("medical.validUntil")}>
              {row.validUntil ? (
                <ExpiryDate kind="medical" date={row.validUntil} days={row.isCurrent ? row.daysLeft : null} />
              ) : (
                shell("empty")
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
