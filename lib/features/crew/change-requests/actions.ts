"use server";

import { action } from "@/lib/platform/transport/action";
import { changeBankAccount } from "./change-bank-account";
import { decideChangeRequest } from "./decide-change-request";
import { requestCrewChange } from "./request-crew-change";
import { withdrawChangeRequest } from "./withdraw-change-request";

export const requestCrewChangeAction = action(requestCrewChange);
export const decideChangeRequestAction = action(decideChangeRequest);
export const withdrawChangeRequestAction = action(withdrawChangeRequest);
export const changeBankAccountAction = action(changeBankAccount);
