"use server";

import { action } from "@/lib/platform/transport/action";
import { dropRun } from "./drop-run";
import { makeRun } from "./make-run";
import { markTransfers } from "./mark-transfers";
import { recordBankTrial } from "./record-bank-trial";
import { readBankAnswer } from "./read-bank-answer";
import { releaseRun } from "./release-run";

export const dropRunAction = action(dropRun);
export const makeRunAction = action(makeRun);
export const markTransfersAction = action(markTransfers);
export const recordBankTrialAction = action(recordBankTrial);
export const readBankAnswerAction = action(readBankAnswer);
export const releaseRunAction = action(releaseRun);
