import type { debtEntryKinds, debtEntryStates, DebtState } from "@/db/enums/work-orders";
import type { ListedDebt } from "./schema";

export type DebtSlipRow = ListedDebt["slips"][number];
export type DebtEntryRow = Omit<ListedDebt["entries"][number], "allowedActions"> & {
  kind: (typeof debtEntryKinds)[number];
  state: (typeof debtEntryStates)[number];
  createdBy: number | null;
};

type Sums = { amount: number; deducted: number; besides: number; state: DebtState };

/**
 * Return the balance of a debt: zero before confirmation, then the amount less locked deductions and confirmed entries.
 * Whole rupiah.
 */
export const remainingOf = ({ amount, deducted, besides, state }: Sums) =>
  state === "open" ? amount - deducted - besides : 0;

/** mayDecide: as the second person; mayOpen: may record debts. */
export type LedgerViewer = { mayOpen: boolean; mayDecide(createdBy: number | null): boolean };

/** Return what a viewer may do with a debt. */
export function debtActionsOf(
  { state, balance, createdBy }: { state: DebtState; balance: number; createdBy: number | null },
  { mayOpen, mayDecide }: LedgerViewer,
): ListedDebt["allowedActions"] {
  if (state === "proposed") return mayDecide(createdBy) ? ["confirm", "refuse"] : [];
  return state === "open" && balance > 0 && mayOpen ? ["instalment", "repaid", "writtenOff"] : [];
}

/** Return what a viewer may do with an entry that reduces a debt. */
export const entryActionsOf = (
  { state, createdBy }: Pick<DebtEntryRow, "state" | "createdBy">,
  { mayDecide }: LedgerViewer,
): ListedDebt["entries"][number]["allowedActions"] =>
  state === "proposed" && mayDecide(createdBy) ? ["confirm", "refuse"] : [];

type StatementLine = {
  day: string;
  what: "opened" | "slip" | "repaid" | "writtenOff";
  description: string;
  amount: number;
  remaining: number;
};

/** Date a statement line. Debts and slips have a month, payments have a day. */
export const dateGranularity = (what: StatementLine["what"]) =>
  what === "opened" || what === "slip" ? "month" : "day";

/**
 * List what happened to a debt in order, with the balance after each. Drafts are not included. day: of a slip, the
 * first of its month. Whole rupiah.
 */
export function statementOf({
  amount,
  name,
  state,
  fromMonth,
  slips,
  entries,
}: Pick<ListedDebt, "amount" | "name" | "state" | "fromMonth" | "slips" | "entries">): StatementLine[] {
  if (state !== "open") return [];
  const deductions = [
    ...slips
      .filter((slip) => slip.state === "locked")
      .map((slip) => ({
        day: `${slip.month}-01`,
        what: "slip" as const,
        description: slip.number,
        amount: slip.amount,
      })),
    ...entries
      .filter((entry) => entry.state === "confirmed")
      .map((entry) => ({ day: entry.onDay, what: entry.kind, description: entry.reason, amount: entry.amount })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const lines: StatementLine[] = [
    { day: `${fromMonth}-01`, what: "opened", description: name, amount, remaining: amount },
  ];
  let left = amount;
  for (const one of deductions) {
    left -= one.amount;
    lines.push({ ...one, remaining: left });
  }
  return lines;
}
