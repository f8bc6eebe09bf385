import { addComment } from "@/lib/features/applicants/decisions/add-comment";
import { getApplicant } from "@/lib/features/applicants/detail/get-applicant";
import { getPipelineReport } from "@/lib/features/applicants/report/get-pipeline-report";
import { getWorkSummary } from "@/lib/features/applicants/report/get-work-summary";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { listCesMarlin } from "@/lib/features/applicants/list/list-ces-marlin";
import { listTimeline } from "@/lib/features/applicants/detail/list-timeline";
import { previewApplicant } from "@/lib/features/applicants/detail/preview-applicant";
import { registerApplicant } from "@/lib/features/applicants/registration/register-applicant";
import { registerApplicantCall } from "@/lib/features/applicants/schema";
import { updateApplicantStatus } from "@/lib/features/applicants/decisions/update-applicant-status";
import { updateRegisterCrewDetail } from "@/lib/features/applicants/registration/update-register-crew-detail";
import { withInput, withSchema } from "@/lib/platform/operation";
import { staffRegistrationRequest } from "@/lib/features/applicants/registration/request.schema";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetApplicantListByCurrentStatusId": listApplicants,
  "GET GetApplicantListDone": withInput(listApplicants, { tab: "done" }),
  "GET GetApplicantListCesMarlin": listCesMarlin,
  "GET GetRegisterCrewById/{id}": getApplicant,
  "GET GetRegisterCrewPeek/{id}": previewApplicant,
  "GET GetWorkSummary": getWorkSummary,
  "GET GetTimeline/{id}": listTimeline,
  "GET GetPipelineReport": getPipelineReport,
  "POST SubmitRegisterCrew": {
    ...withSchema(registerApplicant, registerApplicantCall),
    callerInput: staffRegistrationRequest,
  },
  "POST UpdateRegisterCrewStatus": updateApplicantStatus,
  "POST UpdateRegisterCrewDetail": updateRegisterCrewDetail,
  "POST AddComment": addComment,
});
