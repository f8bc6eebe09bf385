import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import facts from "@/components/ui/layout/facts.module.css";
import type { RateVersion } from "@/lib/features/rates/versions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { VersionStatusBadge } from "./version-status-badge";
import styles from "./rates.module.css";

const checksumLength = 12;

/** Effective date, authors, verification and actions of a version. */
export async function VersionHeader({ version, actions }: { version: RateVersion; actions: ReactNode }) {
  const [t, activeLocale] = await Promise.all([getTranslations("rates"), getLocale()]);
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  const {
    effectiveFrom,
    standing,
    source,
    authors,
    verifiedByName,
    verifiedAt,
    verifiedAgainst,
    before,
    checksum,
    isOwn,
  } = version;
  const verifiedOn = ({ against, ...by }: { against: string | null; name: string; date: string }) =>
    against ? t("against", { ...by, against }) : t("on", by);
  const factList = [
    { label: t("source"), value: source },
    { label: t("enteredBy"), value: authors.join(", ") || t("noAuthor") },
    {
      label: t("verifiedBy"),
      value:
        verifiedAt && verifiedByName
          ? verifiedOn({ against: verifiedAgainst, name: verifiedByName, date: formatDate(verifiedAt, locale) })
          : t("notVerified"),
    },
    { label: t("replaces"), value: before ? formatDate(before.effectiveFrom, locale) : t("replacesNone") },
  ];
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <h2>{t("from", { date: formatDate(effectiveFrom, locale) })}</h2>
        <VersionStatusBadge standing={standing} />
        <div className={styles.headActions}>{actions}</div>
      </div>
      {standing === "draft" ? (
        <Alert severity="warning" role="note">
          {t(isOwn ? "ownBand" : "draftBand")}
        </Alert>
      ) : null}
      <dl className={`${facts.facts} ${styles.headFacts}`}>
        {factList.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t("checksum")}</dt>
          <dd title={checksum} className={styles.checksum}>
            {checksum.slice(0, checksumLength)}
          </dd>
        </div>
      </dl>
    </header>
  );
}
