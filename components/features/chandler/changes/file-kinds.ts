import { workbookTypes } from "@/components/ui/upload/file-rules";
import type { FileDoorSettings } from "@/components/ui/upload/file-door";

/** What a browser calls workbooks with macros and old ones: the server says in words why they are not taken. */
const otherWorkbooks = ["application/vnd.ms-excel.sheet.macroEnabled.12", "application/vnd.ms-excel"];

export const requestKinds = {
  endings: `.xlsx,${workbookTypes[0]}`,
  types: [...workbookTypes, ...otherWorkbooks],
};
export const vendorKinds = {
  endings: `.xlsx,.pdf,${workbookTypes[0]},application/pdf`,
  types: [...workbookTypes, "application/pdf", ...otherWorkbooks],
};

/** The folder of the documents for files of requests, spelled so. Document 3 §7 */
export const requestDoor: FileDoorSettings = {
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&fileType=asessment`,
  fileType: "asessment",
};
