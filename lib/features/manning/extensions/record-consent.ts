import { identityOf } from "@/lib/features/evidence/identity.rules";
import { zonedTime } from "@/lib/features/evidence/time.rules";
import { leastRejection } from "../proposals/schema";
import { AppError, messageOf } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import type { z } from "zod";
import type { Scope } from "../store.queries";
import { storeConsent } from "./consent.queries";
import type { About } from "./mail.queries";
import { assertWaiting, lockExtension } from "./queries";
import { consentForm, extensionStored } from "./schema";
import { mayConsent, stored } from "./wire.rules";

type Answer = z.output<typeof consentForm>;

function assertSaid({ reason }: Answer) {
  if ((reason ?? "").length >= leastRejection) return;
  const message = messageOf("validation.tooShort", { min: leastRejection });
  throw new AppError("invalid", "errors.invalid", {}, [{ path: "reason", message }]);
}

/** Store the seafarer's own answer, with checkbox and name. */
function ownAnswer(scope: Scope, about: About, input: Answer) {
  const { consentStatus: status, consentName: name, reason } = input;
  if (status === "Rejected") assertSaid(input);
  const by = identityOf(scope);
  const proof = { account: by.email, signedAs: name ?? "not stated" };
  return storeConsent(scope, about, { status, name, reason, way: "portal", by, declaration: "extension-1", proof });
}

/** Store the answer the office received: channel, time and wording. product 5.2 */
function toldAnswer(scope: Scope, about: About, input: Answer) {
  const { now } = scope;
  assertSaid(input);
  const { consentStatus: status, reason, answeredVia: channel, answeredAt: at = now } = input;
  if (at > now)
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "answeredAt", message: "extensions.toldLater" }]);
  return storeConsent(scope, about, {
    status,
    name: null,
    reason,
    way: "telephone",
    by: identityOf(scope),
    declaration: "told-1",
    proof: { channel, answeredAt: zonedTime(at), note: reason ?? "" },
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
  secondPerson: { right: "approvals:decide-as-employee", refusal: "extensions.secondPersonTold" },
  input: consentForm,
  output: extensionStored,
  async run(scope, input) {
    const about = await lockExtension(scope.db, scope.actor, input.vesselCrewExtensionId);
    const { extension, stay } = about;
    await assertWaiting(scope, extension, input.version);
    if (extension.consent !== "Pending") throw new AppError("conflict", "extensions.consentGiven");
    if (!input.hasRead)
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "hasRead", message: "approvals.page.tickFirst" }]);
    const by = mayConsent(scope.actor, extension);
    if (by === null) throw new AppError("forbidden", "errors.forbidden");
    const parties = by === "own" ? [] : [extension.requestedBy];
    await scope.byTwo({ divisionId: stay.place.vessel.divisionId, parties });
    const answered = by === "own" ? await ownAnswer(scope, about, input) : await toldAnswer(scope, about, input);
    const { consent, consentWay: way } = answered.extension;
    scope.audit({
      subject: stay.row.id,
      divisionId: stay.place.vessel.divisionId,
      before: { consent: extension.consent },
      after: { extensionId: extension.id, consent, way, evidence: answered.hash },
      ...(input.reason ? { reason: input.reason } : {}),
    });
    return stored(answered.extension);
  },
});
