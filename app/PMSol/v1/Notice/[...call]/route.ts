import { countUnreadNotices } from "@/lib/features/notices/count-unread-notices";
import { getNotificationChannels } from "@/lib/features/notices/get-notification-channels";
import { listNotices } from "@/lib/features/notices/list-notices";
import { markNoticesRead } from "@/lib/features/notices/mark-notices-read";
import { updateNotificationChannels } from "@/lib/features/notices/update-notification-channels";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetNotices": listNotices,
  "GET CountUnread": countUnreadNotices,
  "POST MarkRead": markNoticesRead,
  "GET GetNoticeWays": getNotificationChannels,
  "POST UpdateNoticeWays": updateNotificationChannels,
});
