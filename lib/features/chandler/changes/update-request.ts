import type { ChandlerStatus } from "@/db/enums/chandler";
import type { chandlerRequests } from "@/db/schema/chandler";
import { grantOfActor, type Actor } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { mayCancel } from "../actions.rules";
import { lockRequest, storeRequest } from "../lock-request.queries";
import { notifyStatus } from "../mail.queries";
import type { RequestWithVessel } from "../queries";
import { isFinal, missingOf, stepOf, type RequiredField } from "../status.rules";
import { attachFileToRequest, ownUpload } from "../uploads/queries";
import { requestChanged, updateRequestInput, type RequestUpdate } from "./schema";

type Values = Partial<typeof chandlerRequests.$inferInsert>;
type Scope = Parameters<typeof ownUpload>[0] & { now: Date };

const missingMessages: Record<RequiredField, string> = {
  vendorName: "chandler.vendorNameRequired",
  approvedVendorAttachmentId: "chandler.approvedAttachmentRequired",
  receivedDate: "chandler.receivedDateRequired",
  rejectionReason: "validation.required",
};

/**
 * Return the requested step; null when only the requester is edited. @throws rule for a final request or an unknown
 * step, forbidden, invalid naming what is missing
 */
function stepFor(actor: Actor, { request }: RequestWithVessel, input: RequestUpdate) {
  const [from, to] = [request.status, input.shipChandlerStatusEnum];
  if (isFinal(from)) throw refused(`chandler.final.${from === "Cancel" ? "cancelled" : "delivered"}`);
  if (from === to) return null;
  const step = stepOf(from, to);
  if (!step) throw refused(`chandler.noStep.${from}`);
  if (to === "Cancel" && !mayCancel(actor, from))
    throw new AppError(
      "forbidden",
      grantOfActor(actor, "chandler:cancel") === "O" ? "chandler.cancelOnlySubmitted" : "errors.forbidden",
    );
  const missing = missingOf(step, input);
  if (missing.length > 0) throw invalid(...missing.map((path) => ({ path, message: missingMessages[path] })));
  return step;
}

/** Require a received day between the request and today. @throws invalid */
function assertReceivable({ request }: RequestWithVessel, day: string, today: string) {
  if (day < request.requestedOn) throw invalid({ path: "receivedDate", message: "chandler.receivedBefore" });
  if (day > today) throw invalid({ path: "receivedDate", message: "chandler.receivedToCome" });
}

/** Return the values a step writes beside the state. */
async function valuesOf(
  scope: Scope,
  locked: RequestWithVessel,
  to: ChandlerStatus,
  input: RequestUpdate,
): Promise<Values> {
  const { request } = locked;
  const { approvedVendorAttachmentId: fileId, vendorName, receivedDate, rejectionReason } = input;
  if (to === "OnPreparation" && fileId && vendorName) {
    const file = await ownUpload(scope, fileId, {
      as: "vendor",
      name: input.approvedVendorAttachmentFileName,
      path: "approvedVendorAttachmentId",
    });
    await attachFileToRequest(scope.db, request.id, file);
    return { vendorName, vendorFileId: file.id, vendorFileName: file.name };
  }
  if (to === "Delivered" && receivedDate) {
    assertReceivable(locked, receivedDate, dayOf(scope.now));
    return { receivedOn: receivedDate };
  }
  return to === "Cancel" ? { cancelReason: rejectionReason } : {};
}

/**
 * Move a request to its next state, cancel it, or edit the requester; people involved are notified. No step back; final
 * requests never change. Document 3 §4, §5, §7, product 5.13b @throws not-found, conflict naming who changed it first,
 * rule, forbidden, invalid
 */
export const updateRequest = write({
  name: "chandler.update-request",
  access: "chandler:cancel",
  also: { "chandler:status": ({ shipChandlerStatusEnum }) => shipChandlerStatusEnum !== "Cancel" },
  input: updateRequestInput,
  output: requestChanged,
  async run(scope, input) {
    const { db, actor, locale, audit, unchanged } = scope;
    const found = await lockRequest(db, actor, input.shipChandlerId, "chandler:cancel");
    const { request, vessel } = found;
    await assertUnchanged({ db, locale }, request, input.version);
    const step = stepFor(actor, found, input);
    const to = step?.to ?? request.status;
    const requester = {
      requesterName: input.requesterName ?? request.requesterName,
      requesterEmail: input.requesterEmail ?? request.requesterEmail,
    };
    const isEdited =
      requester.requesterName !== request.requesterName || requester.requesterEmail !== request.requesterEmail;
    const result = { id: request.id, shipChandlerId: request.id };
    if (!step && !isEdited) {
      unchanged();
      return { ...result, status: request.status, version: request.version, mailIds: [] };
    }
    const values = step ? await valuesOf(scope, found, to, input) : {};
    const after = await storeRequest(scope, found, { ...requester, ...values, status: to }, step ? "moved" : "edited");
    const mailIds = step ? await notifyStatus(scope, { ...found, request: after }, request.status) : [];
    audit({
      subject: request.id,
      divisionId: vessel.divisionId,
      before: { status: request.status },
      after: {
        status: after.status,
        ...(values.vendorName ? { vendorName: values.vendorName } : {}),
        ...(values.receivedOn ? { receivedOn: values.receivedOn } : {}),
        ...(isEdited ? { requesterEdited: true } : {}),
      },
      ...(after.cancelReason ? { reason: after.cancelReason } : {}),
    });
    return { ...result, status: after.status, version: after.version, mailIds };
  },
});
