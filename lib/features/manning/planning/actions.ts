"use server";

import { action } from "@/lib/platform/transport/action";
import { insertSeat } from "./insert-seat";
import { removeSeat } from "./remove-seat";

export const insertSeatAction = action(insertSeat);
export const removeSeatAction = action(removeSeat);
