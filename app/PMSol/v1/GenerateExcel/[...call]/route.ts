import { generateBoc } from "@/lib/features/applicants/documents/generate-boc";
import { generateCrewChange } from "@/lib/features/manning/crew-changes/generate-crew-change";
import { generateVesselCrewList } from "@/lib/features/vessels/documents/generate-vessel-crew-list";
import { generateVesselCrewMatrix } from "@/lib/features/vessels/documents/generate-vessel-crew-matrix";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "POST GenerateBOC": generateBoc,
  "POST GenerateVesselCrewList": generateVesselCrewList,
  "POST GenerateVesselCrewMatrixList": generateVesselCrewMatrix,
  "POST GenerateVesselCrewChange": generateCrewChange,
});
