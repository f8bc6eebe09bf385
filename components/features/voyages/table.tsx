import { getLocale, getTranslations } from "next-intl/server";
import type { VoyageEntry } from "@/lib/features/voyages/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./voyage.module.css";

/** Maximum length of a note shown without a fold. */
const shortNote = 60;

const Note = ({ text }: { text: string }) =>
  text.length <= shortNote ? (
    <p className={styles.note}>{text}</p>
  ) : (
    <details className={styles.note}>
      <summary>{text}</summary>
    </details>
  );

export async function VoyageTable({ rows }: { rows: VoyageEntry[] }) {
  const [t, locale] = await Promise.all([getTranslations("voyages"), getLocale()]);
  const heads = [
    "recordedAt",
    "navigationStatus",
    "port",
    "voyage",
    "origin",
    "destination",
    "arrivesAt",
    "recordedBy",
  ] as const;
  return (
    <>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" data-column={head}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const above = rows[index - 1];
          const isSameVoyage =
            above?.voyageNumber === row.voyageNumber &&
            above.originPort === row.originPort &&
            above.destinationPort === row.destinationPort;
          const doing = inLanguage(locale, { en: row.navigationStatus, id: row.navigationStatusNameId });
          return (
            <tr key={row.id}>
              <td data-card="title">{formatDate(row.recordedAt, locale, "instant")}</td>
              <td data-card="fact" data-label={t("navigationStatus")} className={styles.what}>
                {doing}
                {row.note ? <Note text={row.note} /> : null}
              </td>
              <td data-card="fact" data-label={t("port")} title={row.port}>
                {row.port}
              </td>
              <td data-muted={isSameVoyage || undefined}>{row.voyageNumber}</td>
              <td title={row.originPort ?? undefined} data-muted={isSameVoyage || undefined}>
                {row.originPort}
              </td>
              <td
                title={row.destinationPort ?? undefined}
                data-muted={isSameVoyage || undefined}
                data-card={isSameVoyage ? undefined : "fact"}
                data-label={t("destination")}
              >
                {row.destinationPort}
              </td>
              <td data-card={row.arrivesAt ? "fact" : undefined} data-label={t("arrivesAt")}>
                {row.arrivesAt ? formatDate(row.arrivesAt, locale, "instant") : null}
              </td>
              <td data-cell="short" title={row.createdByName ?? undefined}>
                {row.createdByName}
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
