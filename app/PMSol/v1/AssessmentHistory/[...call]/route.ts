import { getLastAssessment } from "@/lib/features/applicants/get-last-assessment";
import { insertAssessment } from "@/lib/features/applicants/insert-assessment";
import { insertBulkAssessments } from "@/lib/features/applicants/insert-bulk-assessments";
import { listAssessments } from "@/lib/features/applicants/list-assessments";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST } = controller({
  "GET GetLastAssessmentByTypeAndRegCrewId/{type}/{id}": getLastAssessment,
  "GET GetAllAssessmentHistoryByRegCrewId/{id}": listAssessments,
  "POST InsertAssessmentHistory": insertAssessment,
  "POST InsertBulkAssessmentHistory": insertBulkAssessments,
});
