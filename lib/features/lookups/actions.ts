"use server";

import { action } from "@/lib/platform/transport/action";
import { createLookup } from "./create-lookup";
import { listLookups } from "./list-lookups";
import { listDegrees } from "./list-degrees";
import { setDegrees } from "./set-degrees";

export const createLookupAction = action(createLookup);
export const listDegreesAction = action(listDegrees);
export const setDegreesAction = action(setDegrees);
export const suggestLookupAction = action(createLookup, "gate");
export const listLookupsAction = action(listLookups);
