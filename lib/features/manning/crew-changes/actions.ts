"use server";

import { action } from "@/lib/platform/transport/action";
import { draftOpening } from "./draft-opening";

export const draftOpeningAction = action(draftOpening);
