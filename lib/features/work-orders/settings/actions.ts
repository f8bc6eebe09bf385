"use server";

import { action } from "@/lib/platform/transport/action";
import { updateSettings } from "./update-settings";

export const updateSettingsAction = action(updateSettings);
