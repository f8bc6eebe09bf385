import { FinanceTable } from "@/components/features/crew/list/finance-table";
import { PeopleTable } from "@/components/features/crew/list/people-table";
import { RegisterTable } from "@/components/features/crew/list/register-table";
import { RegisterRowActions } from "@/components/features/suitability/register-row-actions";
import type { ListState, SearchParams } from "@/components/ui/list/list-state";
import type { RegisterRights } from "@/lib/features/suitability/rights.rules";
import { listOf } from "../list-place";
import type { TabPage } from "./read-tab";

type Props = { page: TabPage; state: ListState<string>; params: SearchParams; register: RegisterRights };

/** Entries of the register, people with what pay is made with for who sees that, or people. */
export function Rows({ page, state, params, register }: Props) {
  const { pageIndex, pageSize, sort, order } = state;
  const head = { params, sort, order, list: listOf(params), first: pageIndex * pageSize };
  if (page.kind === "register")
    return (
      <RegisterTable
        rows={page.rows}
        {...head}
        actionsOf={(row) => <RegisterRowActions entry={row} rights={register} />}
      />
    );
  return page.rows.some(({ pay }) => pay !== null) ? (
    <FinanceTable rows={page.rows} {...head} />
  ) : (
    <PeopleTable rows={page.rows} tab={page.tab} {...head} />
  );
}
