import type { Bills } from "@/components/features/billing/lists/bills-list";
import type { BillingKind } from "@/db/enums/billing";
import { listExpenses } from "@/lib/features/billing/lists/list-expenses";
import { listMcuPlanning } from "@/lib/features/billing/lists/list-mcu-planning";
import { listMcuRegister } from "@/lib/features/billing/lists/list-mcu-register";
import { listVictualing } from "@/lib/features/billing/lists/list-victualing";
import { listWorkOrders } from "@/lib/features/billing/lists/list-work-orders";
import { load } from "@/lib/platform/transport/page";

/** Load a page of bills of one kind. */
export async function loadBills(kind: BillingKind, billQuery: object): Promise<Bills> {
  if (kind === "mcu-planning") return { kind, page: await load(listMcuPlanning, billQuery) };
  if (kind === "expenses") return { kind, page: await load(listExpenses, billQuery) };
  if (kind === "victualing") return { kind, page: await load(listVictualing, billQuery) };
  if (kind === "work-order") return { kind, page: await load(listWorkOrders, billQuery) };
  return { kind: "mcu-register", page: await load(listMcuRegister, billQuery) };
}
