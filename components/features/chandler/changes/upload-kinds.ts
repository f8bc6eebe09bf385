import { workbookTypes } from "@/components/ui/upload/file-rules";
import type { UploadSettings } from "@/components/ui/upload/upload-context";

/** MIME types of macro and old workbooks, so that the server can explain the refusal. */
const otherWorkbooks = ["application/vnd.ms-excel.sheet.macroEnabled.12", "application/vnd.ms-excel"];

export const requestKinds = {
  endings: `.xlsx,${workbookTypes[0]}`,
  types: [...workbookTypes, ...otherWorkbooks],
};
export const vendorKinds = {
  endings: `.xlsx,.pdf,${workbookTypes[0]},application/pdf`,
  types: [...workbookTypes, "application/pdf", ...otherWorkbooks],
};

/** Documented upload folder of request files, spelled so. Document 3 §7 */
export const requestUploadFolder: UploadSettings = {
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&fileType=asessment`,
  fileType: "asessment",
};
