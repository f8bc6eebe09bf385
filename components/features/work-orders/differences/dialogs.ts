import type { ListedDifference } from "@/lib/features/work-orders/differences/schema";

/** What a button or a dialog about a difference says: whose it is, of which month, how much, and with which slip. Months and amounts as words. */
export type OfDifference = Pick<ListedDifference, "id" | "name" | "version" | "proposedAsDebt"> & {
  month: string;
  amount: string;
  proposedMonth: string;
};
