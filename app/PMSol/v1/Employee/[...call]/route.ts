import { downloadBlacklist } from "@/lib/features/crew/download-blacklist";
import { downloadCrew } from "@/lib/features/crew/download-crew";
import { getCrew } from "@/lib/features/crew/get-crew";
import { getNextAssignment } from "@/lib/features/crew/get-next-assignment";
import { listBlacklist } from "@/lib/features/crew/list-blacklist";
import { listCrew } from "@/lib/features/crew/list-crew";
import { listCrewOptions } from "@/lib/features/crew/list-crew-options";
import { listCrewReads } from "@/lib/features/crew/list-crew-reads";
import { listDocumentHistory } from "@/lib/features/crew/list-document-history";
import { listUpcomingSchedule } from "@/lib/features/crew/list-upcoming-schedule";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET GetEmployeeListOffBoard": withInput(listCrew, { tab: "off-board" }),
  "GET GetEmployeeListOnBoard": withInput(listCrew, { tab: "on-board" }),
  "GET GetEmployeeListResigned": withInput(listCrew, { tab: "resigned" }),
  "GET GetAllEmployeeBlacklistCrew": listBlacklist,
  "GET DownloadEmployeeListOffBoard": withInput(downloadCrew, { tab: "off-board" }),
  "GET DownloadEmployeeListOnBoard": withInput(downloadCrew, { tab: "on-board" }),
  "GET DownloadEmployeeListResigned": withInput(downloadCrew, { tab: "resigned" }),
  "GET DownloadAllEmployeeBlacklistCrew": downloadBlacklist,
  "GET GetEmployeeByRole": listCrewOptions,
  "GET GetEmployeeDetails": getCrew,
  "GET GetEmpUpcomingSchedule": listUpcomingSchedule,
  "GET GetEmployeeNextAssignment": getNextAssignment,
  "GET GetEmployeeDocumentHistory": listDocumentHistory,
  "GET GetEmployeeDataReads": listCrewReads,
});
