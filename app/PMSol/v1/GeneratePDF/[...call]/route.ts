import { generateCv } from "@/lib/features/applicants/generate-cv";
import { generateMcuLetter } from "@/lib/features/applicants/generate-mcu-letter";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "POST GenerateCVRegisterCrew": generateCv,
  "POST GenerateMCURegisterCrew": generateMcuLetter,
});
