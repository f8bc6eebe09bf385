import { generateCv } from "@/lib/features/applicants/generate-cv";
import { generateMcuLetter } from "@/lib/features/applicants/generate-mcu-letter";
import { generateCrewCv } from "@/lib/features/crew/generate-crew-cv";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "POST GenerateCVRegisterCrew": generateCv,
  "POST GenerateCVEmployee": generateCrewCv,
  "POST GenerateMCURegisterCrew": generateMcuLetter,
});
