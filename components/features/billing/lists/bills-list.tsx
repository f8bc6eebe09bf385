import type {
  BillsPage,
  ExpenseRow,
  PlanningRow,
  RegisterRow,
  VictualingRow,
  WorkOrderRow,
} from "@/lib/features/billing/schema";
import { CheckupsTable } from "./checkups-table";
import { ExpensesTable } from "./expenses-table";
import type { BillsListProps } from "./table-head-and-totals";
import { VictualingTable } from "./victualing-table";
import { WorkOrdersTable } from "./work-orders-table";

/** A page of one kind of bills. */
export type Bills =
  | { kind: "mcu-register"; page: BillsPage & { rows: RegisterRow[] } }
  | { kind: "mcu-planning"; page: BillsPage & { rows: PlanningRow[] } }
  | { kind: "expenses"; page: BillsPage & { rows: ExpenseRow[] } }
  | { kind: "victualing"; page: BillsPage & { rows: VictualingRow[] } }
  | { kind: "work-order"; page: BillsPage & { rows: WorkOrderRow[] } };

/** Table of a bill kind. D3 §3 */
export function BillsList({ bills, ...listProps }: BillsListProps & { bills: Bills }) {
  if (bills.kind === "expenses") return <ExpensesTable page={bills.page} {...listProps} />;
  if (bills.kind === "victualing") return <VictualingTable page={bills.page} {...listProps} />;
  if (bills.kind === "work-order") return <WorkOrdersTable page={bills.page} {...listProps} />;
  return <CheckupsTable page={bills.page} {...listProps} />;
}
