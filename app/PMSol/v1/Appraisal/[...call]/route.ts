import { getCalibration } from "@/lib/features/appraisals/calibration/get-calibration";
import { listAppraisals } from "@/lib/features/appraisals/crews/list-appraisals";
import { listEmployeeAppraisals } from "@/lib/features/appraisals/crews/list-employee-appraisals";
import { getAppraisal } from "@/lib/features/appraisals/detail/get-appraisal";
import { createForm } from "@/lib/features/appraisals/forms/create-form";
import { deleteForm } from "@/lib/features/appraisals/forms/delete-form";
import { getForm } from "@/lib/features/appraisals/forms/get-form";
import { listForms } from "@/lib/features/appraisals/forms/list-forms";
import { listRatings } from "@/lib/features/appraisals/forms/list-ratings";
import { publishForm } from "@/lib/features/appraisals/forms/publish-form";
import { saveForm } from "@/lib/features/appraisals/forms/save-form";
import { insertAppraisal } from "@/lib/features/appraisals/report/insert-appraisal";
import { updateAppraisal } from "@/lib/features/appraisals/report/update-appraisal";
import { countersignAppraisal } from "@/lib/features/appraisals/review/countersign-appraisal";
import { reopenAppraisal } from "@/lib/features/appraisals/review/reopen-appraisal";
import { reviewAppraisal } from "@/lib/features/appraisals/review/review-appraisal";
import { getAppraisalVessel } from "@/lib/features/appraisals/vessels/get-appraisal-vessel";
import { listAppraisalVessels } from "@/lib/features/appraisals/vessels/list-appraisal-vessels";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetVesselAppraisalList": listAppraisalVessels,
  "GET GetVesselAppraisalCounts": getAppraisalVessel,
  "GET GetVesselCrewNewAppraisalRequest": withInput(listAppraisals, { tab: "new-request" }),
  "GET GetVesselCrewAppraisalHistory": withInput(listAppraisals, { tab: "history" }),
  "GET GetVesselCrewAppraisal": listAppraisals,
  "GET GetAllAppraisalRating": listRatings,
  "GET GetEmployeeAppraisalDetail": getAppraisal,
  "GET GetEmployeeAppraisalHistory": listEmployeeAppraisals,
  "POST InsertEmployeeAppraisal": insertAppraisal,
  "POST UpdateEmployeeAppraisal": updateAppraisal,
  "POST SubmitReviewEmployeeAppraisal": reviewAppraisal,
  "POST ReopenEmployeeAppraisal": reopenAppraisal,
  "POST CountersignEmployeeAppraisal": countersignAppraisal,
  "GET GetAppraisalCalibration": getCalibration,
  "GET GetAllAppraisalForm": listForms,
  "GET GetAppraisalForm": getForm,
  "POST InsertAppraisalForm": createForm,
  "POST UpdateAppraisalForm": saveForm,
  "POST PublishAppraisalForm": publishForm,
  "POST DeleteAppraisalForm": deleteForm,
});
