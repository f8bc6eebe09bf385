"use server";

import { action } from "@/lib/platform/transport/action";
import { lockMonth } from "./lock-month";
import { previewLock } from "./preview-lock";
import { unlockMonth } from "./unlock-month";

export const lockMonthAction = action(lockMonth);
export const unlockMonthAction = action(unlockMonth);
export const previewLockAction = action(previewLock);
