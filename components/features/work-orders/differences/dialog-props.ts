import type { ListedDifference } from "@/lib/features/work-orders/differences/schema";

/** Texts of a difference for its buttons and dialogs: person, month, amount and slip, formatted. */
export type DialogDifference = Pick<ListedDifference, "id" | "name" | "version" | "proposedAsDebt"> & {
  month: string;
  amount: string;
  proposedMonth: string;
};
