import { z } from "zod";
import { appraisalMails } from "@/lib/features/appraisals/emails/appraisal";
import { chandlerMail } from "@/lib/features/chandler/mails/schema";
import { scheduleMails } from "@/lib/features/scheduling/emails/schedule";
import { asRecord } from "@/lib/platform/record";
import { recordId, requiredText } from "@/lib/platform/validation";

/** The name callers have for one of them besides. product 5.16 */
const aliases: Record<string, (typeof appraisalMails)[number]> = { Appraisal: "AppraisalEmployeeNotice" };

/** What a mail is about follows from its type: id is that of a schedule, an appraisal or a request; their own names for it are taken too. */
export const statusNotificationInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    const type = body.sendEmailType;
    const id =
      body.id ?? body.employeeAppraisalId ?? body.employeeSchedulingId ?? body.scheduleId ?? body.shipChandlerId;
    return { ...body, id, sendEmailType: typeof type === "string" ? (aliases[type] ?? type) : type };
  },
  z.object({ sendEmailType: requiredText(60), id: recordId }),
);
export const statusNotificationSent = z.object({ mailIds: z.array(z.number()), message: z.string() });

/** Every mail that tells where something stands. */
export const statusMails: readonly string[] = [...scheduleMails, ...appraisalMails, chandlerMail];
export const scheduleMailOf = (type: string) => scheduleMails.find((known) => known === type);
export const appraisalMailOf = (type: string) => appraisalMails.find((known) => known === type);
