import { notFound } from "next/navigation";
import { cache } from "react";
import { getRequest } from "@/lib/features/chandler/detail/get-request";
import { getChandlerVessel } from "@/lib/features/chandler/vessels/get-chandler-vessel";
import { load } from "@/lib/platform/transport/page";
import { vesselIdOf } from "../../vessel-management/[vesselId]/vessel-id";

/** Load the vessel with the counts of its tabs, once for layout and page. */
export const loadChandlerVessel = cache((vesselId: string) =>
  load(getChandlerVessel, { vesselId: vesselIdOf(vesselId) }),
);

/** Load a request of this vessel, once for layout, title and page. */
export const loadChandlerRequest = cache(async (vesselId: string, shipChandlerId: string) => {
  const request = await load(getRequest, { shipChandlerId: vesselIdOf(shipChandlerId) });
  if (request.vesselId !== vesselIdOf(vesselId)) notFound();
  return request;
});
