import { z } from "zod";
import { chandlerStatuses } from "@/db/enums/chandler";
import { pageOf } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { recordId } from "@/lib/platform/validation";

/** Accept the names callers use for a request. */
export const withCallerNames = (input: unknown): Record<string, unknown> => {
  const body = asRecord(input);
  return { ...body, shipChandlerId: body.shipChandlerId ?? body.id };
};
export const requestIdInput = z.preprocess(withCallerNames, z.object({ shipChandlerId: recordId }));

/**
 * A line of request lists, documented names first, misspelt ones too. period: "Dec 2026", periodFrom its first day;
 * step: position among the five states, 0 when cancelled; daysLeft: days until delivery; proposedReceivedDate: day the
 * vessel head reported.
 */
export const requestRow = z.object({
  id: z.number(),
  shipChandlerId: z.number(),
  requesterName: z.string(),
  requesterEmail: z.string(),
  requestedDate: z.string(),
  requestedDeliveryDate: z.string(),
  receivedDate: z.string().nullable(),
  portId: z.number(),
  portOfCall: z.string(),
  period: z.string(),
  periodFrom: z.string(),
  vendorName: z.string().nullable(),
  status: z.enum(chandlerStatuses),
  vesselId: z.number(),
  vesselName: z.string(),
  requestedAttachmentFileName: z.string(),
  requstedAttachmentId: z.string(),
  approvedVendorAttachmentFileId: z.string().nullable(),
  approvedVendorAttachmentFileName: z.string().nullable(),
  rejectReason: z.string().nullable(),
  shortNoticeReason: z.string().nullable(),
  proposedReceivedDate: z.string().nullable(),
  headCount: z.number(),
  step: z.number(),
  daysLeft: z.number(),
  isLate: z.boolean(),
  version: z.number(),
});
export type RequestRow = z.output<typeof requestRow>;
export const requestPage = pageOf(requestRow);
