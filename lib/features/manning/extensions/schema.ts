import { z } from "zod";
import { decisionWays } from "@/db/enums/evidence";
import {
  employeeStatuses,
  extensionEnds,
  extensionRequesters,
  extensionStatuses,
  answerChannels,
} from "@/db/enums/manning";
import { messageOf } from "@/lib/platform/errors";
import { planDifference } from "@/lib/features/scheduling/schema";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, optionalText, recordId, knownVersion, text } from "@/lib/platform/validation";
import { acceptance, day, needsReason, reasonMissing } from "../check-in-out/schema";
import { minRejectionLength } from "../proposals/schema";

const id = recordId;
const optionalLine = z.string().nullable();
const checkboxTicked = z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean());
/** Minimum length of the reason. */
const minReasonLength = 10;
const tooShort = (min: number) => messageOf("validation.tooShort", { min });

/** An extension request. A seafarer's own request includes checkbox and name. product 5.3 */
export const requestForm = z.object({
  crewId: id,
  extendedDate: day,
  extendedReason: z
    .string()
    .min(minReasonLength)
    .pipe(text(500).refine((value) => value !== "", "validation.required")),
  hasRead: checkboxTicked,
  consentName: optionalText(100),
});

export const previewExtensionInput = z.object({
  crewId: id,
  extendedDate: z.preprocess(blankToUndefined, day.optional()),
  vesselCrewExtensionId: z.preprocess(blankToUndefined, id.optional()),
});

/** A decision; a rejection needs a reason. moveSchedule: also move a leave date entered by hand. D2 §4, §7 */
export const decideForm = z
  .object({
    vesselCrewExtensionId: id,
    approvalExtensionStatus: z.enum(extensionStatuses),
    ...acceptance,
    moveSchedule: checkboxTicked.default(false),
    version: knownVersion,
  })
  .refine(
    (answer) => (answer.approvalExtensionStatus === "Rejected" ? answer.reason !== null : needsReason(answer)),
    reasonMissing,
  )
  .refine(
    ({ approvalExtensionStatus, reason }) =>
      approvalExtensionStatus === "Approved" || reason === null || reason.length >= minRejectionLength,
    { path: ["reason"], message: tooShort(minRejectionLength) },
  );

export const extensionKey = z.object({ vesselCrewExtensionId: id });

/** The seafarer's answer: their own with checkbox and name, or as the office received it. */
export const consentForm = z.object({
  vesselCrewExtensionId: id,
  consentStatus: z.enum(["Confirmed", "Rejected"]),
  hasRead: checkboxTicked,
  consentName: optionalText(100),
  reason: optionalText(500),
  answeredVia: z.preprocess(blankToUndefined, z.enum(answerChannels).default("telephone")),
  answeredAt: z.preprocess(blankToUndefined, z.coerce.date().optional()),
  version: knownVersion,
});

const consent = z.object({
  status: z.enum(employeeStatuses),
  way: z.enum(decisionWays).nullable(),
  name: optionalLine,
  channel: z.enum(answerChannels).nullable(),
  at: z.date().nullable(),
  note: optionalLine,
  recordedBy: optionalLine,
});

/** One request in documented names. Reasons and names are visible to the office and the vessel only. D2 §3 */
const extensionRow = z.object({
  id: z.number(),
  vesselCrewExtensionId: z.number(),
  assignmentId: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselCrewId: z.number(),
  crewId: z.number(),
  employeeIdNumber: z.string(),
  employeeName: z.string(),
  jobPosition: z.string(),
  jobPositionNameId: z.string(),
  onBoard: optionalLine,
  offBoardOriginalDate: z.string(),
  offBoardExtendedDate: z.string(),
  approvalExtensionStatus: z.enum(extensionStatuses).nullable(),
  extendedApprovalStatus: z.enum(extensionStatuses).nullable(),
  extendedReason: optionalLine,
  requestedAs: z.enum(extensionRequesters),
  requestedBy: optionalLine,
  requestedAt: z.date(),
  consent,
  decidedBy: optionalLine,
  decidedAt: z.date().nullable(),
  rejectReason: optionalLine,
  endReason: z.enum(extensionEnds).nullable(),
  endedAt: z.date().nullable(),
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
  /** Who may answer: the seafarer themselves, or the office on their behalf. */
  mayConsent: z.enum(["own", "told"]).nullable(),
  version: z.number(),
});
export type ExtensionRow = z.output<typeof extensionRow>;

export const listVesselExtensionsInput = z.object({ ...listInput(50), vesselId: id });
export const extensionPage = pageOf(extensionRow).extend({ totalPending: z.number() });
export const listPersonExtensionsInput = z.object({ crewId: id });
/**
 * mayRequest: on board, nothing pending, and permitted. pklNote: what the agreement lacks for the last approved
 * request.
 */
export const personExtensions = z.object({
  extensions: z.array(extensionRow),
  mayRequest: z.boolean(),
  offBoard: optionalLine,
  pklNote: z.enum(["pkl-none", "pkl-addendum"]).nullable(),
});

const openProblem = z.object({ code: z.string(), hard: z.boolean(), messages: z.array(z.string()) });
/** The effects of a new date: current and new assignment, problems and remarks. */
export const extensionPreview = z.object({
  crewId: z.number(),
  employeeName: z.string(),
  vesselName: z.string(),
  jobPosition: z.string(),
  jobPositionNameId: z.string(),
  onBoard: z.string(),
  offBoardOriginalDate: z.string(),
  offBoardExtendedDate: z.string(),
  servingSince: z.string(),
  months: z.number(),
  limit: z.string(),
  problems: z.array(openProblem),
  warnings: z.array(z.string()),
  /** A leave schedule entered by hand, more than a week off the new date. */
  differences: z.array(planDifference),
  mayMoveSchedule: z.boolean(),
  isAllowed: z.boolean(),
});
export type ExtensionPreview = z.output<typeof extensionPreview>;

export const extensionMailTypes = [
  "ExtensionRequested",
  "ExtensionConsent",
  "ExtensionDeclined",
  "ExtensionApprovedExtension",
  "ExtensionRejected",
] as const;
export type ExtensionMail = (typeof extensionMailTypes)[number];

/** A request after a change. sendEmailType: the mail that is due. */
export const extensionStored = z.object({
  id: z.number(),
  vesselCrewExtensionId: z.number(),
  assignmentId: z.number(),
  vesselId: z.number(),
  crewId: z.number(),
  offBoardOriginalDate: z.string(),
  offBoardExtendedDate: z.string(),
  approvalExtensionStatus: z.enum(extensionStatuses).nullable(),
  consentStatus: z.enum(employeeStatuses),
  endReason: z.enum(extensionEnds).nullable(),
  sendEmailType: z.enum(extensionMailTypes).nullable(),
  overridden: z.array(z.string()),
  warnings: z.array(z.string()),
  version: z.number(),
});

export const sendExtensionMailInput = z.object({
  sendEmailType: z
    .string()
    .max(60)
    .meta({ examples: ["ExtensionApprovedExtension"] }),
  vesselCrewExtensionId: id,
});
export const extensionMailSent = z.object({ mailIds: z.array(z.number()), message: z.string() });

/** What a seafarer sees before answering. */
export const extensionView = z.object({
  originalDate: z.string(),
  newDate: z.string(),
  servingSince: z.string(),
  months: z.number(),
  reason: z.string(),
});
