"use server";

import { action } from "@/lib/platform/transport/action";
import { lockPayrollMonth } from "./lock-payroll-month";
import { lockSlip } from "./lock-slip";
import { unlockPayrollMonth } from "./unlock-payroll-month";
import { unlockSlip } from "./unlock-slip";

export const lockPayrollMonthAction = action(lockPayrollMonth);
export const unlockPayrollMonthAction = action(unlockPayrollMonth);
export const lockSlipAction = action(lockSlip);
export const unlockSlipAction = action(unlockSlip);
