import { getTranslations } from "next-intl/server";
import {
  filterKeys,
  isFiltered,
  keywordCounts,
  listingHref,
  noFilters,
  optionName,
  optionsOf,
  type Filters,
  type Listing,
} from "./list-state";
import { pageLocale } from "./page-locale";
import styles from "./filter-chips.module.css";

export async function FilterChips({ filters, current }: { filters: Filters; current: Listing }) {
  if (!isFiltered(current)) return null;
  const [t, locale] = await Promise.all([getTranslations("careers.filters"), pageLocale()]);
  const chips = filterKeys
    .filter((key) => current[key])
    .map((key) => {
      const option = optionsOf(filters, key).find(({ id }) => id === current[key]);
      return {
        name: t(key),
        value: option ? optionName(option, locale) : t("gone"),
        href: listingHref(current, { [key]: undefined }),
      };
    });
  if (keywordCounts(current))
    chips.unshift({ name: t("keyword"), value: current.keyword, href: listingHref(current, { keyword: "" }) });
  return (
    <div className={styles.bar}>
      <ul className={styles.chips} aria-label={t("active")}>
        {chips.map(({ name, value, href }) => (
          <li key={name}>
            <a className={styles.chip} href={href} aria-label={t("remove", { name, value })}>
              <span className={styles.name}>{name}</span> <span className={styles.value}>{value}</span>
              <span className={styles.cross} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.clear} href={listingHref(current, noFilters)}>
        {t("clear")}
      </a>
    </div>
  );
}
