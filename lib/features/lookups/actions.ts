"use server";

import { action } from "@/lib/platform/transport/action";
import { createLookup } from "./create-lookup";

export const createLookupAction = action(createLookup);
export const suggestLookupAction = action(createLookup, "gate");
