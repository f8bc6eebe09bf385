"use server";

import { action } from "@/lib/platform/transport/action";
import { addDebtEntry } from "./add-debt-entry";
import { requestAdvance } from "./request-advance";
import { changeInstalment } from "./change-instalment";
import { decideDebt } from "./decide-debt";
import { decideDebtEntry } from "./decide-debt-entry";
import { openDebt } from "./open-debt";
import { recordCash } from "./record-cash";

export const addDebtEntryAction = action(addDebtEntry);
export const requestAdvanceAction = action(requestAdvance);
export const changeInstalmentAction = action(changeInstalment);
export const decideDebtAction = action(decideDebt);
export const decideDebtEntryAction = action(decideDebtEntry);
export const openDebtAction = action(openDebt);
export const recordCashAction = action(recordCash);
