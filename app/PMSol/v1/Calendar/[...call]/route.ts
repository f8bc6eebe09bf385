import { createFeed } from "@/lib/features/calendars/create-feed";
import { listFeeds } from "@/lib/features/calendars/list-feeds";
import { revokeFeed } from "@/lib/features/calendars/revoke-feed";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetCalendarFeeds": listFeeds,
  "POST CreateCalendarFeed": createFeed,
  "POST RevokeCalendarFeed": revokeFeed,
});
