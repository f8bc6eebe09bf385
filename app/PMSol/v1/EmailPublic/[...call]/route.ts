import { sendRegisterMail } from "@/lib/features/applicants/mails/send-register-mail";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = publicController({
  "GET SendEmailRegisterCrew": sendRegisterMail,
  "POST SendEmailRegisterCrew": sendRegisterMail,
});
