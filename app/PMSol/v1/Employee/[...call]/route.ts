import { addConflict } from "@/lib/features/crew/conflicts/add-conflict";
import { addMedicalCertificate } from "@/lib/features/crew/medical/add-medical-certificate";
import { addDocument } from "@/lib/features/crew/documents/add-document";
import { attachScan } from "@/lib/features/crew/documents/attach-scan";
import { changeBankAccount } from "@/lib/features/crew/change-requests/change-bank-account";
import { checkCrewImport } from "@/lib/features/crew/import/check-crew-import";
import { checkCrewCompliance } from "@/lib/features/crew/compliance/check-crew-compliance";
import { correctDocument } from "@/lib/features/crew/documents/correct-document";
import { decideChangeRequest } from "@/lib/features/crew/change-requests/decide-change-request";
import { decideDataRequest } from "@/lib/features/crew/data-requests/decide-data-request";
import { downloadComplianceForecast } from "@/lib/features/crew/forecast/download-compliance-forecast";
import { downloadImportTemplate } from "@/lib/features/crew/import/download-import-template";
import { exportOwnData } from "@/lib/features/crew/data-requests/export-own-data";
import { exportPersonalData } from "@/lib/features/crew/data-requests/export-personal-data";
import { getPersonDataRequests } from "@/lib/features/crew/data-requests/get-person-data-requests";
import { importCrew } from "@/lib/features/crew/import/import-crew";
import { downloadBlacklist } from "@/lib/features/crew/list/download-blacklist";
import { downloadCrew } from "@/lib/features/crew/list/download-crew";
import { endConflict } from "@/lib/features/crew/conflicts/end-conflict";
import { getChangeRequest } from "@/lib/features/crew/change-requests/get-change-request";
import { getCrew } from "@/lib/features/crew/detail/get-crew";
import { getNextAssignment } from "@/lib/features/crew/schedule/get-next-assignment";
import { insertBoardSchedule } from "@/lib/features/crew/schedule/insert-board-schedule";
import { listBlacklist } from "@/lib/features/crew/list/list-blacklist";
import { listChangeRequests } from "@/lib/features/crew/change-requests/list-change-requests";
import { listDocumentsToVerify } from "@/lib/features/crew/documents/list-documents-to-verify";
import { listComplianceForecast } from "@/lib/features/crew/forecast/list-compliance-forecast";
import { listConflicts } from "@/lib/features/crew/conflicts/list-conflicts";
import { listCrew } from "@/lib/features/crew/list/list-crew";
import { listCrewOptions } from "@/lib/features/crew/list/list-crew-options";
import { listSensitiveReads } from "@/lib/features/crew/detail/list-sensitive-reads";
import { listDocumentHistory } from "@/lib/features/crew/detail/list-document-history";
import { listUpcomingSchedule } from "@/lib/features/crew/schedule/list-upcoming-schedule";
import { previewCrew } from "@/lib/features/crew/detail/preview-crew";
import { listDataRequests } from "@/lib/features/crew/data-requests/list-data-requests";
import { putPersonalDocument } from "@/lib/features/crew/documents/put-personal-document";
import { rehireCrew } from "@/lib/features/crew/status/rehire-crew";
import { removeMedicalCertificate } from "@/lib/features/crew/medical/remove-medical-certificate";
import { removeDocument } from "@/lib/features/crew/documents/remove-document";
import { renewDocument } from "@/lib/features/crew/documents/renew-document";
import { makeDataRequest } from "@/lib/features/crew/data-requests/make-data-request";
import { requestCrewChange } from "@/lib/features/crew/change-requests/request-crew-change";
import { resignCrew } from "@/lib/features/crew/status/resign-crew";
import { unverifyDocument } from "@/lib/features/crew/documents/unverify-document";
import { updateCrew } from "@/lib/features/crew/edit/update-crew";
import { updateSeaService } from "@/lib/features/crew/edit/update-sea-service";
import { verifyDocument } from "@/lib/features/crew/documents/verify-document";
import { withdrawChangeRequest } from "@/lib/features/crew/change-requests/withdraw-change-request";
import { listCandidates } from "@/lib/features/manning/candidates/list-candidates";
import { confirmSuitabilityEntry } from "@/lib/features/suitability/confirm-suitability-entry";
import { decideSuitabilityRemoval } from "@/lib/features/suitability/decide-suitability-removal";
import { getSuitabilityEntry } from "@/lib/features/suitability/get-suitability-entry";
import { insertSuitabilityEntry } from "@/lib/features/suitability/insert-suitability-entry";
import { listSuitabilityEntries } from "@/lib/features/suitability/list-suitability-entries";
import { replyToSuitabilityEntry } from "@/lib/features/suitability/reply-to-suitability-entry";
import { requestSuitabilityRemoval } from "@/lib/features/suitability/request-suitability-removal";
import { updateSuitabilityEntry } from "@/lib/features/suitability/update-suitability-entry";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
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
  "GET GetEmployeePeek": previewCrew,
  "GET GetEmpUpcomingSchedule": listUpcomingSchedule,
  "GET GetEmployeeNextAssignment": getNextAssignment,
  "GET GetEmployeeDocumentHistory": listDocumentHistory,
  "GET GetEmployeeDataReads": listSensitiveReads,
  "POST UpdateEmployeeDetail": updateCrew,
  "POST UpdateEmployeeSeaService": updateSeaService,
  "POST InsertEmployeeBoardSchedule": insertBoardSchedule,
  "GET GetEmployeePlanningPermanent": withInput(listCandidates, { category: "permanent" }),
  "GET GetEmployeePlanningContract": withInput(listCandidates, { category: "contract" }),
  "GET GetEmployeePlanningRejected": withInput(listCandidates, { category: "rejected" }),
  "POST InsertEmployeePaper": addDocument,
  "POST RenewEmployeePaper": renewDocument,
  "POST UpdateEmployeePaper": correctDocument,
  "POST AttachEmployeeScan": attachScan,
  "POST RemoveEmployeePaper": removeDocument,
  "POST VerifyEmployeePaper": verifyDocument,
  "POST UnverifyEmployeePaper": unverifyDocument,
  "POST InsertEmployeeDocument": putPersonalDocument,
  "POST InsertEmployeeMedicalCertificate": addMedicalCertificate,
  "POST RemoveEmployeeMedicalCertificate": removeMedicalCertificate,
  "POST ChangeEmployeeBankAccount": changeBankAccount,
  "GET GetEmployeeChangeRequests": listChangeRequests,
  "GET GetEmployeeChangeRequest": getChangeRequest,
  "POST RequestEmployeeChange": requestCrewChange,
  "POST DecideEmployeeChangeRequest": decideChangeRequest,
  "POST WithdrawEmployeeChangeRequest": withdrawChangeRequest,
  "POST ResignEmployee": resignCrew,
  "POST RehireEmployee": rehireCrew,
  "GET GetEmployeeConflicts": listConflicts,
  "POST InsertEmployeeConflict": addConflict,
  "POST EndEmployeeConflict": endConflict,
  "GET CheckEmployeeCompliance": checkCrewCompliance,
  "GET GetComplianceForecast": listComplianceForecast,
  "GET GetPapersToVerify": listDocumentsToVerify,
  "GET DownloadComplianceForecast": downloadComplianceForecast,
  "GET GetEmployeeBlacklistByEmployeeId": listSuitabilityEntries,
  "GET GetEmployeeBlacklist": getSuitabilityEntry,
  "POST InsertEmployeeBlacklist": insertSuitabilityEntry,
  "POST UpdateEmployeeBlackList": updateSuitabilityEntry,
  "POST ConfirmEmployeeBlacklist": confirmSuitabilityEntry,
  "POST UpdateUnblacklistRequestEmployee": requestSuitabilityRemoval,
  "POST UpdateUnblacklistApprovalEmployee": decideSuitabilityRemoval,
  "POST ReplyEmployeeBlacklist": replyToSuitabilityEntry,
  "GET DownloadEmployeeImportTemplate": downloadImportTemplate,
  "POST CheckEmployeeImport": checkCrewImport,
  "POST ImportEmployee": importCrew,
  "GET GetEmployeeDataSubject": getPersonDataRequests,
  "GET GetEmployeeDataSubjectRequests": listDataRequests,
  "POST RequestEmployeeDataSubject": makeDataRequest,
  "POST DecideEmployeeDataSubject": decideDataRequest,
  "GET ExportEmployeeData": exportPersonalData,
  "GET ExportOwnData": exportOwnData,
});
