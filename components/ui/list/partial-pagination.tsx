import { getFormatter, getTranslations } from "next-intl/server";
import { Icon } from "../layout/icon";
import { Link } from "../layout/link";
import styles from "./list-pagination.module.css";
import { hrefWith, type SearchParams } from "./list-state";

type Props = { pageKey: string; total: number; pageNumber: number; pageSize: number; params: SearchParams };

/** Pagination for one of several lists on a page. Each has its own page parameter. */
export async function PartialPagination({ pageKey, total, pageNumber, pageSize, params }: Props) {
  const [t, format] = await Promise.all([getTranslations("shell.list"), getFormatter()]);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (pageNumber - 1) * pageSize + 1;
  const step = (icon: "left" | "right", label: string, target: number) =>
    target >= 1 && target <= last ? (
      <Link
        href={hrefWith(params, { [pageKey]: target === 1 ? null : target })}
        scroll={false}
        aria-label={label}
        title={label}
        rel={icon === "left" ? "prev" : "next"}
        className={styles.step}
      >
        <Icon name={icon} />
      </Link>
    ) : (
      <span aria-disabled="true" aria-label={label} role="link" className={styles.step}>
        <Icon name={icon} />
      </span>
    );
  return (
    <nav aria-label={t("pages")} className={styles.bar}>
      <span className={styles.range}>
        {t("range", {
          from: format.number(from),
          to: format.number(Math.min(total, pageNumber * pageSize)),
          total: format.number(total),
        })}
      </span>
      <span className={styles.steps}>
        {step("left", t("previous"), pageNumber - 1)}
        {step("right", t("next"), pageNumber + 1)}
      </span>
    </nav>
  );
}
