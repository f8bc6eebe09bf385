import { downloadPost } from "@/components/ui/form/download/download-post";

const documents = "/PMSol/v1/GeneratePDF";
export const downloadBoc = (ids: number[]) =>
  downloadPost("/PMSol/v1/GenerateExcel/GenerateBOC", { regCrewIdArray: ids });
export const downloadCv = (id: number) => downloadPost(`${documents}/GenerateCVRegisterCrew`, { registerCrewId: id });
export const downloadMcuLetter = (id: number) =>
  downloadPost(`${documents}/GenerateMCURegisterCrew`, { registerCrewId: id });
