import { cache } from "react";
import { getPreparationVessel } from "@/lib/features/preparation/joiners/get-preparation-vessel";
import { load } from "@/lib/platform/transport/page";

/** The vessel of the address with the counts of its tabs, read once for the frame and the page. */
export const vesselHeadOf = cache((vesselId: number) => load(getPreparationVessel, { vesselId }));
