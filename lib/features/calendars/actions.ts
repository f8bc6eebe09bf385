"use server";

import { action } from "@/lib/platform/transport/action";
import { createFeed } from "./create-feed";
import { revokeFeed } from "./revoke-feed";

export const createFeedAction = action(createFeed);
export const revokeFeedAction = action(revokeFeed);
