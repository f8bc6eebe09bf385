"use server";

import { action } from "@/lib/platform/transport/action";
import { updateNotificationChannels } from "./update-notification-channels";

export const updateNotificationChannelsAction = action(updateNotificationChannels);
