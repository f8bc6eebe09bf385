"use server";

import { action } from "@/lib/platform/transport/action";
import { setVictualingReceipt } from "./set-victualing-receipt";

export const setReceiptAction = action(setVictualingReceipt);
