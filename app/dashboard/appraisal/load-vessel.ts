import { cache } from "react";
import { getAppraisalVessel } from "@/lib/features/appraisals/vessels/get-appraisal-vessel";
import { load } from "@/lib/platform/transport/page";

/** Load the vessel of the address with its tab counts, cached for layout, title and page. */
export const loadAppraisalVessel = cache((vesselId: number) => load(getAppraisalVessel, { vesselId }));
