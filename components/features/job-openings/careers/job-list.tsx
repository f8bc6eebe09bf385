import { getTranslations } from "next-intl/server";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import type { Page } from "@/lib/platform/list/page-of";
import { FilterChips } from "./filter-chips";
import { JobFilters } from "./job-filters";
import { JobRow } from "./job-row";
import { isFiltered, listingHref, noFilters, type Filters, type Listing } from "./list-state";
import { EmptyListNotice } from "./empty-list-notice";
import { Pager } from "./pager";
import styles from "./job-list.module.css";

type Props = { openings: Page<JobOpening>; filters: Filters; current: Listing };

async function NothingHere({ total, current }: { total: number; current: Listing }) {
  const t = await getTranslations("careers.list");
  if (total > 0) {
    const values = { count: total, pages: Math.ceil(total / current.pageSize) };
    const action = { label: t("beyondAction"), href: listingHref(current, { page: 1 }) };
    return (
      <EmptyListNotice
        title={t("beyondTitle", { page: current.page })}
        text={t("beyondText", values)}
        action={action}
      />
    );
  }
  if (!isFiltered(current)) return <EmptyListNotice title={t("emptyTitle")} text={t("emptyText")} />;
  const action = { label: t("noMatchAction"), href: listingHref(current, noFilters) };
  return <EmptyListNotice title={t("noMatchTitle")} text={t("noMatchText")} action={action} />;
}

export async function JobList({ openings: { rows, total }, filters, current }: Props) {
  const t = await getTranslations("careers.list");
  return (
    <section className={styles.section} id="jobs" aria-labelledby="jobs-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="jobs-title">
          {t("title")}
        </h2>
        <p className={styles.total}>{t("total", { count: total })}</p>
      </div>
      <div className={styles.surface}>
        <JobFilters filters={filters} current={current} />
        <FilterChips filters={filters} current={current} />
        {rows.length > 0 ? (
          <ul className={styles.rows}>
            {rows.map((opening) => (
              <JobRow key={opening.id} opening={opening} />
            ))}
          </ul>
        ) : (
          <NothingHere total={total} current={current} />
        )}
        {rows.length > 0 && <Pager total={total} current={current} />}
      </div>
    </section>
  );
}
