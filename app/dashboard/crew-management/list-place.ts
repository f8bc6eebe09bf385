import { readListState, valueOf, type SearchParams, type TableChoice } from "@/components/ui/list/list-state";
import { crewFilterKeys } from "@/lib/features/crew/filter-keys.rules";
import { sortsOf } from "./list-query";

/** Where in the list a record was opened: the list's address without its page, and the row's place counted from 0. */
export type ListPlace = { list: string; at: number };

const longest = 3_000;

/** What of the list's address makes the list: tab, search, filters, order and size of a page. */
export function listOf(params: SearchParams): string {
  const kept = new URLSearchParams();
  for (const key of ["tab", "search", "sort", "order", "pageSize", "hide", "view", ...crewFilterKeys] as const)
    if (valueOf(params, key)) kept.set(key, valueOf(params, key));
  return kept.toString();
}

export const paramsOf = ({ list }: ListPlace): SearchParams => Object.fromEntries(new URLSearchParams(list));

/** The place a record's address names; null when it was not opened from the list. */
export function readPlace(query: SearchParams): ListPlace | null {
  const [list, at] = [valueOf(query, "list"), valueOf(query, "at")];
  if (list === "" || list.length > longest || !/^\d{1,6}$/.test(at)) return null;
  return { list: listOf(Object.fromEntries(new URLSearchParams(list))), at: Number(at) };
}

/** Back to the page of the list that holds the place. */
export function backHref(place: ListPlace, choice: TableChoice): string {
  const { pageSize } = readListState(
    paramsOf(place),
    { pageSize: 10, sorts: sortsOf("off-board"), order: "asc" },
    choice,
  );
  const pageIndex = Math.floor(place.at / pageSize);
  return `/dashboard/crew-management?${place.list}${pageIndex > 0 ? `&pageIndex=${pageIndex}` : ""}`;
}
