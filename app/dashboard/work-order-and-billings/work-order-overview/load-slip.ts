import { notFound } from "next/navigation";
import { cache } from "react";
import { getSlip } from "@/lib/features/work-orders/slips/get-slip";
import { getSlipVessel } from "@/lib/features/work-orders/slips/get-slip-vessel";
import { load } from "@/lib/platform/transport/page";
import { vesselIdOf } from "../../vessel-management/[vesselId]/vessel-id";

/** "none" is the address of year-end tax slips without a vessel. */
const placeOf = (text: string) => (text === "none" ? text : vesselIdOf(text));

/** Load the vessel of the address with its tab counts, cached for layout and page. */
export const loadSlipVessel = cache((vesselId: string) => load(getSlipVessel, { vesselId: placeOf(vesselId) }));

/** Load the slip of the address, when it belongs to the vessel. Cached for layout, title and page. */
export const loadSlip = cache(async (vesselId: string, workOrderId: string) => {
  const slip = await load(getSlip, { workOrderId: vesselIdOf(workOrderId) });
  if ((slip.vesselId ?? "none") !== placeOf(vesselId)) notFound();
  return slip;
});
