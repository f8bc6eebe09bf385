import { getRegistrationStatus } from "@/lib/features/applicants/status/get-registration-status";
import { openRevision } from "@/lib/features/applicants/registration/open-revision";
import { submitRegisterCrewInput } from "@/lib/features/applicants/schema";
import { submitRegistration } from "@/lib/features/applicants/registration/submit-registration";
import { withdrawOwnApplication } from "@/lib/features/applicants/status/withdraw-own-application";
import { registrationRequest } from "@/lib/features/applicants/registration/request.schema";
import { withSchema } from "@/lib/platform/operation";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = publicController({
  "POST SubmitRegisterCrew": {
    ...withSchema(submitRegistration, submitRegisterCrewInput),
    callerInput: registrationRequest,
  },
  "GET GetRegisterStatusByRegisNo": getRegistrationStatus,
  "POST OpenRevision": openRevision,
  "POST WithdrawRegistration": withdrawOwnApplication,
});
