import { listScheduleHistory } from "@/lib/features/crew/schedule/list-schedule-history";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetEmployeeSchedulingHistoryByEmployeeId": listScheduleHistory,
});
