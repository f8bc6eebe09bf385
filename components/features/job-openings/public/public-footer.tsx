import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { dayOf } from "@/lib/platform/dates";
import styles from "./public-footer.module.css";

export async function PublicFooter() {
  const t = await getTranslations("careers.site");
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          {/* eslint-disable-next-line @next/next/no-img-element -- an SVG needs no optimiser */}
          <img className={styles.logo} src="/brand/logo-light.svg" alt="Nakhoda" width={135} height={24} loading="lazy" />
          <p className={styles.text}>{t("blurb")}</p>
        </div>
        <p className={styles.text}>
          <strong>{t("feeFreeTitle")}</strong> {t("feeFree")}
        </p>
        <nav className={styles.links} aria-label={t("footer")}>
          <Link href="/#jobs" prefetch={false}>
            {t("openings")}
          </Link>
          <Link href="/privacy" prefetch={false}>
            {t("privacy")}
          </Link>
          <Link href="/dashboard" prefetch={false}>
            {t("staff")}
          </Link>
        </nav>
      </div>
      <p className={styles.rights}>{t("rights", { year: dayOf(new Date()).slice(0, 4) })}</p>
    </footer>
  );
}
