import type { ChandlerStatus } from "@/db/enums/chandler";

type Line = { from: ChandlerStatus | null; to: ChandlerStatus; at: Date };

/** Return when the vendor search began and ended: from Looking For Vendor, else from the request. */
export function vendorAnswer(history: readonly Line[]): { searchedFrom: Date | null; answeredAt: Date | null } {
  const reached = (status: ChandlerStatus) =>
    history.find(({ from, to }) => to === status && from !== status)?.at ?? null;
  return {
    searchedFrom: reached("LookingForVendor") ?? reached("Submitted"),
    answeredAt: reached("OnPreparation"),
  };
}
