"use server";

import { action } from "@/lib/platform/transport/action";
import { addPayment } from "./add-payment";
import { removePayment } from "./remove-payment";
import { updateTaxes } from "./update-taxes";

export const addPaymentAction = action(addPayment);
export const removePaymentAction = action(removePayment);
export const updateTaxesAction = action(updateTaxes);
