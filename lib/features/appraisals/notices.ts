import { appraisals } from "@/db/schema/appraisals";
import { ofAssignmentRecord } from "@/lib/features/vessels/notice-subjects.queries";
import type { NoticeSubjects, StatusMail } from "@/lib/platform/registry/notice-subject";
import { appraisalMails } from "./emails/appraisal";
import { ensureAppraisalMail } from "./mails/ensure-mail.queries";

export const subjects: NoticeSubjects = {
  appraisal: ofAssignmentRecord(appraisals, "appraisals:view"),
};

export const statusMails: readonly StatusMail[] = appraisalMails.map((type) => ({
  type,
  right: "appraisals:view",
  ensure: (scope, id) => ensureAppraisalMail(scope, type, id),
}));
