import type { debtEntryKinds, debtEntryStates, DebtState } from "@/db/enums/work-orders";
import type { ListedDebt } from "./schema";

export type DebtSlipRow = ListedDebt["slips"][number];
export type DebtEntryRow = Omit<ListedDebt["entries"][number], "allowedActions"> & {
  kind: (typeof debtEntryKinds)[number];
  state: (typeof debtEntryStates)[number];
  createdBy: number | null;
};

type Sums = { amount: number; deducted: number; besides: number; state: DebtState };

/** What is left of a debt: nothing before it is confirmed, then its amount less what locked slips deducted and what was confirmed besides. Whole rupiah. */
export const leftOf = ({ amount, deducted, besides, state }: Sums) =>
  state === "open" ? amount - deducted - besides : 0;

/** mayDecide: as the second person; mayOpen: whoever writes debts down. */
export type Reader = { mayOpen: boolean; mayDecide(createdBy: number | null): boolean };

/** What a reader may do with a debt now. */
export function debtActionsOf(
  { state, balance, createdBy }: { state: DebtState; balance: number; createdBy: number | null },
  { mayOpen, mayDecide }: Reader,
): ListedDebt["allowedActions"] {
  if (state === "proposed") return mayDecide(createdBy) ? ["confirm", "refuse"] : [];
  return state === "open" && balance > 0 && mayOpen ? ["instalment", "repaid", "writtenOff"] : [];
}

/** What a reader may do with what takes from a debt besides slips. */
export const entryActionsOf = (
  { state, createdBy }: Pick<DebtEntryRow, "state" | "createdBy">,
  { mayDecide }: Reader,
): ListedDebt["entries"][number]["allowedActions"] =>
  state === "proposed" && mayDecide(createdBy) ? ["confirm", "refuse"] : [];
