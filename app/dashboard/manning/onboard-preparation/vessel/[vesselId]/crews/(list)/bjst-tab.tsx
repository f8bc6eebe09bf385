import { getTranslations } from "next-intl/server";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ListSearch } from "@/components/ui/list/list-search";
import { readListState, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { listBjsts } from "@/lib/features/preparation/bjst/list-bjsts";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../access/require-user";
import { scheduleKey } from "@/components/features/preparation/addresses";
import { ScheduleBjst } from "@/components/features/preparation/bjst/schedule-button";
import { BjstTable } from "@/components/features/preparation/bjst/table";
import { choiceOf, PreparationList } from "../../../../list-frame";

const table = "preparation-bjst";
const defaults = { pageSize: 10, sorts: ["latest"], order: "desc" } as const;

/** The trainings of a vessel's joiners, the latest first. D2 §2 */
export async function BjstTab({ vesselId, query }: { vesselId: number; query: SearchParams }) {
  const [user, t, shell] = await Promise.all([
    requireUser("preparation:view"),
    getTranslations("checkups"),
    getTranslations("shell.list"),
  ]);
  const { pageIndex, pageSize, search } = readListState(query, defaults, await choiceOf(table));
  const page = await orNull(load(listBjsts, { vesselId, filterList: search, pageNumber: pageIndex + 1, pageSize }));
  const mayWrite = can(user, "preparation:bjst");
  const isFiltered = search !== "";
  const requestedEmployeeId = Number(valueOf(query, scheduleKey));
  return (
    <PageTexts now={["checkups.actions"]} late={["checkups", "preparation", "lookups", "files"]}>
      <PreparationList
        table={table}
        label={t("bjst.title")}
        tab="bjst"
        params={query}
        page={page}
        place={{ pageIndex, pageSize, defaultPageSize: defaults.pageSize }}
        isFiltered={isFiltered}
        empty={{ title: shell("noData"), text: t("bjst.empty") }}
        tools={
          <>
            <ListSearch label={t("search")} />
            {mayWrite ? (
              <ScheduleBjst vesselId={vesselId} employeeId={requestedEmployeeId > 0 ? requestedEmployeeId : null} />
            ) : null}
          </>
        }
      >
        {page ? <BjstTable rows={page.rows} mayWrite={mayWrite} /> : null}
      </PreparationList>
    </PageTexts>
  );
}
