"use server";

import { action } from "@/lib/platform/transport/action";
import { insertVoyage } from "./insert-voyage";

export const insertVoyageAction = action(insertVoyage);
