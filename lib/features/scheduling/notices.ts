import { schedules } from "@/db/schema/scheduling";
import { ofAssignmentRecord } from "@/lib/features/vessels/notice-subjects.queries";
import type { NoticeSubjects, StatusMail } from "@/lib/platform/registry/notice-subject";
import { scheduleMails } from "./emails/schedule";
import { ensureScheduleMail } from "./mails/ensure-mail.queries";

export const subjects: NoticeSubjects = {
  schedule: ofAssignmentRecord(schedules),
};

export const statusMails: readonly StatusMail[] = scheduleMails.map((type) => ({
  type,
  right: "scheduling:write",
  ensure: (scope, id) => ensureScheduleMail(scope, { type, id }),
}));
