import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { LanguageSwitch } from "./language-switch";
import { pageLocale } from "./page-locale";
import styles from "./public-header.module.css";
import skip from "./skip-link.module.css";

export async function PublicHeader() {
  const [t, locale] = await Promise.all([getTranslations("careers.site"), pageLocale()]);
  const languages = [
    { locale: "en", short: "EN", name: t("english") },
    { locale: "id", short: "ID", name: t("indonesian") },
  ];
  return (
    <>
      <a className={skip.skip} href="#content">
        {t("skip")}
      </a>
      <header className={styles.header}>
        <div className={styles.inner}>
          <a className={styles.logo} href="/" aria-label={t("home")}>
            {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no optimiser */}
            <img src="/brand/logo-light.svg" alt="" width={163} height={29} />
          </a>
          <div className={styles.tools}>
            <Suspense>
              <LanguageSwitch label={t("language")} current={locale} languages={languages} />
            </Suspense>
            <a className={styles.staff} href="/dashboard">
              {t("staff")}
            </a>
          </div>
        </div>
      </header>
    </>
  );
}
