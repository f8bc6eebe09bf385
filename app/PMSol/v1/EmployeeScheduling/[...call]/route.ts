import { listScheduleHistory } from "@/lib/features/crew/schedule/list-schedule-history";
import { findOwnSchedule } from "@/lib/features/scheduling/crews/find-own-schedule";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import { getSchedule } from "@/lib/features/scheduling/detail/get-schedule";
import { previewScheduleMail } from "@/lib/features/scheduling/mails/preview-schedule-mail";
import { movePortCall } from "@/lib/features/scheduling/port-calls/move-port-call";
import { previewPortCall } from "@/lib/features/scheduling/port-calls/preview-port-call";
import { removeScheduleDocument } from "@/lib/features/scheduling/save/remove-schedule-document";
import { saveScheduleDocument } from "@/lib/features/scheduling/save/save-schedule-document";
import { updateSchedule } from "@/lib/features/scheduling/save/update-schedule";
import { proposeActualTime } from "@/lib/features/scheduling/actual-times/propose-actual-time";
import { withdrawActualTime } from "@/lib/features/scheduling/actual-times/withdraw-actual-time";
import { getSchedulingVessel } from "@/lib/features/scheduling/vessels/get-scheduling-vessel";
import { listSchedulingVessels } from "@/lib/features/scheduling/vessels/list-scheduling-vessels";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetVesselEmployeeScheduling": listSchedulingVessels,
  "GET GetVesselEmployeeSchedulingCounts": getSchedulingVessel,
  "GET GetEmployeeOnBoardScheduling": withInput(listSchedules, { list: "onboard-scheduling" }),
  "GET GetEmployeeOnBoardReady": withInput(listSchedules, { list: "onboard" }),
  "GET GetEmployeeOffBoardScheduling": withInput(listSchedules, { list: "offboard-scheduling" }),
  "GET GetEmployeeOffBoardReady": withInput(listSchedules, { list: "offboard" }),
  "GET GetEmployeeSchedulingHistory": withInput(listSchedules, { list: "history" }),
  "GET GetEmployeeScheduling": listSchedules,
  "GET GetOwnEmployeeScheduling": findOwnSchedule,
  "GET GetEmployeeSchedulingDetail": getSchedule,
  "POST UpdateEmployeeScheduling": updateSchedule,
  "POST SaveEmployeeSchedulingDocument": saveScheduleDocument,
  "POST DeleteEmployeeSchedulingDocument": removeScheduleDocument,
  "POST ProposeEmployeeSchedulingTime": proposeActualTime,
  "POST WithdrawEmployeeSchedulingTime": withdrawActualTime,
  "GET GetPortCallPreview": previewPortCall,
  "POST MovePortCall": movePortCall,
  "GET GetEmployeeSchedulingMailPreview": previewScheduleMail,
  "GET GetEmployeeSchedulingHistoryByEmployeeId": listScheduleHistory,
});
