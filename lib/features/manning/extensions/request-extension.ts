import { extensions } from "@/db/schema/manning";
import type { ExtensionRequester } from "@/db/enums/manning";
import type { Actor } from "@/lib/access/actor";
import { isActorAmong } from "@/lib/access/roles";
import { actorIdentity } from "@/lib/features/evidence/identity.rules";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { refusalOf } from "../describe-problems.queries";
import { hardProblem } from "../slots.rules";
import type { Scope } from "../plans/store-outcome.queries";
import { assertConsentName, storeConsent } from "./consent.queries";
import { judgeExtension } from "./judge.queries";
import { sendConsentRequest, notifyExtension, type ExtensionContext } from "./mail.queries";
import { onBoardKeysOf, lockAssignmentContext, pendingOf } from "./queries";
import { isImpossible, extensionProblems } from "./rules";
import { extensionStored, requestForm } from "./schema";
import { storedExtensionToResponse } from "./response.rules";
import { isOwnCrewId } from "./own-crew.rules";

/** Return the requester's role. product 5.3 */
function requesterOf(actor: Actor, crewId: number): ExtensionRequester {
  if (isOwnCrewId(actor, crewId)) return "seafarer";
  return isActorAmong(actor, "heads") ? "vessel-head" : "office";
}

type Signed = { hasRead: boolean; consentName: string | null };

/** Require checkbox and name: a seafarer's own request includes their consent. @throws invalid without tick or name */
function assertSigned({ hasRead, consentName }: Signed) {
  if (!hasRead)
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "hasRead", message: "approvals.page.tickFirst" }]);
  assertConsentName(consentName);
}

/** Store the consent of a seafarer who requests for themselves. */
async function storeOwnConsent(scope: Scope, extensionContext: ExtensionContext, { consentName }: Signed) {
  if (extensionContext.extension.requestedAs !== "seafarer") {
    await sendConsentRequest(scope, extensionContext);
    return extensionContext.extension;
  }
  const by = actorIdentity(scope);
  const { extension } = await storeConsent(scope, extensionContext, {
    status: "Confirmed",
    name: consentName,
    reason: null,
    way: "portal",
    by,
    declaration: "extension-1",
    proof: { account: by.email, signedAs: consentName ?? "not stated" },
  });
  return extension;
}

/**
 * Request an extension for a person on board: by the vessel head, the seafarer or the office. product 5.3, 5.11
 * @throws not-found; conflict while another request is pending; rule for an impossible date; invalid without the
 * seafarer's checkbox and name
 */
export const requestExtension = write({
  name: "manning.request-extension",
  access: "extensions:request",
  input: requestForm,
  output: extensionStored,
  async run(scope, { crewId, extendedDate, extendedReason, hasRead, consentName }) {
    const { db, actor, now, audit } = scope;
    const assignmentContext = await lockAssignmentContext(db, await onBoardKeysOf(db, actor, crewId));
    if (await pendingOf(db, crewId)) throw await refusalOf(scope, [hardProblem("extension-pending")]);
    const { facts, warnings } = await judgeExtension(scope, assignmentContext, extendedDate);
    const impossible = extensionProblems(assignmentContext.row, extendedDate, facts).filter(isImpossible);
    if (impossible.length > 0) throw await refusalOf(scope, impossible);
    const requestedAs = requesterOf(actor, crewId);
    if (requestedAs === "seafarer") assertSigned({ hasRead, consentName });
    const [insertedRow] = await db
      .insert(extensions)
      .values({
        assignmentId: assignmentContext.row.id,
        vesselId: assignmentContext.row.vesselId,
        crewId,
        originalDate: assignmentContext.row.endDate,
        newDate: extendedDate,
        reason: extendedReason,
        requestedAs,
        requestedAt: now,
        requestedBy: actor.kind === "user" ? actor.userId : null,
      })
      .returning();
    const extensionContext = { assignmentContext, extension: requirePresent(insertedRow, "the request") };
    const extension = await storeOwnConsent(scope, extensionContext, { hasRead, consentName });
    await notifyExtension(scope, { assignmentContext, extension }, "ExtensionRequested");
    const { id, originalDate, newDate, consent } = extension;
    audit({
      subject: assignmentContext.row.id,
      divisionId: assignmentContext.seatDetails.vessel.divisionId,
      after: { extensionId: id, originalDate, newDate, requestedAs, consent },
      reason: extendedReason,
    });
    return storedExtensionToResponse(extension, { sendEmailType: "ExtensionRequested", warnings });
  },
});
