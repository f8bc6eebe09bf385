import { z } from "zod";
import { removalDecisions, suitabilityLevelIds, suitabilityLevels, suitabilityReasons } from "@/db/enums/suitability";
import { attachmentId } from "@/lib/features/crew/sections/rows.schema";
import { asRecord, crewRecordId, ofEmployee } from "@/lib/features/crew/schema";
import { attachment } from "@/lib/features/crew/sections/values.schema";
import { anyDay, clearable, pastDay } from "@/lib/features/crew/sections/values.schema";
import { messageOf } from "@/lib/platform/errors";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { optionalText, recordId, requiredText, knownVersion } from "@/lib/platform/validation";
import { minDescriptionLength } from "./rules";

const levelId = z.literal(suitabilityLevelIds);
const level = recordId.pipe(levelId);
const longText = requiredText(2_000)
  .refine(
    (value) => value.length === 0 || value.length >= minDescriptionLength,
    messageOf("validation.tooShort", { min: minDescriptionLength }),
  )
  .meta({ minLength: minDescriptionLength });
const file = attachmentId.refine((value) => value !== null, "validation.required");

/** The fields of the dialogs. Documents 2 §2, product 5.4 */
export const entryForm = z.object({
  employeeBlacklistLevelId: level,
  startDate: pastDay,
  reason: z.enum(suitabilityReasons),
  description: longText,
  evidenceFileId: file,
  endDate: clearable(anyDay).default(null),
  reviewDate: clearable(anyDay).default(null),
});
export const newEntryForm = entryForm.extend({ crewId: crewRecordId });
export const removalForm = z.object({ reason: longText, unblacklistDocument: file });
export const decisionForm = z
  .object({ unblacklistApproval: z.enum(removalDecisions), note: optionalText(500) })
  .refine(({ unblacklistApproval, note }) => unblacklistApproval !== "Not Approved" || note !== null, {
    path: ["note"],
    error: "validation.required",
    when: () => true,
  });
export const replyForm = z.object({ reply: requiredText(2_000), replyFileId: attachmentId });

/** Accept the id under the documented spelling and the correct one. */
const ofEntry = (input: unknown) => {
  const body = asRecord(input);
  return {
    ...body,
    employeeBlackListid: body.employeeBlackListid ?? body.employeeBlackListId ?? body.employeeBlacklistId ?? body.id,
  };
};
const entryId = { employeeBlackListid: crewRecordId };

export const listEntriesInput = ofEmployee(z.object({ ...listInput(50), crewId: crewRecordId }));
export const entryIdInput = z.preprocess(ofEntry, z.object(entryId));
export const insertEntryInput = ofEmployee(newEntryForm);
export const updateEntryInput = z.preprocess(ofEntry, entryForm.extend({ ...entryId, version: knownVersion }));
export const requestRemovalInput = z.preprocess(ofEntry, removalForm.extend(entryId));
export const decideRemovalInput = z.preprocess(ofEntry, decisionForm.safeExtend(entryId));
export const replyInput = z.preprocess(ofEntry, replyForm.extend(entryId));
export const removalMailTypes = ["UnblacklistRequest", "UnblacklistApproved", "UnblacklistNotApproved"] as const;
export type RemovalMail = (typeof removalMailTypes)[number];
export const sendRemovalMailInput = z.preprocess(
  ofEntry,
  z.object({ ...entryId, sendEmailType: z.string().max(60).meta({ enum: removalMailTypes }) }),
);
export const removalMailSent = z.object({ mailIds: z.array(z.number()), message: z.string() });

export const entryChanged = z.object({
  id: z.number(),
  employeeBlackListid: z.number(),
  crewId: z.number(),
  version: z.number(),
});
export const removalDecided = entryChanged.extend({ unblacklistApproval: z.enum(removalDecisions) });

const text = z.string().nullable();
const entryActions = ["edit", "confirm", "request-removal", "decide-removal", "reply"] as const;
export type EntryAction = (typeof entryActions)[number];

const removalRow = z.object({
  id: z.number(),
  reason: z.string(),
  document: attachment,
  createdAt: z.date(),
  createdBy: text,
  decidedAt: z.date().nullable(),
  decidedBy: text,
  decision: z.enum(removalDecisions).nullable(),
  decisionNote: text,
});
export const suitabilityEntry = z.object({
  id: z.number(),
  employeeBlackListid: z.number(),
  crewId: z.number(),
  employeeNumber: z.string(),
  name: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  employeeBlacklistLevelId: levelId,
  suitability: z.enum(Object.values(suitabilityLevels) as [string, ...string[]]),
  /** The effective level today; null once ended. */
  countsAs: levelId.nullable(),
  isConfirmed: z.boolean(),
  confirmedAt: z.date().nullable(),
  confirmedBy: text,
  isOpen: z.boolean(),
  isReviewDue: z.boolean(),
  waitsForCheckOut: z.boolean(),
  reason: z.enum(suitabilityReasons),
  description: z.string(),
  evidence: attachment.nullable(),
  startDate: z.string(),
  endDate: text,
  reviewDate: text,
  closesEntryId: z.number().nullable(),
  reply: z.object({ text: z.string(), file: attachment.nullable(), repliedAt: z.date() }).nullable(),
  createdAt: z.date(),
  createdBy: text,
  version: z.number(),
  removals: z.array(removalRow),
  unblacklistDocument: attachment.nullable(),
  unblacklistRequest: z.date().nullable(),
  unblacklistApproval: z.enum(removalDecisions).nullable(),
  allowedActions: z.array(z.enum(entryActions)),
});
export type SuitabilityEntry = z.output<typeof suitabilityEntry>;
export const entryPage = pageOf(suitabilityEntry);
