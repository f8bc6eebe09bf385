import { countUnreadNotices } from "@/lib/features/notices/count-unread-notices";
import { getNoticeWays } from "@/lib/features/notices/get-notice-ways";
import { listNotices } from "@/lib/features/notices/list-notices";
import { markNoticesRead } from "@/lib/features/notices/mark-notices-read";
import { updateNoticeWays } from "@/lib/features/notices/update-notice-ways";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetNotices": listNotices,
  "GET CountUnread": countUnreadNotices,
  "POST MarkRead": markNoticesRead,
  "GET GetNoticeWays": getNoticeWays,
  "POST UpdateNoticeWays": updateNoticeWays,
});
