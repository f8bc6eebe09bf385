"use server";

import { action } from "@/lib/platform/transport/action";
import { updateNoticeWays } from "./update-notice-ways";

export const updateNoticeWaysAction = action(updateNoticeWays);
