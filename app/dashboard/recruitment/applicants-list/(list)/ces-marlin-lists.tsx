import { getFormatter, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ApplicantsTable } from "@/components/features/applicants/list/applicants-table";
import styles from "@/components/features/applicants/list/bulk.module.css";
import { PartialPagination } from "@/components/ui/list/partial-pagination";
import { ListError } from "@/components/ui/list/list-error";
import { PageSizeSelect } from "@/components/ui/list/page-size-select";
import {
  pageSizesWith,
  valueOf,
  type ListState,
  type SearchParams,
  type TableChoice,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { testTypes } from "@/db/enums/applicants";
import { listCesMarlin } from "@/lib/features/applicants/list/list-ces-marlin";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { filterInput, type ListFilters, type listSorts } from "../list-query";

type Props = {
  table: string;
  state: ListState<(typeof listSorts)[number]>;
  filters: ListFilters;
  params: SearchParams;
  choice: TableChoice;
  tools: ReactNode;
  now: Date;
  selectable: boolean;
  hrefOf: (list: string) => (row: ListedApplicant, at: number) => string;
};
const pageOf = (params: SearchParams, key: string) =>
  /^[1-9]\d{0,5}$/.test(valueOf(params, key)) ? Number(valueOf(params, key)) : 1;

/** Applicants waiting for CES and for Marlin, side by side. Each list gets half the page size. Document 1 §2.3. */
export async function CesMarlinLists({ table, state, filters, params, choice, tools, now, selectable, hrefOf }: Props) {
  const { pageSize, search, sort, order } = state;
  const [t, screens, format] = await Promise.all([
    getTranslations("applicants.list"),
    getTranslations("applicants.screens.list"),
    getFormatter(),
  ]);
  const pages = await orNull(
    load(listCesMarlin, {
      pageSize,
      filterList: search,
      sort,
      order,
      cesPage: pageOf(params, "cesPage"),
      marlinPage: pageOf(params, "marlinPage"),
      ...filterInput(filters),
    }),
  );
  if (!pages) return <ListError />;
  return (
    <div className={styles.pair}>
      <div className={styles.tools}>{tools}</div>
      {testTypes.map((test) => {
        const { rows, total, pageNumber, pageSize: halfPageSize } = pages[test];
        const footer = (
          <PartialPagination
            pageKey={`${test}Page`}
            total={total}
            pageNumber={pageNumber}
            pageSize={halfPageSize}
            params={params}
          />
        );
        return (
          <section key={test} aria-label={t(`stages.${test}`)}>
            <ListTable
              name={table}
              label={t(`stages.${test}`)}
              choice={choice}
              tools={
                <h2 className={styles.caption}>
                  {t(`stages.${test}`)} <span>{format.number(total)}</span>
                </h2>
              }
              footer={footer}
              emptyState={rows.length === 0 ? <p className={styles.none}>{screens("noApplicants")}</p> : undefined}
            >
              <ApplicantsTable
                rows={rows}
                params={params}
                sort={sort}
                order={order}
                now={now}
                selectable={selectable}
                test={test}
                hrefOf={(row, at) => hrefOf(test)(row, (pageNumber - 1) * halfPageSize + at)}
              />
            </ListTable>
          </section>
        );
      })}
      <div className={styles.size}>
        <PageSizeSelect table={table} pageSize={pageSize} sizes={pageSizesWith(10)} />
      </div>
    </div>
  );
}
