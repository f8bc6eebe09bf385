import { cache } from "react";
import { getAppraisalVessel } from "@/lib/features/appraisals/vessels/get-appraisal-vessel";
import { load } from "@/lib/platform/transport/page";

/** The vessel of the address with the counts of its tabs, read once for frame, title and page. */
export const appraisalVesselOf = cache((vesselId: number) => load(getAppraisalVessel, { vesselId }));
