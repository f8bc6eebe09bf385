import { getTranslations } from "next-intl/server";
import type { AnswerView } from "@/lib/features/manning/approvals/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./link-page.module.css";

/** Show the result of the compliance check, worst items first. */
export async function CheckView({ check, locale }: { check: NonNullable<AnswerView["check"]>; locale: Locale }) {
  const t = await getTranslations("approvals.page");
  return (
    <section className={styles.part}>
      <h3>{t("check")}</h3>
      <p className={styles.verdict} data-level={check.fitness}>
        {t(`fitness.${check.fitness}`)}
      </p>
      <ul className={`${styles.rows} ${styles.check}`}>
        {check.items.map((item, index) => (
          <li key={index}>
            <span className={styles.level} data-level={item.level}>
              {t(`level.${item.level}`)}
            </span>
            <span>{item[locale]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
