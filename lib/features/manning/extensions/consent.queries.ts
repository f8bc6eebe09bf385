import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { DecisionWay } from "@/db/enums/evidence";
import type { ToldWay } from "@/db/enums/manning";
import { extensions } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { asJson, canonical } from "@/lib/features/evidence/canonical.rules";
import { appendEvent } from "@/lib/features/evidence/events.queries";
import { holderOf, type Identified } from "@/lib/features/evidence/identity.rules";
import { sealPack } from "@/lib/features/evidence/packs.queries";
import { hashOf } from "@/lib/features/evidence/seal.rules";
import { AppError } from "@/lib/platform/errors";
import { present } from "@/lib/platform/record";
import { declarationOf, type DeclarationVersion } from "../declaration.rules";
import type { Scope } from "../store.queries";
import { servingSince } from "./judge.queries";
import { endConsentLinks, tellExtension, type About } from "./mail.queries";
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
  channel?: ToldWay;
  at?: Date;
};

/** Build the answer view of an extension request: assignment, both dates, length of service and reason. */
export async function shownToSeafarer(db: Executor, { stay, extension }: About) {
  const { place, person, row } = stay;
  const { principalId } = place.vessel;
  const [owner] =
    principalId === null
      ? []
      : await db.select({ name: principals.name }).from(principals).where(eq(principals.id, principalId));
  const since = await servingSince(db, stay);
  return {
    terms: {
      assignmentId: row.id,
      version: row.version,
      vessel: place.vessel.name,
      vesselType: { en: place.vesselType.name, id: place.vesselType.nameId },
      principal: owner?.name ?? null,
      rank: { en: place.position.nameEn, id: place.position.name },
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
const hashOfShown = (shown: Awaited<ReturnType<typeof shownToSeafarer>>) => hashOf(canonical(asJson(shown)));

/** Require the seafarer's name as signature. @throws invalid */
export function assertNamed(name: string | null): asserts name is string {
  if (name === null || name.length < 2)
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "consentName", message: "approvals.page.nameFirst" }]);
}

async function keepEvidence({ db, now }: Scope, about: About, consent: Consent) {
  const { id: assignmentId, version } = about.stay.row;
  const shown = await shownToSeafarer(db, about);
  const none = consent.status === "Confirmed" ? "none needed" : "not stated";
  const said = {
    by: consent.by,
    way: consent.way,
    answer: consent.status,
    reason: consent.reason ?? none,
    declaration: declarationOf(consent.declaration),
    proof: { ...consent.proof, extension: about.extension.id },
    shown: hashOfShown(shown),
    version,
  };
  await appendEvent(db, { assignmentId, party: "extension", type: "decided", at: now, said });
  return sealPack(db, {
    assignmentId,
    party: "extension",
    way: consent.way,
    answer: consent.status,
    said: { decided: said, shown: asJson(shown) },
    now,
  });
}

/**
 * Store and seal the seafarer's answer to a request, by any channel. The caller has locked the assignment. product 5.3,
 * 5.9
 * @returns the updated request
 * @throws conflict when it is no longer open
 */
export async function storeConsent(scope: Scope, about: About, consent: Consent) {
  const { extension, stay } = about;
  if (extension.status !== null || extension.endedAt !== null || extension.consent !== "Pending")
    throw new AppError("conflict", "extensions.consentGiven");
  const isOwn = consent.way !== "telephone";
  if (isOwn && consent.status === "Confirmed") assertNamed(consent.name);
  const { hash } = await keepEvidence(scope, about, consent);
  const [after] = await scope.db
    .update(extensions)
    .set({
      consent: consent.status,
      consentWay: consent.way,
      consentName: isOwn ? (consent.name ?? stay.person.fullName) : stay.person.fullName,
      consentChannel: consent.channel ?? null,
      consentAt: consent.at ?? scope.now,
      consentNote: consent.reason,
      consentBy: userIdOf(scope.actor),
      version: sql`${extensions.version} + 1`,
    })
    .where(and(eq(extensions.id, extension.id), eq(extensions.version, extension.version)))
    .returning();
  await endConsentLinks(scope, stay.row.id, "decided");
  const answered = present(after, "the request that was answered");
  if (consent.status === "Rejected") await tellExtension(scope, { stay, extension: answered }, "ExtensionDeclined");
  return { extension: answered, hash };
}

type Holder = { id: number; name: string; email: string };

/** Store the answer of the seafarer's link. */
export async function consentByLink(
  scope: Scope,
  about: About,
  link: Holder,
  answer: Pick<Consent, "status" | "name" | "reason">,
) {
  const { address, userAgent } = scope;
  const { extension, hash } = await storeConsent(scope, about, {
    ...answer,
    way: "link",
    by: holderOf({ ...link, address, userAgent }),
    declaration: "extension-1",
    proof: { link: link.id, issuedTo: link.email, signedAs: answer.name ?? "not stated" },
  });
  scope.audit({
    subject: about.stay.row.id,
    divisionId: about.stay.place.vessel.divisionId,
    before: { consent: about.extension.consent },
    after: { extensionId: extension.id, consent: extension.consent, way: "link", evidence: hash },
  });
}
