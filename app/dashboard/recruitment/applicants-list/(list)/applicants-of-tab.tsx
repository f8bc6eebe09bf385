import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ApplicantsTable } from "@/components/features/applicants/list/applicants-table";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import type { ListState, SearchParams, TableChoice } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import type { ListedApplicant } from "@/lib/features/applicants/schema";

type Props = {
  table: string;
  page: { rows: ListedApplicant[]; total: number } | null;
  state: ListState<string>;
  params: SearchParams;
  choice: TableChoice;
  emptyState: { title: string; text: string; action: { href: string; label: string } | null };
  tools: ReactNode;
  now: Date;
  selectable: boolean;
  hrefOf: (row: ListedApplicant, at: number) => string;
};

/** The applicants of a tab as one list. */
export async function ApplicantsOfTab({
  table,
  page,
  state,
  params,
  choice,
  emptyState,
  tools,
  now,
  selectable,
  hrefOf,
}: Props) {
  const t = await getTranslations("applicants.list");
  const { pageIndex, pageSize, sort, order } = state;
  const rows = page?.total === 0 ? [] : page?.rows;
  return (
    <ListTable
      name={table}
      label={t("title")}
      choice={choice}
      emptyState={emptyStateOf(rows, emptyState)}
      tools={tools}
      footer={
        <ListPagination
          table={table}
          total={page?.total ?? 0}
          pageIndex={pageIndex}
          pageSize={pageSize}
          defaultPageSize={10}
          params={params}
        />
      }
    >
      {page ? (
        <ApplicantsTable
          rows={page.rows}
          params={params}
          sort={sort}
          order={order}
          now={now}
          selectable={selectable}
          hrefOf={(row, index) => hrefOf(row, pageIndex * pageSize + index)}
        />
      ) : null}
    </ListTable>
  );
}
