import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ListSearch } from "@/components/ui/list/list-search";
import { readListState, type SearchParams } from "@/components/ui/list/list-state";
import { listPkls } from "@/lib/features/preparation/pkl/list-pkls";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { PklTable } from "@/components/features/preparation/pkl/table";
import { choiceOf, PreparationList } from "./list-frame";

const table = "preparation-pkls";
const defaults = { pageSize: 10, sorts: ["id"], order: "desc" } as const;

type Props = { vesselId: number; employeeId?: number; query: SearchParams; make?: ReactNode };

/** The agreements of a vessel's joiners, or of one joiner. D2 §2 */
export async function PklList({ vesselId, employeeId, query, make }: Props) {
  const t = await getTranslations("pkl.page");
  const { pageIndex, pageSize, search } = readListState(query, defaults, await choiceOf(table));
  const page = await orNull(
    load(listPkls, { vesselId, employeeId, filterList: search, pageNumber: pageIndex + 1, pageSize }),
  );
  const isFiltered = search !== "";
  return (
    <PreparationList
      table={table}
      label={t("title")}
      tab="pkl"
      params={query}
      page={page}
      place={{ pageIndex, pageSize, defaultPageSize: defaults.pageSize }}
      isFiltered={isFiltered}
      empty={{ title: t("empty"), text: t("none") }}
      tools={
        <>
          <ListSearch label={t("searchLabel")} />
          {make}
        </>
      }
    >
      {page ? <PklTable rows={page.rows} /> : null}
    </PreparationList>
  );
}
