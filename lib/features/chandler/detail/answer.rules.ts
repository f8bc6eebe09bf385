import type { ChandlerStatus } from "@/db/enums/chandler";

type Line = { from: ChandlerStatus | null; to: ChandlerStatus; at: Date };

/** When a vendor was first looked for, and when one was found: from Looking For Vendor, or from the request where nobody said so. */
export function vendorAnswer(history: readonly Line[]): { searchedFrom: Date | null; answeredAt: Date | null } {
  const reached = (status: ChandlerStatus) =>
    history.find(({ from, to }) => to === status && from !== status)?.at ?? null;
  return {
    searchedFrom: reached("LookingForVendor") ?? reached("Submitted"),
    answeredAt: reached("OnPreparation"),
  };
}
