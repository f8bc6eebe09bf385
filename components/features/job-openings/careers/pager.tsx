import { getTranslations } from "next-intl/server";
import { listingHref, publicPageSizes, type Listing } from "./list-state";
import { pagesToShow } from "./pages-to-show";
import styles from "./pager.module.css";

export async function Pager({ total, current }: { total: number; current: Listing }) {
  const t = await getTranslations("careers.list");
  const { page, pageSize } = current;
  const last = Math.ceil(total / pageSize);
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total };
  return (
    <div className={styles.bar}>
      <p className={styles.range}>{t("range", range)}</p>
      {last > 1 && (
        <nav className={styles.pages} aria-label={t("pages")}>
          {page > 1 && (
            <a className={styles.link} rel="prev" href={listingHref(current, { page: page - 1 })}>
              {t("previous")}
            </a>
          )}
          {pagesToShow(page, last).map((pageNumber, index) =>
            pageNumber === null ? (
              <span key={`gap-${index}`} className={styles.gap}>
                …
              </span>
            ) : (
              <a
                key={pageNumber}
                className={styles.number}
                href={listingHref(current, { page: pageNumber })}

                aria-label={t("page", { page: pageNumber })}
                aria-current={pageNumber === page ? "page" : undefined}
              >
                {pageNumber}
              </a>
            ),
          )}
          {page < last && (
            <a className={styles.link} rel="next" href={listingHref(current, { page: page + 1 })}>
              {t("next")}
            </a>
          )}
        </nav>
      )}
      <nav className={styles.sizes} aria-label={t("perPage")}>
        <span aria-hidden="true">{t("perPage")}</span>
        {publicPageSizes.map((size) => (
          <a
            key={size}
            className={styles.number}
            href={listingHref(current, { pageSize: size })}

            aria-current={size === pageSize ? "true" : undefined}
          >
            {size}
          </a>
        ))}
      </nav>
    </div>
  );
}
