import { generateBoc } from "@/lib/features/applicants/generate-boc";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "POST GenerateBOC": generateBoc,
});
