import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { AppraisalsTable } from "@/components/features/appraisals/crews/table";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, readListState, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listEmployeeAppraisals } from "@/lib/features/appraisals/crews/list-employee-appraisals";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

const table = "appraisals-own";
const defaults = { pageSize: 10, sorts: ["day"], order: "desc" } as const;

/** Lists a seafarer's own approved reports to read, download and countersign. product 5.12 */
export async function OwnAppraisals({ params }: { params: SearchParams }) {
  const [cookieStore, t] = await Promise.all([cookies(), getTranslations("appraisal-lists")]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize } = readListState(params, defaults, choice);
  const page = await orNull(load(listEmployeeAppraisals, { pageNumber: pageIndex + 1, pageSize }));
  return (
    <>
      <PageHeader crumbs={[]} title={t("own.title")} lead={t("own.lead")} isLeadWide />
      <ListTable
        name={table}
        label={t("own.title")}
        choice={choice}
        emptyState={emptyStateOf(page?.rows, {
          title: t("own.none"),
          text: t("own.noneText"),
          action: await emptyStateAction({ params, tab: "", isPast: pageIndex > 0, isFiltered: false }),
        })}
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={params}
          />
        }
      >
        {page ? <AppraisalsTable rows={page.rows} isHistory isOfFleet isOwn mayWrite={false} /> : null}
      </ListTable>
    </>
  );
}
