import { getLastAssessment } from "@/lib/features/applicants/detail/get-last-assessment";
import { insertAssessment } from "@/lib/features/applicants/decisions/insert-assessment";
import { insertBulkAssessments } from "@/lib/features/applicants/decisions/insert-bulk-assessments";
import { listAssessments } from "@/lib/features/applicants/detail/list-assessments";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetLastAssessmentByTypeAndRegCrewId/{type}/{id}": getLastAssessment,
  "GET GetAllAssessmentHistoryByRegCrewId/{id}": listAssessments,
  "POST InsertAssessmentHistory": insertAssessment,
  "POST InsertBulkAssessmentHistory": insertBulkAssessments,
});
