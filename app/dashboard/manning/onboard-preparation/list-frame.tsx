import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { listInstead, wayOut } from "@/components/ui/list/list-instead";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";

type Props = {
  /** Under which the choices of columns and of a page's size are remembered. */
  table: string;
  label: string;
  tab: string;
  params: SearchParams;
  /** null where it could not be read. */
  page: { rows: readonly unknown[]; total: number } | null;
  place: { pageIndex: number; pageSize: number; defaultPageSize: number };
  isNarrowed: boolean;
  /** What stands there while there is nothing at all. */
  empty: { title: string; text: string; otherwise?: ReactNode };
  tools: ReactNode;
  children: ReactNode;
};

/** How this reader wants a table. */
export const choiceOf = async (table: string) => readChoice((await cookies()).get(tableCookie(table))?.value);

/** A list of preparation: its tools, its rows or why there are none, and the way to the others. */
export async function PreparationList({ table, label, tab, params, page, place, isNarrowed, empty, ...parts }: Props) {
  const [choice, t] = await Promise.all([choiceOf(table), getTranslations("shell.list")]);
  const { pageIndex } = place;
  return (
    <ListTable
      name={table}
      label={label}
      choice={choice}
      instead={listInstead(page?.rows, {
        ...empty,
        text: isNarrowed ? t("noneMatches") : empty.text,
        way: await wayOut({ params, tab, isPast: pageIndex > 0, isNarrowed }),
      })}
      tools={parts.tools}
      footer={<ListPagination table={table} total={page?.total ?? 0} {...place} params={params} />}
    >
      {page ? parts.children : null}
    </ListTable>
  );
}
