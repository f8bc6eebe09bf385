import { getTranslations } from "next-intl/server";
import { publicPageSize } from "@/lib/features/job-openings/schema";
import { filterKeys, keywordCounts, optionName, optionsOf, type Filters, type Listing } from "./list-state";
import { pageLocale } from "./page-locale";
import styles from "./job-filters.module.css";

/** Render a plain GET form that works without scripts. */
export async function JobFilters({ filters, current }: { filters: Filters; current: Listing }) {
  const [t, locale] = await Promise.all([getTranslations("careers.filters"), pageLocale()]);
  const tooShort = current.keyword !== "" && !keywordCounts(current);
  return (
    <form className={styles.form} action="/#jobs" method="get" role="search" aria-label={t("label")}>
      {current.pageSize !== publicPageSize && <input type="hidden" name="pageSize" value={current.pageSize} />}
      <label className={styles.keyword}>
        <span className={styles.label}>{t("keyword")}</span>
        <input
          className={styles.control}
          type="search"
          name="keyword"
          maxLength={200}
          defaultValue={current.keyword}
          placeholder={t("keywordHint")}
          aria-describedby={tooShort ? "keyword-short" : undefined}
        />
      </label>
      <details className={styles.more} open={filterKeys.some((key) => current[key])}>
        <summary className={styles.summary}>{t("more")}</summary>
        <div className={styles.choices}>
          {filterKeys.map((key) => (
            <label key={key}>
              <span className={styles.label}>{t(key)}</span>
              <select className={styles.control} name={key} defaultValue={current[key] ?? ""}>
                <option value="">{t("any")}</option>
                {optionsOf(filters, key).map((option) => (
                  <option key={option.id} value={option.id}>
                    {optionName(option, locale)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </details>
      <button className={styles.search} type="submit">
        {t("search")}
      </button>
      {tooShort && (
        <p className={styles.hint} id="keyword-short">
          {t("keywordShort")}
        </p>
      )}
    </form>
  );
}
