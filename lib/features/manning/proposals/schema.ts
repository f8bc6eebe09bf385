import { z } from "zod";
import { answerChannels } from "@/db/enums/manning";
import { planDifference } from "@/lib/features/scheduling/schema";
import { messageOf } from "@/lib/platform/errors";
import { blankToNull, blankToUndefined, numeric, knownVersion } from "@/lib/platform/validation";
import { acceptance, day, id, needsReason, reasonMissing, seatPerson } from "../check-in-out/schema";
import { mailOfEffect, apiSlots } from "../slots.rules";

const flag = z.preprocess((value) => value === true || String(value).toLowerCase() === "true", z.boolean());
const months = z.preprocess(blankToNull, numeric(z.number().int().min(1).max(120)).nullable());
const slot = z.enum(apiSlots);
const dates = { startAssignmentDate: day, endAssignmentDate: day, durationMonths: months, allowOverlapDate: flag };

/** A proposal for Next or NextButOne. AllowOverlapDate accepts an overlap and a second future assignment. D2 §3, §7 */
const proposal = { ...seatPerson, assignmentOn: slot, ...dates, ...acceptance };
export const proposalForm = z.object(proposal).refine(needsReason, reasonMissing);
/** A proposal that replaces the planned person. */
export const replacementForm = z
  .object({ ...proposal, replacedCrewId: id })
  .refine(needsReason, reasonMissing)
  .refine(({ crewId, replacedCrewId }) => crewId !== replacedCrewId, {
    path: ["crewId"],
    message: "manning.replacesThemselves",
  });
/** New dates; the start of a person on board is fixed. moveSchedule: also move schedule days entered by hand. */
export const datesForm = z
  .object({
    ...seatPerson,
    assignmentOn: slot.optional(),
    ...dates,
    ...acceptance,
    moveSchedule: flag.default(false),
    version: knownVersion,
  })
  .refine(needsReason, reasonMissing);
export const removalForm = z.object({ ...seatPerson, ...acceptance }).refine(needsReason, reasonMissing);

/** product 5.9 */
export const minRejectionLength = 10;

/**
 * An answer. Without a seat, the person's slot on the vessel. reason: why rejected, or what the office heard.
 * answeredVia, answeredAt: channel and time. hasRead: the declaration was confirmed. D2 §4, §7
 */
export const decisionForm = z
  .object({
    ...seatPerson,
    vesselCrewId: z.preprocess(blankToUndefined, id.optional()),
    assignmentOn: slot.default("Next"),
    assignmentStatus: z.enum(["Confirmed", "Rejected"]),
    user: z.string().max(20).optional(),
    evidenceFileId: z.preprocess(blankToUndefined, z.uuid().optional()),
    answeredVia: z.preprocess(blankToUndefined, z.enum(answerChannels).default("telephone")),
    answeredAt: z.preprocess(blankToUndefined, z.coerce.date().optional()),
    hasRead: flag,
    version: knownVersion,
    ...acceptance,
  })
  .refine(
    (answer) => (answer.assignmentStatus === "Rejected" ? answer.reason !== null : needsReason(answer)),
    reasonMissing,
  )
  .refine(
    ({ assignmentStatus, reason }) =>
      assignmentStatus === "Confirmed" || reason === null || reason.length >= minRejectionLength,
    { path: ["reason"], message: messageOf("validation.tooShort", { min: minRejectionLength }) },
  );

/** sendEmailType: the next mail due, if any. */
export const assignmentStored = z.object({
  id: z.number(),
  assignmentId: z.number(),
  vesselId: z.number(),
  vesselCrewId: z.number(),
  crewId: z.number(),
  slot: slot.nullable(),
  startDate: z.string(),
  endDate: z.string(),
  summaryStatus: z.enum(["Confirmed", "Pending", "Rejected"]),
  sendEmailType: z.enum(Object.values(mailOfEffect)).nullable(),
  overridden: z.array(z.string()),
  version: z.number(),
});
/** The result of a date change, with schedule dates more than a week off. */
export const datesStored = assignmentStored.extend({ differences: z.array(planDifference) });
