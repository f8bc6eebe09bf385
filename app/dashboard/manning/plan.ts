import { cache } from "react";
import { listSeats } from "@/lib/features/manning/planning/list-seats";
import { load } from "@/lib/platform/transport/page";

/** The seats of the vessel of the address, read once for the frame and the page. */
export const planOf = cache((vesselId: number, filterList = "") =>
  load(listSeats, { vesselId, filterList, pageSize: 200 }),
);
