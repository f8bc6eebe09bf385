"use server";

import { action } from "@/lib/platform/transport/action";
import { setReceipt } from "./set-receipt";

export const setReceiptAction = action(setReceipt);
