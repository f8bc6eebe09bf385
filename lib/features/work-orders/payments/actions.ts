"use server";

import { action } from "@/lib/platform/transport/action";
import { dropPaymentRun } from "./drop-payment-run";
import { createPaymentRun } from "./create-payment-run";
import { markTransfers } from "./mark-transfers";
import { recordBankTrial } from "./record-bank-trial";
import { readBankAnswer } from "./read-bank-answer";
import { releasePaymentRun } from "./release-payment-run";

export const dropPaymentRunAction = action(dropPaymentRun);
export const createPaymentRunAction = action(createPaymentRun);
export const markTransfersAction = action(markTransfers);
export const recordBankTrialAction = action(recordBankTrial);
export const readBankAnswerAction = action(readBankAnswer);
export const releasePaymentRunAction = action(releasePaymentRun);
