"use server";

import { action } from "@/lib/platform/transport/action";
import { listPositionsOnShip } from "./list-positions-on-ship";

export const listPositionsOnShipAction = action(listPositionsOnShip);
