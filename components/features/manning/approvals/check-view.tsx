import { getTranslations } from "next-intl/server";
import type { AnswerView } from "@/lib/features/manning/approvals/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./link-page.module.css";

type Check = NonNullable<AnswerView["check"]>;
type Props = { check: Check; locale: Locale };

/** Show the result of the compliance check: what is wrong first, what passed folded and counted. */
export async function CheckView({ check, locale }: Props) {
  const t = await getTranslations("approvals.page");
  const exceptions = check.items.filter(({ level }) => level !== "pass");
  const passes = check.items.filter(({ level }) => level === "pass");
  return (
    <section className={styles.part}>
      <h3>{t("check")}</h3>
      <p className={styles.verdict} data-level={check.fitness}>
        {t(`fitness.${check.fitness}`)}
      </p>
      {exceptions.length > 0 ? <Items items={exceptions} locale={locale} /> : null}
      {passes.length > 0 ? (
        <details className={styles.more}>
          <summary>{t("passed", { count: passes.length })}</summary>
          <Items items={passes} locale={locale} />
        </details>
      ) : null}
    </section>
  );
}

async function Items({ items, locale }: { items: Check["items"]; locale: Locale }) {
  const t = await getTranslations("approvals.page");
  return (
    <ul className={`${styles.rows} ${styles.check}`}>
      {items.map((item, index) => (
        <li key={index}>
          <span className={styles.level} data-level={item.level}>
            {t(`level.${item.level}`)}
          </span>
          <span>{item[locale]}</span>
        </li>
      ))}
    </ul>
  );
}
