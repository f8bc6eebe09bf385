"use server";

import { action } from "@/lib/platform/transport/action";
import { createOperationArea } from "./create-operation-area";

export const createOperationAreaAction = action(createOperationArea);
