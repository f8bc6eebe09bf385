import type { ChandlerStatus } from "@/db/enums/chandler";

type Line = { from: ChandlerStatus | null; to: ChandlerStatus; at: Date };

/** Return when the vendor search began and ended: from Looking For Vendor, else from the request. */
export function vendorSearchTimes(history: readonly Line[]): { searchedFrom: Date | null; answeredAt: Date | null } {
  const changeTo = (status: ChandlerStatus) =>
    history.find(({ from, to }) => to === status && from !== status)?.at ?? null;
  return {
    searchedFrom: changeTo("LookingForVendor") ?? changeTo("Submitted"),
    answeredAt: changeTo("OnPreparation"),
  };
}
