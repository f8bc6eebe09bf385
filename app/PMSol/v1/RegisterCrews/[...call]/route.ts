import { addComment } from "@/lib/features/applicants/add-comment";
import { getApplicant } from "@/lib/features/applicants/get-applicant";
import { getPipelineReport } from "@/lib/features/applicants/get-pipeline-report";
import { getWorkSummary } from "@/lib/features/applicants/get-work-summary";
import { listApplicants } from "@/lib/features/applicants/list-applicants";
import { listCesMarlin } from "@/lib/features/applicants/list-ces-marlin";
import { listTimeline } from "@/lib/features/applicants/list-timeline";
import { registerApplicant } from "@/lib/features/applicants/register-applicant";
import { registerApplicantCall } from "@/lib/features/applicants/schema";
import { updateApplicantStatus } from "@/lib/features/applicants/update-applicant-status";
import { updateRegisterCrewDetail } from "@/lib/features/applicants/update-register-crew-detail";
import { withInput, withSchema } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET GetApplicantListByCurrentStatusId": listApplicants,
  "GET GetApplicantListDone": withInput(listApplicants, { tab: "done" }),
  "GET GetApplicantListCesMarlin": listCesMarlin,
  "GET GetRegisterCrewById/{id}": getApplicant,
  "GET GetWorkSummary": getWorkSummary,
  "GET GetTimeline/{id}": listTimeline,
  "GET GetPipelineReport": getPipelineReport,
  "POST SubmitRegisterCrew": withSchema(registerApplicant, registerApplicantCall),
  "POST UpdateRegisterCrewStatus": updateApplicantStatus,
  "POST UpdateRegisterCrewDetail": updateRegisterCrewDetail,
  "POST AddComment": addComment,
});
