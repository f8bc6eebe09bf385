import { getTranslations } from "next-intl/server";
import { JoinersTable } from "@/components/features/preparation/joiners/table";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ListSearch } from "@/components/ui/list/list-search";
import { readListState, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { departments } from "@/lib/features/preparation/readiness.rules";
import { countedItemsFor } from "@/lib/features/preparation/visibility.rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "../../../filter-bar";
import { itemRights } from "../rights";
import { choiceOf, PreparationList } from "../list-frame";

export const joinerViews = ["late", "without-pkl"] as const;
type View = (typeof joinerViews)[number];

const tables = { late: "preparation-late", "without-pkl": "preparation-without-pkl" } as const;
const defaults = { pageSize: 10, sorts: ["joins"], order: "asc" } as const;

type Props = { user: UserActor; view: View; params: SearchParams };

/** Joiners of all vessels who are overdue, or join soon without a signed agreement, as the task list counts. */
export async function OverdueJoinersList({ user, view, params }: Props) {
  const isLate = view === "late";
  const table = tables[view];
  const t = await getTranslations("preparation-joiners");
  const { pageIndex, pageSize, search } = readListState(params, defaults, await choiceOf(table));
  const responsible = isLate ? departments.find((candidate) => candidate === valueOf(params, "who")) : undefined;
  const conditions = isLate ? { late: responsible ?? "anybody" } : { withoutPkl: true };
  const page = await orNull(
    load(listJoinersInPreparation, { ...conditions, filterList: search, pageNumber: pageIndex + 1, pageSize }),
  );
  const isFiltered = search !== "" || responsible !== undefined;
  const filterBar = await filterBarOf({
    title: t("filter"),
    params,
    selects: isLate
      ? [
          {
            key: "who",
            label: t("doers.label"),
            current: responsible ?? "",
            options: departments.map((value) => ({ value, label: t(`doers.${value}`) })),
          },
        ]
      : [],
  });
  return (
    <PreparationList
      table={table}
      label={t(`views.${view}`)}
      tab={view}
      params={params}
      page={page}
      place={{ pageIndex, pageSize, defaultPageSize: defaults.pageSize }}
      isFiltered={isFiltered}
      empty={{ title: t(`empty.${view}`), text: t(`empty.${view}Text`) }}
      tools={
        <>
          <ListSearch label={t("searchPerson")} />
          {isLate ? <ListFilters texts={filterBar.texts} selects={filterBar.selects} /> : null}
          <FilterChips label={filterBar.texts.title} chips={filterBar.chips} />
        </>
      }
    >
      {page ? (
        <JoinersTable rows={page.rows} items={countedItemsFor(user)} rights={itemRights(user)} withVessel />
      ) : null}
    </PreparationList>
  );
}
