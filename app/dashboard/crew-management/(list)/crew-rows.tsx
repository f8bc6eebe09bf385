import { FinanceTable } from "@/components/features/crew/list/finance-table";
import { PeopleTable } from "@/components/features/crew/list/people-table";
import { RegisterTable } from "@/components/features/crew/list/register-table";
import { RegisterRowActions } from "@/components/features/suitability/register-row-actions";
import type { ListState, SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import type { ListedCrew } from "@/lib/features/crew/schema";
import { listVisibility } from "@/lib/features/crew/visibility/rules";
import type { RegisterRights } from "@/lib/features/suitability/rights.rules";
import { vesselHref } from "@/lib/access/vessel-href";
import { listOf } from "../list-position";
import type { TabPage } from "./read-tab";

type Props = {
  user: UserActor;
  page: TabPage;
  state: ListState<string>;
  params: SearchParams;
  register: RegisterRights;
};

/** Show register entries, people with pay data for finance, or people. */
export function CrewRows({ user, page, state, params, register }: Props) {
  const { pageIndex, pageSize, sort, order } = state;
  const byFamilyName = listVisibility(user).identity;
  const head = { params, sort, order, byFamilyName, list: listOf(params), first: pageIndex * pageSize };
  if (page.kind === "register")
    return (
      <RegisterTable
        rows={page.rows}
        {...head}
        actionsOf={(row) => <RegisterRowActions entry={row} rights={register} />}
      />
    );
  const people = { ...head, vesselHrefOf: ({ lastVesselId }: ListedCrew) => vesselHref(user, lastVesselId) };
  return page.rows.some(({ pay }) => pay !== null) ? (
    <FinanceTable rows={page.rows} {...people} />
  ) : (
    <PeopleTable rows={page.rows} tab={page.tab} {...people} />
  );
}
