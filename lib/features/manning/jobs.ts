import { defineJob } from "@/lib/platform/jobs/define-job";
import { remindApproval } from "./links/remind-approval";
import { remindApprovals } from "./links/remind-approvals";
import { sendApprovalMail } from "./links/send-approval-mail";

export const jobs = [
  defineJob({ name: "remind-approvals", cron: "30 0 * * 1-5", operation: remindApprovals }),
  defineJob({ name: "remind-approval", payload: remindApproval.input, operation: remindApproval }),
  defineJob({ name: "send-approval-mail", payload: sendApprovalMail.input, operation: sendApprovalMail }),
];
