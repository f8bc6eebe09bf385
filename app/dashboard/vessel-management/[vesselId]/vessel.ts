import { cache } from "react";
import { getVessel } from "@/lib/features/vessels/detail/get-vessel";
import { load } from "@/lib/platform/transport/page";

/** The vessel of the address, read once for the frame and the page. */
export const vesselOf = cache((id: number) => load(getVessel, { id }));
