import { generateCv } from "@/lib/features/applicants/documents/generate-cv";
import { generateMcuLetter } from "@/lib/features/applicants/documents/generate-mcu-letter";
import { generateCrewCv } from "@/lib/features/crew/detail/generate-crew-cv";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "POST GenerateCVRegisterCrew": generateCv,
  "POST GenerateCVEmployee": generateCrewCv,
  "POST GenerateMCURegisterCrew": generateMcuLetter,
});
