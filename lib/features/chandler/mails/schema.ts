import { z } from "zod";
import { asRecord } from "@/lib/platform/record";
import { recordId, requiredText } from "@/lib/platform/validation";

/** The mail about the state of a request, by its documented name. */
export const chandlerMail = "ChandlerStatus";

/** id names the record the mail tells of; the names of schedules and of requests are taken too. */
export const statusNotificationInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { ...body, id: body.id ?? body.employeeSchedulingId ?? body.scheduleId ?? body.shipChandlerId };
  },
  z.object({ sendEmailType: requiredText(60), id: recordId }),
);
export const statusNotificationSent = z.object({ mailIds: z.array(z.number()), message: z.string() });
