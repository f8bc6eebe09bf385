import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { ListedVersion } from "@/lib/features/rates/versions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { VersionStatusBadge } from "./version-status-badge";
import styles from "./rates.module.css";

type Props = { versions: ListedVersion[]; currentId: number | undefined; hrefOf: (id: number) => string };

/** Timeline of a table's versions, newest first. */
export async function VersionTimeline({ versions, currentId, hrefOf }: Props) {
  const [t, locale] = await Promise.all([getTranslations("rates"), getLocale()]);
  return (
    <nav aria-label={t("versions")} className={styles.versions}>
      <ol>
        {versions.map(({ id, effectiveFrom, standing, source }) => (
          <li key={id} data-standing={standing}>
            <Link href={hrefOf(id)} aria-current={id === currentId ? "page" : undefined} scroll={false}>
              <span className={styles.versionLine}>
                <b>{formatDate(effectiveFrom, isLocale(locale) ? locale : "en")}</b>
                <VersionStatusBadge standing={standing} />
              </span>
              <span className={styles.versionSource}>{source}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
