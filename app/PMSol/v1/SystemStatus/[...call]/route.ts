import { runDoctor } from "@/lib/features/doctor/run-doctor";
import { getStatus } from "@/lib/features/status/get-status";
import { resendFailedMail } from "@/lib/features/status/resend-failed-mail";
import { sendTestMail } from "@/lib/features/status/send-test-mail";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetSystemStatus": getStatus,
  "GET AskDoctor": runDoctor,
  "POST ResendFailedMail": resendFailedMail,
  "POST SendTestMail": sendTestMail,
});
