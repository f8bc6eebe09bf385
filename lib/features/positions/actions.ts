"use server";

import { action } from "@/lib/platform/transport/action";
import { listPositionsOnVesselType } from "./list-positions-on-vessel-type";

export const listPositionsOnVesselTypeAction = action(listPositionsOnVesselType);
