import { cache } from "react";
import { getVessel } from "@/lib/features/vessels/detail/get-vessel";
import { load } from "@/lib/platform/transport/page";

/** Load the vessel of the address, cached for layout and page. */
export const loadVessel = cache((id: number) => load(getVessel, { id }));
