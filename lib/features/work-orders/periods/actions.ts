"use server";

import { action } from "@/lib/platform/transport/action";
import { lockPayrollMonth } from "./lock-payroll-month";
import { unlockPayrollMonth } from "./unlock-payroll-month";

export const lockPayrollMonthAction = action(lockPayrollMonth);
export const unlockPayrollMonthAction = action(unlockPayrollMonth);
