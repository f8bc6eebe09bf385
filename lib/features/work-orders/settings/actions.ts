"use server";

import { action } from "@/lib/platform/transport/action";
import { updatePayrollSettings } from "./update-payroll-settings";

export const updatePayrollSettingsAction = action(updatePayrollSettings);
