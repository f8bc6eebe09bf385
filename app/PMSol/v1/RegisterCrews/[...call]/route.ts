import { getApplicant } from "@/lib/features/applicants/get-applicant";
import { getWorkSummary } from "@/lib/features/applicants/get-work-summary";
import { listApplicants } from "@/lib/features/applicants/list-applicants";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET GetApplicantListByCurrentStatusId": listApplicants,
  "GET GetApplicantListDone": withInput(listApplicants, { tab: "done" }),
  "GET GetRegisterCrewById/{id}": getApplicant,
  "GET GetWorkSummary": getWorkSummary,
});
