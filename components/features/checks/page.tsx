import { getTranslations } from "next-intl/server";
import type { CheckedDocument } from "@/lib/features/checks/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { DocumentCheckDropZone } from "./document-drop-zone";
import styles from "./page.module.css";

type Props = { found: CheckedDocument; code: string; locale: Locale };

/** Shows number, initials, vessel, period and status of a document, and verifies a file against it. product 2.10 */
export async function CheckPage({ found: { kind, shown }, code, locale }: Props) {
  const t = await getTranslations("checks");
  if (!shown) return null;
  const { number, initials, vessel, from, to, status, issuedOn } = shown;
  const period = from && to ? `${formatDate(from, locale)} – ${formatDate(to, locale)}` : null;
  const facts = [
    { label: t("number"), value: number },
    { label: t("initials"), value: initials },
    { label: t("vessel"), value: vessel },
    { label: t("period"), value: period },
    { label: t("issued"), value: formatDate(issuedOn, locale) },
    { label: t("status"), value: t(`statuses.${status}`) },
  ].filter(({ value }) => value);
  const both = (group: "files" | "fileWords") => ({
    original: t(`${group}.original`),
    signed: t(`${group}.signed`),
    record: t(`${group}.record`),
    unknown: t(`${group}.unknown`),
  });
  const texts = {
    choose: t("choose"),
    drop: t("drop"),
    checking: t("checking"),
    offline: t("offline"),
    tooLarge: t("tooLarge"),
    hash: t("hash"),
    files: both("files"),
    words: both("fileWords"),
  };
  return (
    <div className={styles.page}>
      <p className={styles.kind}>{t(`kinds.${kind}`)}</p>
      <h1>{t("genuine")}</h1>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t("fileTitle")}</h2>
      <p className={styles.kind}>{t("fileText")}</p>
      <noscript>
        <p>{t("noScript")}</p>
      </noscript>
      <DocumentCheckDropZone code={code} texts={texts} />
    </div>
  );
}
