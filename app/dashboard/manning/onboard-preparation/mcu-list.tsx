import { getTranslations } from "next-intl/server";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ListFilter } from "@/components/ui/list/list-filter";
import { ListSearch } from "@/components/ui/list/list-search";
import { hrefWith, oneOf, readListState, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { SelectionFrame } from "@/components/ui/list/selection/frame";
import { can } from "@/lib/access/actor";
import { listMcus } from "@/lib/features/preparation/mcu/list-mcus";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../access/require-user";
import { scheduleKey } from "@/components/features/preparation/addresses";
import { DegreesButton } from "@/components/features/preparation/mcu/degrees-button";
import { LettersBar } from "@/components/features/preparation/mcu/letters-bar";
import { ScheduleMcu } from "@/components/features/preparation/mcu/schedule-button";
import { McuTable } from "@/components/features/preparation/mcu/table";
import { choiceOf, PreparationList } from "./list-frame";

const table = "preparation-mcu";
const defaults = { pageSize: 10, sorts: ["latest"], order: "desc" } as const;
const choices = ["all", "no-result"] as const;

type Props = {
  /** null shows check-ups without a result on all visible vessels. */
  vesselId: number | null;
  query: SearchParams;
};

/** Check-ups, the latest first, or those past their day without a result. D2 §2, product 5.13c */
export async function McuList({ vesselId, query }: Props) {
  const [user, t, shell] = await Promise.all([
    requireUser("preparation:view"),
    getTranslations("checkups"),
    getTranslations("shell.list"),
  ]);
  const { pageIndex, pageSize, search } = readListState(query, defaults, await choiceOf(table));
  const show = vesselId === null ? "no-result" : oneOf(valueOf(query, "show"), choices);
  const filter = { filterList: search, noResult: show === "no-result", pageNumber: pageIndex + 1, pageSize };
  const page = await orNull(load(listMcus, vesselId === null ? filter : { ...filter, vesselId }));
  const mayWrite = can(user, "preparation:mcu");
  const isFiltered = search !== "" || (vesselId !== null && show !== "all");
  const requestedEmployeeId = Number(valueOf(query, scheduleKey));
  const make =
    mayWrite && vesselId !== null ? (
      <ScheduleMcu vesselId={vesselId} employeeId={requestedEmployeeId > 0 ? requestedEmployeeId : null} />
    ) : null;
  return (
    <PageTexts now={["checkups.actions"]} late={["checkups", "preparation", "lookups", "files"]}>
      <SelectionFrame scope={`${show} ${search}`}>
        <PreparationList
          table={table}
          label={t("mcu.title")}
          tab="mcu"
          params={query}
          page={page}
          place={{ pageIndex, pageSize, defaultPageSize: defaults.pageSize }}
          isFiltered={isFiltered}
          empty={{ title: shell("noData"), text: t(vesselId === null ? "mcu.allHaveResults" : "mcu.empty") }}
          tools={
            <>
              <ListSearch label={t("search")} />
              {vesselId === null ? null : (
                <ListFilter
                  label={t("filter")}
                  choices={choices.map((id) => ({
                    id,
                    label: t(id === "all" ? "all" : "mcu.noResult"),
                    href: hrefWith(query, { show: id === "all" ? null : id, pageIndex: null }),
                  }))}
                  current={show}
                />
              )}
              {can(user, "lookups:approve") && vesselId !== null ? <DegreesButton /> : null}
              {make}
            </>
          }
        >
          {page ? <McuTable rows={page.rows} mayWrite={mayWrite} withVessel={vesselId === null} /> : null}
        </PreparationList>
        {mayWrite ? <LettersBar label={t("mcu.letterForSelected")} /> : null}
      </SelectionFrame>
    </PageTexts>
  );
}
