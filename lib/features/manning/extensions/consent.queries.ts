import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { DecisionWay } from "@/db/enums/evidence";
import type { AnswerChannel } from "@/db/enums/manning";
import { extensions } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { asJson, canonicalJson } from "@/lib/features/evidence/canonical-json.rules";
import { appendEvent } from "@/lib/features/evidence/answer-chain.queries";
import { linkHolderIdentity, type Identified } from "@/lib/features/evidence/identity.rules";
import { sealPack } from "@/lib/features/evidence/seal-pack.queries";
import { hashOf } from "@/lib/features/evidence/seal.rules";
import { AppError } from "@/lib/platform/errors";
import { requirePresent } from "@/lib/platform/unknown-record";
import { declarationOf, type DeclarationVersion } from "../declaration.rules";
import type { Scope } from "../plans/store-outcome.queries";
import { servingSince } from "./judge.queries";
import { endConsentLinks, notifyExtension, type ExtensionContext } from "./mail.queries";
import { serviceBy } from "./rules";

type Consent = {
  status: "Confirmed" | "Rejected";
  /** The name the seafarer signed with. */
  name: string | null;
  reason: string | null;
  way: DecisionWay;
  by: Identified;
  declaration: DeclarationVersion;
  proof: Record<string, string | number>;
  channel?: AnswerChannel;
  at?: Date;
};

/** Build the answer view of an extension request: assignment, both dates, length of service and reason. */
export async function extensionAnswerView(db: Executor, { assignmentContext, extension }: ExtensionContext) {
  const { seatDetails, person, row } = assignmentContext;
  const { principalId } = seatDetails.vessel;
  const [owner] =
    principalId === null
      ? []
      : await db.select({ name: principals.name }).from(principals).where(eq(principals.id, principalId));
  const since = await servingSince(db, assignmentContext);
  return {
    terms: {
      assignmentId: row.id,
      version: row.version,
      vessel: seatDetails.vessel.name,
      vesselType: { en: seatDetails.vesselType.name, id: seatDetails.vesselType.nameId },
      principal: owner?.name ?? null,
      rank: { en: seatDetails.position.nameEn, id: seatDetails.position.name },
      name: person.fullName,
      employeeNumber: person.employeeNumber,
      from: row.checkedInOn ?? row.startDate,
      to: extension.newDate,
      relieves: null,
    },
    cv: null,
    check: null,
    extension: {
      originalDate: extension.originalDate,
      newDate: extension.newDate,
      servingSince: since,
      months: serviceBy(since, extension.newDate).months,
      reason: extension.reason,
    },
  };
}

/** Hash the view, so that an answer can be matched to what was shown. */
const extensionViewHash = (shown: Awaited<ReturnType<typeof extensionAnswerView>>) =>
  hashOf(canonicalJson(asJson(shown)));

/** Require the seafarer's name as signature. @throws invalid */
export function assertConsentName(name: string | null): asserts name is string {
  if (name === null || name.length < 2)
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "consentName", message: "approvals.page.nameFirst" }]);
}

async function storeEvidence({ db, now }: Scope, extensionContext: ExtensionContext, consent: Consent) {
  const { id: assignmentId, version } = extensionContext.assignmentContext.row;
  const shown = await extensionAnswerView(db, extensionContext);
  const defaultReason = consent.status === "Confirmed" ? "none needed" : "not stated";
  const statement = {
    by: consent.by,
    way: consent.way,
    answer: consent.status,
    reason: consent.reason ?? defaultReason,
    declaration: declarationOf(consent.declaration),
    proof: { ...consent.proof, extension: extensionContext.extension.id },
    shown: extensionViewHash(shown),
    version,
  };
  await appendEvent(db, { assignmentId, party: "extension", type: "decided", at: now, said: statement });
  return sealPack(db, {
    assignmentId,
    party: "extension",
    way: consent.way,
    answer: consent.status,
    said: { decided: statement, shown: asJson(shown) },
    now,
  });
}

/**
 * Store and seal the seafarer's answer to a request, by any channel. The caller has locked the assignment. product 5.3,
 * 5.9
 * @returns the updated request
 * @throws conflict when it is no longer open
 */
export async function storeConsent(scope: Scope, extensionContext: ExtensionContext, consent: Consent) {
  const { extension, assignmentContext } = extensionContext;
  if (extension.status !== null || extension.endedAt !== null || extension.consent !== "Pending")
    throw new AppError("conflict", "extensions.consentGiven");
  const isOwn = consent.way !== "telephone";
  if (isOwn && consent.status === "Confirmed") assertConsentName(consent.name);
  const { hash } = await storeEvidence(scope, extensionContext, consent);
  const [after] = await scope.db
    .update(extensions)
    .set({
      consent: consent.status,
      consentWay: consent.way,
      consentName: isOwn ? (consent.name ?? assignmentContext.person.fullName) : assignmentContext.person.fullName,
      consentChannel: consent.channel ?? null,
      consentAt: consent.at ?? scope.now,
      consentNote: consent.reason,
      consentBy: userIdOf(scope.actor),
      version: sql`${extensions.version} + 1`,
    })
    .where(and(eq(extensions.id, extension.id), eq(extensions.version, extension.version)))
    .returning();
  await endConsentLinks(scope, assignmentContext.row.id, "decided");
  const answered = requirePresent(after, "the request that was answered");
  if (consent.status === "Rejected")
    await notifyExtension(scope, { assignmentContext, extension: answered }, "ExtensionDeclined");
  return { extension: answered, hash };
}

type Holder = { id: number; name: string; email: string };

/** Store the answer of the seafarer's link. */
export async function consentByLink(
  scope: Scope,
  extensionContext: ExtensionContext,
  link: Holder,
  answer: Pick<Consent, "status" | "name" | "reason">,
) {
  const { address, userAgent } = scope;
  const { extension, hash } = await storeConsent(scope, extensionContext, {
    ...answer,
    way: "link",
    by: linkHolderIdentity({ ...link, address, userAgent }),
    declaration: "extension-1",
    proof: { link: link.id, issuedTo: link.email, signedAs: answer.name ?? "not stated" },
  });
  scope.audit({
    subject: extensionContext.assignmentContext.row.id,
    divisionId: extensionContext.assignmentContext.seatDetails.vessel.divisionId,
    before: { consent: extensionContext.extension.consent },
    after: { extensionId: extension.id, consent: extension.consent, way: "link", evidence: hash },
  });
}
