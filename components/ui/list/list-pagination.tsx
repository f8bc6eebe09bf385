import { getFormatter, getTranslations } from "next-intl/server";
import { Icon, type IconName } from "../layout/icon";
import { Link } from "../layout/link";
import styles from "./list-pagination.module.css";
import { hrefWith, pageSizesWith, type SearchParams } from "./list-state";
import { PageSizeSelect } from "./page-size-select";

type Props = {
  table: string;
  total: number;
  pageIndex: number;
  pageSize: number;
  defaultPageSize: number;
  params: SearchParams;
  open?: { total: string; rowsOnPage: number } | undefined;
};

/**
 * Shows the row range, page links and page size, which is stored per table.
 * `open`: the total is unknown, so a full page has a next one.
 */
export async function ListPagination({ table, total, pageIndex, pageSize, defaultPageSize, params, open }: Props) {
  const [t, format] = await Promise.all([getTranslations("shell.list"), getFormatter()]);
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const from = total === 0 ? 0 : pageIndex * pageSize + 1;
  const to = open ? pageIndex * pageSize + open.rowsOnPage : Math.min(total, (pageIndex + 1) * pageSize);
  const hasNext = open ? open.rowsOnPage === pageSize : pageIndex < last;
  const step = (icon: IconName, label: string, target: number, isEnabled: boolean, rel?: "prev" | "next") =>
    isEnabled ? (
      <Link
        href={hrefWith(params, { pageIndex: target === 0 ? null : target })}
        aria-label={label}
        title={label}
        rel={rel}
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
      <PageSizeSelect table={table} pageSize={pageSize} sizes={pageSizesWith(defaultPageSize)} />
      <span className={styles.range}>
        {t("range", { from: format.number(from), to: format.number(to), total: open?.total ?? format.number(total) })}
      </span>
      <span className={styles.steps}>
        {step("first", t("first"), 0, pageIndex > 0)}
        {step("left", t("previous"), open ? pageIndex - 1 : Math.min(pageIndex - 1, last), pageIndex > 0, "prev")}
        {step("right", t("next"), pageIndex + 1, hasNext, "next")}
        {step("last", t("last"), last, hasNext && !open)}
      </span>
    </nav>
  );
}
