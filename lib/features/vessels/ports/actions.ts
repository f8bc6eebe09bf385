"use server";

import { action } from "@/lib/platform/transport/action";
import { setPortPosition } from "./set-port-position";

export const setPortPositionAction = action(setPortPosition);
