import { getTranslations } from "next-intl/server";
import { dayOf } from "@/lib/platform/calendar/dates";
import styles from "./public-footer.module.css";

export async function PublicFooter() {
  const t = await getTranslations("careers.site");
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no optimiser */}
          <img
            className={styles.logo}
            src="/brand/logo-light.svg"
            alt="Nakhoda"
            width={135}
            height={24}
            loading="lazy"
          />
          <p className={styles.text}>{t("blurb")}</p>
        </div>
        <p className={styles.text}>
          <strong>{t("feeFreeTitle")}</strong> {t("feeFree")}
        </p>
        <nav className={styles.links} aria-label={t("footer")}>
          <a href="/#jobs">{t("openings")}</a>
          <a href="/privacy">{t("privacy")}</a>
          <a href="/dashboard">{t("staff")}</a>
        </nav>
      </div>
      <p className={styles.rights}>{t("rights", { year: dayOf(new Date()).slice(0, 4) })}</p>
    </footer>
  );
}
