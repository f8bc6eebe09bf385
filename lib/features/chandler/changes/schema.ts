import { z } from "zod";
import { addressText } from "@/lib/platform/i18n/plain-text";
import { chandlerStatuses } from "@/db/enums/chandler";
import { isDay } from "@/lib/platform/calendar/dates";
import { isRecord } from "@/lib/platform/unknown-record";
import {
  blankToUndefined,
  requiredId,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";
import { withCallerNames } from "../schema";
import { parseMonth } from "./month.rules";

/** Parse a day from yyyy-MM-dd or an instant. */
const dayFromText = (value: unknown) => {
  const text = blankToUndefined(value);
  return typeof text === "string" && /^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text;
};
const dayFor = (missing: string) =>
  z.preprocess(dayFromText, z.string(missing).meta({ format: "date" }).refine(isDay, "validation.date"));
const optionalDay = z.preprocess(
  dayFromText,
  z.string().meta({ format: "date" }).refine(isDay, "validation.date").optional(),
);

/** A file value of a form, or its id. */
const fileIdOf = (value: unknown) => blankToUndefined(isRecord(value) ? value.fileId : value);
const fileFor = (missing: string) =>
  z.preprocess(fileIdOf, z.uuid({ error: ({ input }) => (input === undefined ? missing : "files.notFound") }));
const optionalFile = z.preprocess(fileIdOf, z.uuid("files.notFound").optional());

const address = z
  .email({ error: ({ input }) => (input === "" ? "chandler.requesterEmailRequired" : "chandler.invalidEmail") })
  .max(200);
const email = z.preprocess((value) => (typeof value === "string" ? addressText(value) : (value ?? "")), address);
const requester = { requesterName: requiredText(100, "chandler.requesterNameRequired"), requesterEmail: email };

/** The first day of the request's month, in any accepted notation. */
const month = z.preprocess(
  blankToUndefined,
  z
    .string("chandler.periodRequired")
    .max(40)
    .refine((value) => parseMonth(value) !== null, "chandler.periodWrong")
    .transform((value) => parseMonth(value) ?? ""),
);

/**
 * A new request under the documented names, its misspelt file name too. shortNoticeReason: required below the lead
 * time; copyOf: a final request whose file may be reused. Document 3 §5, §7
 */
export const createRequestInput = z.preprocess(
  (input) => {
    const body = withCallerNames(input);
    return {
      ...body,
      deliveryDate: body.deliveryDate ?? body.requestedDeliveryDate,
      periodFrom: body.periodFrom ?? body.period,
      requestedAttachmentId: body.requestedAttachmentId ?? body.requstedAttachmentId,
    };
  },
  z.object({
    vesselId: recordId,
    ...requester,
    deliveryDate: dayFor("chandler.deliveryDateRequired"),
    periodFrom: month,
    portId: requiredId("chandler.portRequired"),
    requestedAttachmentId: fileFor("chandler.attachmentRequired"),
    requestedAttachmentFileName: optionalText(200),
    shortNoticeReason: optionalText(500),
    copyOf: z.preprocess(blankToUndefined, recordId.optional()),
  }),
);

/** A status with or without spaces: "OnPreparation", "On Preparation". */
const status = z.preprocess(
  (value) => (typeof value === "string" ? blankToUndefined(value.replace(/\s+/g, "")) : value),
  z.enum(chandlerStatuses, "chandler.statusRequired"),
);
const sameRequester = {
  requesterName: requester.requesterName.or(z.undefined()),
  requesterEmail: email.or(z.undefined()),
};

/** Input of Update Status and Delete Request; only a cancellation may omit the requester. Document 3 §5, §7 */
export const updateRequestInput = z.preprocess(
  (input) => {
    const body = withCallerNames(input);
    const requestedStatus = body.shipChandlerStatusEnum ?? body.status;
    const cancels = typeof requestedStatus === "string" && requestedStatus.trim() === "Cancel";
    const asGiven = (value: unknown) => (cancels ? blankToUndefined(value) : (value ?? ""));
    return {
      ...body,
      requesterName: asGiven(body.requesterName),
      requesterEmail: asGiven(body.requesterEmail),
      shipChandlerStatusEnum: requestedStatus,
      approvedVendorAttachmentId: body.approvedVendorAttachmentId ?? body.approvedVendorAttachmentFileId,
      rejectionReason: body.rejectionReason ?? body.rejectReason,
    };
  },
  z.object({
    shipChandlerId: recordId,
    shipChandlerStatusEnum: status,
    ...sameRequester,
    vendorName: optionalText(200),
    approvedVendorAttachmentId: optionalFile,
    approvedVendorAttachmentFileName: optionalText(200),
    receivedDate: optionalDay,
    rejectionReason: optionalText(500),
    version: knownVersion,
  }),
);
export type RequestUpdate = z.output<typeof updateRequestInput>;

export const proposeReceivedInput = z.preprocess(
  withCallerNames,
  z.object({ shipChandlerId: recordId, receivedDate: dayFor("chandler.receivedDateRequired"), version: knownVersion }),
);

/** mailIds: mails sent about the new state. */
export const requestChanged = z.object({
  id: z.number(),
  shipChandlerId: z.number(),
  status: z.enum(chandlerStatuses),
  version: z.number(),
  mailIds: z.array(z.number()),
});
