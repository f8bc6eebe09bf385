import { checkGate } from "@/lib/features/captcha/check-gate";
import { openGate } from "@/lib/features/captcha/open-gate";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = publicController({
  "GET v": checkGate,
  "POST g": openGate,
});
