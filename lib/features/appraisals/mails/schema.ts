import { z } from "zod";
import { scheduleMails } from "@/lib/features/scheduling/emails/schedule";
import { asRecord } from "@/lib/platform/record";
import { recordId, requiredText } from "@/lib/platform/validation";
import { appraisalMails } from "../emails/appraisal";

/** The name callers have for one of them besides. product 5.16 */
const aliases: Record<string, (typeof appraisalMails)[number]> = { Appraisal: "AppraisalEmployeeNotice" };

/** What a mail is about follows from its type: id is that of a schedule or of an appraisal. */
export const statusNotificationInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    const type = body.sendEmailType;
    const id = body.id ?? body.employeeAppraisalId ?? body.employeeSchedulingId ?? body.scheduleId;
    return { ...body, id, sendEmailType: typeof type === "string" ? (aliases[type] ?? type) : type };
  },
  z.object({ sendEmailType: requiredText(60), id: recordId }),
);
export const statusNotificationSent = z.object({ mailIds: z.array(z.number()), message: z.string() });

export const isOfSchedule = (type: string) => scheduleMails.some((known) => known === type);
export const isOfAppraisal = (type: string) => appraisalMails.some((known) => known === type);
