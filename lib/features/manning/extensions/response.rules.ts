import type { ExtensionStatus } from "@/db/enums/manning";
import { can, type Actor } from "@/lib/access/actor";
import { isActorAmong } from "@/lib/access/roles";
import type { Problem } from "../slots.rules";
import { codesOf } from "../problem.rules";
import type { ExtensionStored, SelectedExtension } from "./queries";
import { isOwnCrewId } from "./own-crew.rules";
import type { ExtensionMail, ExtensionRow } from "./schema";

const mailOf: Record<ExtensionStatus, ExtensionMail> = {
  Approved: "ExtensionApprovedExtension",
  Rejected: "ExtensionRejected",
};

type StoredDetails = { sendEmailType?: ExtensionMail | null; overridden?: readonly Problem[]; warnings?: string[] };

/** Map a request after a change, with the mail that is due. */
export function storedExtensionToResponse(
  extension: ExtensionStored,
  { sendEmailType, overridden = [], warnings = [] }: StoredDetails = {},
) {
  const { id, assignmentId, vesselId, crewId, originalDate, newDate, status, consent, endReason, version } = extension;
  return {
    id,
    vesselCrewExtensionId: id,
    assignmentId,
    vesselId,
    crewId,
    offBoardOriginalDate: originalDate,
    offBoardExtendedDate: newDate,
    approvalExtensionStatus: status,
    consentStatus: consent,
    endReason,
    sendEmailType: sendEmailType ?? (status && mailOf[status]),
    overridden: codesOf(overridden),
    warnings,
    version,
  };
}

const awaitsDecision = ({ status, endedAt }: ExtensionStored) => status === null && endedAt === null;

/** Whether the actor may withdraw: the requester, or planning and administration of the division. product 5.11 */
export function mayWithdraw(actor: Actor, { requestedBy, ...extension }: ExtensionStored) {
  if (!can(actor, "extensions:request") || extension.status !== null || extension.endedAt !== null) return false;
  return !isActorAmong(actor, "seafarers") || (actor.kind === "user" && requestedBy === actor.userId);
}

/** Who may answer: the seafarer, or the office on record; once only. */
export function mayConsent(actor: Actor, extension: ExtensionStored): "own" | "told" | null {
  if (!awaitsDecision(extension) || extension.consent !== "Pending" || !can(actor, "approvals:decide-as-employee"))
    return null;
  if (isOwnCrewId(actor, extension.crewId)) return "own";
  return isActorAmong(actor, "seafarers") ? null : "told";
}

/** Map a request to documented names. Principals get dates and outcome without reasons or names. product 5.12 */
export function toResponse(actor: Actor, { extension, ...row }: SelectedExtension): ExtensionRow {
  const isPrincipal = isActorAmong(actor, "principals");
  const isOffice = actor.kind !== "user" || isActorAmong(actor, "office");
  const hiddenFromPrincipal = <T>(value: T | null) => (isPrincipal ? null : value);
  const { id, status } = extension;
  return {
    id,
    vesselCrewExtensionId: id,
    assignmentId: extension.assignmentId,
    vesselId: extension.vesselId,
    vesselName: row.vesselName,
    vesselCrewId: row.vesselCrewId,
    crewId: extension.crewId,
    employeeIdNumber: row.person.employeeNumber,
    employeeName: row.person.fullName,
    jobPosition: row.position.name,
    jobPositionNameId: row.position.nameId,
    onBoard: row.onBoard,
    offBoardOriginalDate: extension.originalDate,
    offBoardExtendedDate: extension.newDate,
    approvalExtensionStatus: status,
    extendedApprovalStatus: status,
    extendedReason: hiddenFromPrincipal(extension.reason),
    requestedAs: extension.requestedAs,
    requestedBy: hiddenFromPrincipal(row.requestedBy),
    requestedAt: extension.requestedAt,
    consent: {
      status: extension.consent,
      way: extension.consentWay,
      name: hiddenFromPrincipal(extension.consentName),
      channel: extension.consentChannel,
      at: extension.consentAt,
      note: isOffice ? extension.consentNote : null,
      recordedBy: isOffice && extension.consentWay === "telephone" ? row.recordedBy : null,
    },
    decidedBy: hiddenFromPrincipal(row.decidedBy),
    decidedAt: extension.decidedAt,
    rejectReason: hiddenFromPrincipal(extension.rejectReason),
    endReason: extension.endReason,
    endedAt: extension.endedAt,
    mayDecide: awaitsDecision(extension) && can(actor, "extensions:decide"),
    mayWithdraw: mayWithdraw(actor, extension),
    mayConsent: mayConsent(actor, extension),
    version: extension.version,
  };
}
