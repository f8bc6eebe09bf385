import { listScheduleHistory } from "@/lib/features/crew/schedule/list-schedule-history";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET GetEmployeeSchedulingHistoryByEmployeeId": listScheduleHistory,
});
