import { getTranslations } from "next-intl/server";
import { JoinersTable } from "@/components/features/preparation/joiners/table";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ListSearch } from "@/components/ui/list/list-search";
import { readListState, type SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { countedItemsFor } from "@/lib/features/preparation/visibility.rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../access/require-user";
import { itemRights } from "../../../../rights";
import { choiceOf, PreparationList } from "../../../../list-frame";

const table = "preparation-joiners";
const defaults = { pageSize: 10, sorts: ["joins"], order: "asc" } as const;

/** The joiners of a vessel, the soonest first. */
export async function CrewTab({ vesselId, query }: { vesselId: number; query: SearchParams }) {
  const [user, t] = await Promise.all([requireUser("preparation:view"), getTranslations("preparation-joiners")]);
  const { pageIndex, pageSize, search } = readListState(query, defaults, await choiceOf(table));
  const page = await orNull(
    load(listJoinersInPreparation, { vesselId, filterList: search, pageNumber: pageIndex + 1, pageSize }),
  );
  const isFiltered = search !== "";
  const toPlan = can(user, "manning:propose") ? (
    <Button variant="outlined" component={Link} href={`/dashboard/manning/planning/${vesselId}/crew`}>
      {t("toPlan")}
    </Button>
  ) : null;
  return (
    <PreparationList
      table={table}
      label={t("tabs.crew-details")}
      tab="crew-details"
      params={query}
      page={page}
      place={{ pageIndex, pageSize, defaultPageSize: defaults.pageSize }}
      isFiltered={isFiltered}
      empty={{ title: t("empty.joiners"), text: t("empty.joinersText"), fallback: toPlan }}
      tools={<ListSearch label={t("searchPerson")} />}
    >
      {page ? (
        <JoinersTable rows={page.rows} items={countedItemsFor(user)} rights={itemRights(user)} withVessel={false} />
      ) : null}
    </PreparationList>
  );
}
