import { createRequestInput, updateRequestInput } from "@/lib/features/chandler/changes/schema";
import { isShortNotice } from "@/lib/features/chandler/lead-time.rules";
import { missingOf, stepOf, type RequiredField } from "@/lib/features/chandler/status.rules";
import type { ChandlerVessel } from "@/lib/features/chandler/vessels/schema";
import type { ChandlerStatus } from "@/db/enums/chandler";
import { messageOf } from "@/lib/platform/errors";

type Lead = Pick<ChandlerVessel, "today" | "leadDays" | "holidays">;

/** Validate a new request in the browser with the server's rules. */
export const newRequestForm = ({ today, leadDays, holidays }: Lead) =>
  createRequestInput.superRefine(({ deliveryDate, shortNoticeReason }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (deliveryDate < today) return problem("deliveryDate", "chandler.deliveryPassed");
    if (shortNoticeReason === null && isShortNotice(today, deliveryDate, { days: leadDays, holidays }))
      problem("shortNoticeReason", messageOf("chandler.shortNotice", { days: leadDays }));
  });

const missingMessages: Record<RequiredField, string> = {
  vendorName: "chandler.vendorNameRequired",
  approvedVendorAttachmentId: "chandler.approvedAttachmentRequired",
  receivedDate: "chandler.receivedDateRequired",
  rejectionReason: "validation.required",
};

/** Validate a state change with the required fields of its step. */
export const changeForm = (from: ChandlerStatus) =>
  updateRequestInput.superRefine((input, context) => {
    const step = stepOf(from, input.shipChandlerStatusEnum);
    for (const path of step ? missingOf(step, input) : [])
      context.addIssue({ code: "custom", path: [path], message: missingMessages[path] });
  });
