import { actorIdentity } from "@/lib/features/evidence/identity.rules";
import { jakartaTime } from "@/lib/features/evidence/jakarta-time.rules";
import { minRejectionLength } from "../proposals/schema";
import { AppError, messageOf } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import type { z } from "zod";
import type { Scope } from "../plans/store-outcome.queries";
import { storeConsent } from "./consent.queries";
import type { ExtensionContext } from "./mail.queries";
import { assertWaiting, lockExtension } from "./queries";
import { consentForm, extensionStored } from "./schema";
import { mayConsent, storedExtensionToResponse } from "./response.rules";

type Answer = z.output<typeof consentForm>;

function assertAnswerDetails({ reason }: Answer) {
  if ((reason ?? "").length >= minRejectionLength) return;
  const message = messageOf("validation.tooShort", { min: minRejectionLength });
  throw new AppError("invalid", "errors.invalid", {}, [{ path: "reason", message }]);
}

/** Store the seafarer's own answer, with checkbox and name. */
function storeOwnAnswer(scope: Scope, extensionContext: ExtensionContext, input: Answer) {
  const { consentStatus: status, consentName: name, reason } = input;
  if (status === "Rejected") assertAnswerDetails(input);
  const by = actorIdentity(scope);
  const proof = { account: by.email, signedAs: name ?? "not stated" };
  return storeConsent(scope, extensionContext, {
    status,
    name,
    reason,
    way: "portal",
    by,
    declaration: "extension-1",
    proof,
  });
}

/** Store the answer the office received: channel, time and wording. product 5.2 */
function storeRecordedAnswer(scope: Scope, extensionContext: ExtensionContext, input: Answer) {
  const { now } = scope;
  assertAnswerDetails(input);
  const { consentStatus: status, reason, answeredVia: channel, answeredAt: at = now } = input;
  if (at > now)
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "answeredAt", message: "extensions.timeInFuture" }]);
  return storeConsent(scope, extensionContext, {
    status,
    name: null,
    reason,
    way: "telephone",
    by: actorIdentity(scope),
    declaration: "told-1",
    proof: { channel, answeredAt: jakartaTime(at), note: reason ?? "" },
    channel,
    at,
  });
}

/**
 * Record the seafarer's answer to an extension, their own or received by the office. The requester may not record it.
 * product 5.3, 5.11
 * @throws not-found, forbidden, conflict once answered or decided, invalid
 */
export const recordConsent = write({
  name: "manning.record-consent",
  access: "approvals:decide-as-employee",
  secondPerson: { right: "approvals:decide-as-employee", refusal: "extensions.secondPersonNotice" },
  input: consentForm,
  output: extensionStored,
  async run(scope, input) {
    const extensionContext = await lockExtension(scope.db, scope.actor, input.vesselCrewExtensionId);
    const { extension, assignmentContext } = extensionContext;
    await assertWaiting(scope, extension, input.version);
    if (extension.consent !== "Pending") throw new AppError("conflict", "extensions.consentGiven");
    if (!input.hasRead)
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "hasRead", message: "approvals.page.tickFirst" }]);
    const by = mayConsent(scope.actor, extension);
    if (by === null) throw new AppError("forbidden", "errors.forbidden");
    const parties = by === "own" ? [] : [extension.requestedBy];
    await scope.requireSecondPerson({
      divisionId: assignmentContext.seatDetails.vessel.divisionId,
      involvedUsers: parties,
    });
    const answered =
      by === "own"
        ? await storeOwnAnswer(scope, extensionContext, input)
        : await storeRecordedAnswer(scope, extensionContext, input);
    const { consent, consentWay: way } = answered.extension;
    scope.audit({
      subject: assignmentContext.row.id,
      divisionId: assignmentContext.seatDetails.vessel.divisionId,
      before: { consent: extension.consent },
      after: { extensionId: extension.id, consent, way, evidence: answered.hash },
      ...(input.reason ? { reason: input.reason } : {}),
    });
    return storedExtensionToResponse(answered.extension);
  },
});
