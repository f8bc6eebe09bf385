"use server";

import { action } from "@/lib/platform/transport/action";
import { createLookup } from "./create-lookup";
import { listLookups } from "./list-lookups";
import { listHealthDegrees } from "./list-health-degrees";
import { setHealthDegrees } from "./set-health-degrees";

export const createLookupAction = action(createLookup);
export const listHealthDegreesAction = action(listHealthDegrees);
export const setHealthDegreesAction = action(setHealthDegrees);
export const suggestLookupAction = action(createLookup, "gate");
export const listLookupsAction = action(listLookups);
