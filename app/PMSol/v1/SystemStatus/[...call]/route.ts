import { askDoctor } from "@/lib/features/doctor/ask-doctor";
import { getStatus } from "@/lib/features/status/get-status";
import { resendFailedMail } from "@/lib/features/status/resend-failed-mail";
import { sendTestMail } from "@/lib/features/status/send-test-mail";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetSystemStatus": getStatus,
  "GET AskDoctor": askDoctor,
  "POST ResendFailedMail": resendFailedMail,
  "POST SendTestMail": sendTestMail,
});
