import type { Neighbours } from "@/components/features/applicants/detail/applicant-bar";
import { readChoice, readListState, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { listCesMarlin } from "@/lib/features/applicants/list/list-ces-marlin";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { filterInput, filtersOf, listSorts, listPositionOf, openTabOf } from "../list-query";

type Window = { pageNumber: number; pageSize: number; first: number };
type Row = { id: number; jobOpeningId: number };

/** Return the smallest page that contains a position and both neighbours. */
function windowAround(at: number): Window {
  const first = Math.max(0, at - 1);
  for (let pageSize = at === 0 ? 2 : 3; ; pageSize += 1) {
    const page = Math.floor(first / pageSize);
    if (page === Math.floor((at + 1) / pageSize)) return { pageNumber: page + 1, pageSize, first: page * pageSize };
  }
}

async function rowsOf(params: SearchParams, { pageNumber, pageSize }: Window): Promise<Row[]> {
  const { search, sort, order } = readListState(
    params,
    { pageSize: 10, sorts: listSorts, order: "desc" },
    readChoice(undefined),
  );
  const list = valueOf(params, "list");
  const input = { pageNumber, filterList: search, sort, order, ...filterInput(filtersOf(params)) };
  if (list === "ces" || list === "marlin")
    return (await load(listCesMarlin, { ...input, pageSize: pageSize * 2 }))[list].rows;
  return (await load(listApplicants, { ...input, pageSize, tab: openTabOf(params) })).rows;
}

/**
 * Return the previous and next applicant of the list. An applicant who left the list gave the position to the next
 * one.
 */
export async function neighboursOf(params: SearchParams, id: number, mode: string): Promise<Neighbours> {
  const at = Number(valueOf(params, "at"));
  if (!valueOf(params, "at") || !Number.isInteger(at) || at < 0 || at > 1_000_000)
    return { previous: null, next: null };
  const window = windowAround(at);
  const rows = (await orNull(rowsOf(params, window))) ?? [];
  const rowAt = (position: number) => rows[position - window.first];
  const hrefOf = (position: number) => {
    const row = position < 0 ? undefined : rowAt(position);
    if (!row || row.id === id) return null;
    const query = listPositionOf(params);
    if (valueOf(params, "list")) query.set("list", valueOf(params, "list"));
    return `/dashboard/recruitment/applicants-list/${row.id}/${mode}?joi=${row.jobOpeningId}&${query}&at=${position}`;
  };
  return { previous: hrefOf(at - 1), next: hrefOf(rowAt(at)?.id === id ? at + 1 : at) };
}
