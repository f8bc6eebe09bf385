"use server";

import { action } from "@/lib/platform/transport/action";
import { rehireCrew } from "./rehire-crew";
import { resignCrew } from "./resign-crew";

export const resignCrewAction = action(resignCrew);
export const rehireCrewAction = action(rehireCrew);
