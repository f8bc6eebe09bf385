import { extensions } from "@/db/schema/manning";
import type { ExtensionRequester } from "@/db/enums/manning";
import type { Actor } from "@/lib/access/actor";
import { actsAmong } from "@/lib/access/roles";
import { identityOf } from "@/lib/features/evidence/identity.rules";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { refusalOf } from "../problem.queries";
import { hardProblem } from "../slots.rules";
import type { Scope } from "../store.queries";
import { assertNamed, storeConsent } from "./consent.queries";
import { judgeStay } from "./judge.queries";
import { askConsent, tellExtension, type About } from "./mail.queries";
import { boardOf, lockStay, pendingOf } from "./queries";
import { isNeverPossible, stayProblems } from "./rules";
import { extensionStored, requestForm } from "./schema";
import { stored } from "./wire.rules";
import { isOwn } from "./who.rules";

/** Return the requester's role. product 5.3 */
function requesterOf(actor: Actor, employeeId: number): ExtensionRequester {
  if (isOwn(actor, employeeId)) return "seafarer";
  return actsAmong(actor, "heads") ? "vessel-head" : "office";
}

type Signed = { hasRead: boolean; consentName: string | null };

/** Require checkbox and name: a seafarer's own request includes their consent. @throws invalid without tick or name */
function assertSigned({ hasRead, consentName }: Signed) {
  if (!hasRead)
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "hasRead", message: "approvals.page.tickFirst" }]);
  assertNamed(consentName);
}

/** Store the consent of a seafarer who requests for themselves. */
async function agree(scope: Scope, about: About, { consentName }: Signed) {
  if (about.extension.requestedAs !== "seafarer") {
    await askConsent(scope, about);
    return about.extension;
  }
  const by = identityOf(scope);
  const { extension } = await storeConsent(scope, about, {
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
  async run(scope, { employeeId, extendedDate, extendedReason, hasRead, consentName }) {
    const { db, actor, now, audit } = scope;
    const stay = await lockStay(db, await boardOf(db, actor, employeeId));
    if (await pendingOf(db, employeeId)) throw await refusalOf(scope, [hardProblem("extension-pending")]);
    const { facts, warnings } = await judgeStay(scope, stay, extendedDate);
    const never = stayProblems(stay.row, extendedDate, facts).filter(isNeverPossible);
    if (never.length > 0) throw await refusalOf(scope, never);
    const requestedAs = requesterOf(actor, employeeId);
    if (requestedAs === "seafarer") assertSigned({ hasRead, consentName });
    const [made] = await db
      .insert(extensions)
      .values({
        assignmentId: stay.row.id,
        vesselId: stay.row.vesselId,
        crewId: employeeId,
        originalDate: stay.row.endDate,
        newDate: extendedDate,
        reason: extendedReason,
        requestedAs,
        requestedAt: now,
        requestedBy: actor.kind === "user" ? actor.userId : null,
      })
      .returning();
    const asked = { stay, extension: present(made, "the request") };
    const extension = await agree(scope, asked, { hasRead, consentName });
    await tellExtension(scope, { stay, extension }, "ExtensionRequested");
    const { id, originalDate, newDate, consent } = extension;
    audit({
      subject: stay.row.id,
      divisionId: stay.place.vessel.divisionId,
      after: { extensionId: id, originalDate, newDate, requestedAs, consent },
      reason: extendedReason,
    });
    return stored(extension, { sendEmailType: "ExtensionRequested", warnings });
  },
});
