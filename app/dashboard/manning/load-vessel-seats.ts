import { cache } from "react";
import { listSeats } from "@/lib/features/manning/planning/list-seats";
import { load } from "@/lib/platform/transport/page";

/** Load the seats of the vessel of the address, cached for layout and page. */
export const loadVesselSeats = cache((vesselId: number, filterList = "") =>
  load(listSeats, { vesselId, filterList, pageSize: 200 }),
);
