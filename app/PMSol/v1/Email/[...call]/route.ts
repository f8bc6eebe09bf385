import { sendRegisterMail } from "@/lib/features/applicants/mails/send-register-mail";
import { sendStatusNotification } from "@/lib/features/notices/send-status-notification";
import { sendExtensionMail } from "@/lib/features/manning/extensions/send-extension-mail";
import { sendPlanningMail } from "@/lib/features/manning/links/send-planning-mail";
import { sendEmailPreparation } from "@/lib/features/preparation/mails/send-email-preparation";
import { sendScheduleMail } from "@/lib/features/scheduling/mails/send-schedule-mail";
import { sendUnblacklistMail } from "@/lib/features/suitability/send-unblacklist-mail";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET SendEmailRegisterCrew": sendRegisterMail,
  "POST SendEmailRegisterCrew": sendRegisterMail,
  "GET SendEmailEmployeeUnblacklist": sendUnblacklistMail,
  "POST SendEmailEmployeeUnblacklist": sendUnblacklistMail,
  "GET SendEmailVesselCrewPlanning": sendPlanningMail,
  "POST SendEmailVesselCrewPlanning": sendPlanningMail,
  "GET SendEmailVesselCrewAssignment": sendPlanningMail,
  "POST SendEmailVesselCrewAssignment": sendPlanningMail,
  "GET SendEmailPreparation": sendEmailPreparation,
  "GET SendEmailEmployeePreparation": sendEmailPreparation,
  "POST SendEmailPreparation": sendEmailPreparation,
  "GET SendEmailEmployeeScheduling": withInput(sendScheduleMail, { again: false }),
  "POST SendEmailEmployeeScheduling": sendScheduleMail,
  "GET SendEmailStatusNotification": sendStatusNotification,
  "POST SendEmailStatusNotification": sendStatusNotification,
  "GET SendEmailVesselCrewExtension": sendExtensionMail,
  "POST SendEmailVesselCrewExtension": sendExtensionMail,
});
