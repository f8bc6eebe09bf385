import { getRegistrationStatus } from "@/lib/features/applicants/get-registration-status";
import { submitRegisterCrewInput } from "@/lib/features/applicants/schema";
import { submitRegistration } from "@/lib/features/applicants/submit-registration";
import { withSchema } from "@/lib/platform/operation";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST } = publicController({
  "POST SubmitRegisterCrew": withSchema(submitRegistration, submitRegisterCrewInput),
  "GET GetRegisterStatusByRegisNo": getRegistrationStatus,
});
