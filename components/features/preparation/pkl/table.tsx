import { getLocale, getTranslations } from "next-intl/server";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { Link } from "@/components/ui/layout/link";
import type { PklRow } from "@/lib/features/preparation/pkl/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { pklAddress } from "./addresses";
import { PklBadge } from "./badge";
import { PklStyles, styles } from "./styles";

/** List agreements with their seafarers, newest first. */
export async function PklTable({ rows }: { rows: PklRow[] }) {
  const [t, locale] = await Promise.all([getTranslations("pkl.page"), getLocale()]);
  const day = (value: string) => formatDate(value, locale);
  return (
    <>
      <PklStyles />
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("number")}</th>
          <th scope="col" data-column="status">
            {t("status")}
          </th>
          <th scope="col" data-column="rank">
            {t("rank")}
          </th>
          <th scope="col" data-column="released" data-align="end">
            {t("released")}
          </th>
          <th scope="col" data-column="period" data-align="end">
            {t("period")}
          </th>
          <th scope="col" data-column="file">
            {t("signedDocument")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-card="title" title={row.employeeName}>
              <Link href={pklAddress(row)} prefetch={false}>
                {row.employeeName}
              </Link>
            </td>
            <td data-card="fact" data-label={t("number")}>
              {row.pklDocumentNumber}
              {row.addendumOfId === null ? null : ` · ${t("addendum")}`}
            </td>
            <td data-card="badge">
              <PklBadge state={row.pklStatus} isSuperseded={row.isSuperseded} />
            </td>
            <td data-card="fact" data-label={t("rank")}>
              {inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId })}
            </td>
            <td data-align="end">{day(row.docReleasedDate)}</td>
            <td data-align="end" data-card="fact" data-label={t("period")}>
              {`${day(row.startDate)} – ${day(row.endDate)}`}
            </td>
            <td>
              {row.attachmentId ? (
                <a className={styles.file} href={fileAddress(row.attachmentId)}>
                  {row.attachmentFilename}
                </a>
              ) : (
                "—"
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
