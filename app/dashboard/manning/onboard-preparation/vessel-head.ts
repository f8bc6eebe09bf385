import { cache } from "react";
import { getPreparationVessel } from "@/lib/features/preparation/joiners/get-preparation-vessel";
import { load } from "@/lib/platform/transport/page";

/** Load the vessel of the address with its tab counts, cached for layout and page. */
export const vesselHeadOf = cache((vesselId: number) => load(getPreparationVessel, { vesselId }));
