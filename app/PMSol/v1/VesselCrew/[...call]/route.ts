import { approveVesselProposals } from "@/lib/features/manning/approvals/approve-vessel-proposals";
import { listPrincipalAnswers } from "@/lib/features/manning/approvals/list-principal-answers";
import { listProposals } from "@/lib/features/manning/approvals/list-proposals";
import { changeAssignmentDates } from "@/lib/features/manning/proposals/change-assignment-dates";
import { checkInCrew } from "@/lib/features/manning/check-in-out/check-in-crew";
import { checkOutCrew } from "@/lib/features/manning/check-in-out/check-out-crew";
import { decideAsEmployee } from "@/lib/features/manning/approvals/decide-as-employee";
import { decideAsPrincipal } from "@/lib/features/manning/approvals/decide-as-principal";
import { decideExtension } from "@/lib/features/manning/extensions/decide-extension";
import { listPersonExtensions } from "@/lib/features/manning/extensions/list-person-extensions";
import { listVesselExtensions } from "@/lib/features/manning/extensions/list-vessel-extensions";
import { previewExtension } from "@/lib/features/manning/extensions/preview-extension";
import { recordConsent } from "@/lib/features/manning/extensions/record-consent";
import { requestExtension } from "@/lib/features/manning/extensions/request-extension";
import { withdrawExtension } from "@/lib/features/manning/extensions/withdraw-extension";
import { getSeatCost } from "@/lib/features/manning/candidates/get-seat-cost";
import { getAssignment } from "@/lib/features/manning/planning/get-assignment";
import { getSeatHeader } from "@/lib/features/manning/planning/get-seat-header";
import { insertSeat } from "@/lib/features/manning/planning/insert-seat";
import { listCrewChange } from "@/lib/features/manning/crew-changes/list-crew-change";
import { listSeatHistory } from "@/lib/features/manning/history/list-seat-history";
import { listJoiners } from "@/lib/features/manning/check-in-out/list-joiners";
import { getQueuedMail } from "@/lib/features/manning/links/get-queued-mail";
import { sendApprovalMailNow } from "@/lib/features/manning/links/send-approval-mail-now";
import { listLinks } from "@/lib/features/manning/links/list-links";
import { revokeLink } from "@/lib/features/manning/links/revoke-link";
import { listSeats } from "@/lib/features/manning/planning/list-seats";
import { previewCheckIn } from "@/lib/features/manning/check-in-out/preview-check-in";
import { previewCheckOut } from "@/lib/features/manning/check-in-out/preview-check-out";
import { proposeAssignment } from "@/lib/features/manning/proposals/propose-assignment";
import { removeAssignment } from "@/lib/features/manning/proposals/remove-assignment";
import { replaceAssignment } from "@/lib/features/manning/proposals/replace-assignment";
import { removeSeat } from "@/lib/features/manning/planning/remove-seat";
import { undoCheckIn } from "@/lib/features/manning/check-in-out/undo-check-in";
import { listVesselCrew } from "@/lib/features/vessels/on-board/list-vessel-crew";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetVesselCrewListByVesselId": listVesselCrew,
  "GET GetVesselCrewManningByVesselId": listSeats,
  "GET GetVesselCrewHeaderByVesselCrewId": getSeatHeader,
  "GET GetVesselCrewAssignment": getAssignment,
  "GET GetSeatCost": getSeatCost,
  "GET GetVesselCrewJoiners": listJoiners,
  "GET GetVesselCrewChange": listCrewChange,
  "GET GetVesselCrewHistoryBySeat": listSeatHistory,
  "GET GetCheckInPreview": previewCheckIn,
  "GET GetCheckOutPreview": previewCheckOut,
  "POST CheckInVesselCrew": checkInCrew,
  "POST CheckOutVesselCrew": checkOutCrew,
  "POST UndoCheckInVesselCrew": undoCheckIn,
  "POST AddVesselCrewAssignment": proposeAssignment,
  "POST ReplaceVesselCrewAssignment": replaceAssignment,
  "POST UpdateVesselCrewAssignment": changeAssignmentDates,
  "POST DeleteVesselCrewAssignment": removeAssignment,
  "POST AssignmentApprovalPrincipal": decideAsPrincipal,
  "POST AssignmentApprovalPrincipalAll": approveVesselProposals,
  "GET GetVesselProposals": listProposals,
  "GET GetPrincipalAnswers": listPrincipalAnswers,
  "POST AssignmentApprovalEmployee": decideAsEmployee,
  "GET GetVesselCrewExtensionByVessel": listVesselExtensions,
  "GET GetVesselCrewExtensionByEmployee": listPersonExtensions,
  "GET GetVesselCrewExtensionPreview": previewExtension,
  "POST InsertVesselCrewExtension": requestExtension,
  "POST ApprovalCrewExtension": decideExtension,
  "POST ConsentCrewExtension": recordConsent,
  "POST WithdrawVesselCrewExtension": withdrawExtension,
  "GET GetVesselCrewApprovalLinks": listLinks,
  "GET GetVesselCrewQueuedMail": getQueuedMail,
  "POST SendVesselCrewQueuedMail": sendApprovalMailNow,
  "POST RevokeVesselCrewApprovalLink": revokeLink,
  "POST InsertVesselCrewJobPosition": insertSeat,
  "POST DeleteVesselCrewJobPosition": removeSeat,
});
