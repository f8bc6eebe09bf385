import { readListState, valueOf, type SearchParams, type TableChoice } from "@/components/ui/list/list-state";
import { crewFilterKeys } from "@/lib/features/crew/list/filter-keys.rules";
import { sortsOf } from "./list-query";

/** The position a record was opened from: the list's address without its page, and the row's index from 0. */
export type ListPosition = { list: string; at: number };

const maxLength = 3_000;

/** Select the search parameters that define the list: tab, search, filters, order and page size. */
export function listOf(params: SearchParams): string {
  const listParams = new URLSearchParams();
  for (const key of ["tab", "search", "sort", "order", "pageSize", "hide", "view", ...crewFilterKeys] as const)
    if (valueOf(params, key)) listParams.set(key, valueOf(params, key));
  return listParams.toString();
}

export const paramsOf = ({ list }: ListPosition): SearchParams => Object.fromEntries(new URLSearchParams(list));

/** Read the list position from the address; null if the record was not opened from the list. */
export function readListPosition(query: SearchParams): ListPosition | null {
  const [list, at] = [valueOf(query, "list"), valueOf(query, "at")];
  if (list === "" || list.length > maxLength || !/^\d{1,6}$/.test(at)) return null;
  return { list: listOf(Object.fromEntries(new URLSearchParams(list))), at: Number(at) };
}

/** Build the link back to the page of the list that contains the position. */
export function backHref(position: ListPosition, choice: TableChoice): string {
  const { pageSize } = readListState(
    paramsOf(position),
    { pageSize: 10, sorts: sortsOf("off-board"), order: "asc" },
    choice,
  );
  const pageIndex = Math.floor(position.at / pageSize);
  return `/dashboard/crew-management?${position.list}${pageIndex > 0 ? `&pageIndex=${pageIndex}` : ""}`;
}
