import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockRequest, storeRequest } from "../lock-request.queries";
import { isFinal } from "../status.rules";
import { proposeReceivedInput, requestChanged } from "./schema";

/**
 * Record the delivery day that the vessel reports; service confirms it by marking the request delivered. A later report
 * replaces it. product 5.13b @throws not-found, conflict, invalid for a day before the request or in the future, rule
 * when nothing is shipped
 */
export const proposeReceived = write({
  name: "chandler.propose-received",
  access: "chandler:request",
  input: proposeReceivedInput,
  output: requestChanged,
  async run(scope, { shipChandlerId, receivedDate, version }) {
    const { db, actor, now, locale, audit, unchanged } = scope;
    const locked = await lockRequest(db, actor, shipChandlerId, "chandler:request");
    const { request, vessel } = locked;
    if (isFinal(request.status))
      throw refused(`chandler.final.${request.status === "Cancel" ? "cancelled" : "delivered"}`);
    await assertUnchanged({ db, locale }, request, version);
    if (request.status !== "ReadyForShipment") throw refused("chandler.notShipped");
    if (receivedDate < request.requestedOn) throw invalid({ path: "receivedDate", message: "chandler.receivedBefore" });
    if (receivedDate > dayOf(now)) throw invalid({ path: "receivedDate", message: "chandler.receivedToCome" });
    const result = { id: request.id, shipChandlerId: request.id, status: request.status, mailIds: [] };
    if (receivedDate === request.proposedOn) {
      unchanged();
      return { ...result, version: request.version };
    }
    const proposed = { proposedOn: receivedDate, proposedAt: now, proposedBy: userIdOf(actor) };
    const after = await storeRequest(scope, locked, proposed, "received-proposed");
    audit({
      subject: request.id,
      divisionId: vessel.divisionId,
      before: { proposedOn: request.proposedOn },
      after: { proposedOn: receivedDate },
    });
    return { ...result, version: after.version };
  },
});
