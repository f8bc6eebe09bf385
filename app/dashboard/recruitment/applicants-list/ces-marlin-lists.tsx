import { getFormatter, getTranslations } from "next-intl/server";
import styles from "@/components/features/applicants/list/bulk.module.css";
import { ListError } from "@/components/ui/list/list-error";
import { pageSizesWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { PageSizeSelect } from "@/components/ui/list/page-size-select";
import { PartialPagination } from "@/components/ui/list/partial-pagination";
import { testTypes } from "@/db/enums/applicants";
import { listCesMarlin } from "@/lib/features/applicants/list/list-ces-marlin";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import type { BodyParts } from "../../list-screen/declaration";
import { filterInput } from "./list-query";

type Props = { parts: BodyParts<ListedApplicant>; query: URLSearchParams; params: SearchParams; pageSize: number };

const pageOf = (params: SearchParams, key: string) =>
  /^[1-9]\d{0,5}$/.test(valueOf(params, key)) ? Number(valueOf(params, key)) : 1;

/** Applicants waiting for CES and for Marlin, side by side. Each list gets half the page size. Document 1 §2.3. */
export async function CesMarlinLists({ parts, query, params, pageSize }: Props) {
  const [t, format] = await Promise.all([getTranslations("applicants"), getFormatter()]);
  const { opening = "", ...filters } = Object.fromEntries(query);
  const pages = await orNull(
    load(listCesMarlin, {
      ...filterInput({ opening, ...filters }),
      pageSize,
      cesPage: pageOf(params, "cesPage"),
      marlinPage: pageOf(params, "marlinPage"),
    }),
  );
  if (!pages) return <ListError />;
  return (
    <div className={styles.pair}>
      <div className={styles.tools}>{parts.tools}</div>
      {testTypes.map((test) => {
        const { rows, total, pageNumber, pageSize: halfPageSize } = pages[test];
        const label = t(`list.stages.${test}`);
        return (
          <section key={test} aria-label={label}>
            <ListTable
              name="applicants"
              label={label}
              choice={parts.choice}
              tools={
                <h2 className={styles.caption}>
                  {label} <span>{format.number(total)}</span>
                </h2>
              }
              footer={
                <PartialPagination
                  pageKey={`${test}Page`}
                  total={total}
                  pageNumber={pageNumber}
                  pageSize={halfPageSize}
                  params={params}
                />
              }
              emptyState={
                rows.length === 0 ? <p className={styles.none}>{t("screens.list.noApplicants")}</p> : undefined
              }
            >
              {parts.rowsOf(rows, (pageNumber - 1) * halfPageSize, { ...params, list: test })}
            </ListTable>
          </section>
        );
      })}
      <div className={styles.size}>
        <PageSizeSelect table="applicants" pageSize={pageSize} sizes={pageSizesWith(10)} />
      </div>
    </div>
  );
}
