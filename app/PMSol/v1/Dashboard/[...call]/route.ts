import { getApplications } from "@/lib/features/dashboard/charts/get-applications";
import { getCrewOnBoard } from "@/lib/features/dashboard/charts/get-crew-on-board";
import { getExpiringDocuments } from "@/lib/features/dashboard/charts/get-expiring-documents";
import { getTimeToHire } from "@/lib/features/dashboard/charts/get-time-to-hire";
import { getAppraisals } from "@/lib/features/dashboard/groups/get-appraisals";
import { getContractManagement } from "@/lib/features/dashboard/groups/get-contract-management";
import { getCrewManagement } from "@/lib/features/dashboard/groups/get-crew-management";
import { getCrewScheduling } from "@/lib/features/dashboard/groups/get-crew-scheduling";
import { getExpiringCertificates } from "@/lib/features/dashboard/groups/get-expiring-certificates";
import { getNewApplicants } from "@/lib/features/dashboard/groups/get-new-applicants";
import { getVesselManagement } from "@/lib/features/dashboard/groups/get-vessel-management";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetNewApplicantDashboard": getNewApplicants,
  "GET GetAppraisalDashboard": getAppraisals,
  "GET GetCrewingSchedulingDashboard": getCrewScheduling,
  "GET GetVesselManagementDashboard": getVesselManagement,
  "GET GetExpiringCertificateDashboard": getExpiringCertificates,
  "GET GetCrewManagementDashboard": getCrewManagement,
  "GET GetContractManagementDashboard": getContractManagement,
  "GET GetCrewOnBoardChart": getCrewOnBoard,
  "GET GetExpiringDocumentChart": getExpiringDocuments,
  "GET GetApplicationChart": getApplications,
  "GET GetTimeToHireChart": getTimeToHire,
});
