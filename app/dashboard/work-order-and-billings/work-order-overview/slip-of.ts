import { notFound } from "next/navigation";
import { cache } from "react";
import { getSlip } from "@/lib/features/work-orders/slips/get-slip";
import { getSlipVessel } from "@/lib/features/work-orders/slips/get-slip-vessel";
import { load } from "@/lib/platform/transport/page";
import { vesselIdOf } from "../../vessel-management/[vesselId]/vessel-id";

/** "none" is the address of the years that are settled without a vessel. */
const placeOf = (text: string) => (text === "none" ? text : vesselIdOf(text));

/** The vessel of the address with the counts of its tabs, read once for the frame and the page. */
export const slipVesselOf = cache((vesselId: string) => load(getSlipVessel, { vesselId: placeOf(vesselId) }));

/** The slip of the address, if it is of that vessel; read once for frame, title and page. */
export const slipOf = cache(async (vesselId: string, workOrderId: string) => {
  const slip = await load(getSlip, { workOrderId: vesselIdOf(workOrderId) });
  if ((slip.vesselId ?? "none") !== placeOf(vesselId)) notFound();
  return slip;
});
