import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";

type Props = {
  /** Key of the stored columns and page size. */
  table: string;
  label: string;
  tab: string;
  params: SearchParams;
  /** null when it could not be read. */
  page: { rows: readonly unknown[]; total: number } | null;
  place: { pageIndex: number; pageSize: number; defaultPageSize: number };
  isFiltered: boolean;
  /** Content when there is no row at all. */
  empty: { title: string; text: string; fallback?: ReactNode };
  tools: ReactNode;
  children: ReactNode;
};

/** Return the user's table settings. */
export const choiceOf = async (table: string) => readChoice((await cookies()).get(tableCookie(table))?.value);

/** Frame of a preparation list: tools, rows or empty state, pagination. */
export async function PreparationList({ table, label, tab, params, page, place, isFiltered, empty, ...parts }: Props) {
  const [choice, t] = await Promise.all([choiceOf(table), getTranslations("shell.list")]);
  const { pageIndex } = place;
  return (
    <ListTable
      name={table}
      label={label}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        ...empty,
        text: isFiltered ? t("noneMatches") : empty.text,
        action: await emptyStateAction({ params, tab, isPast: pageIndex > 0, isFiltered }),
      })}
      tools={parts.tools}
      footer={<ListPagination table={table} total={page?.total ?? 0} {...place} params={params} />}
    >
      {page ? parts.children : null}
    </ListTable>
  );
}
