import { z } from "zod";
import { crewSections } from "@/db/enums/crew";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, optionalText, listOfValues } from "@/lib/platform/validation";
import { attachment } from "../sections/values.schema";
import { ofEmployee, crewRecordId } from "../schema";

export const requestCrewChangeInput = ofEmployee(
  z.object({
    crewId: crewRecordId,
    section: z.enum(crewSections),
    values: z.record(z.string(), z.unknown()),
    note: optionalText(500),
  }),
);
export const changeRequested = z.object({ id: z.number(), crewId: z.number() });

export const requestStates = ["open", "decided"] as const;
export const listChangeRequestsInput = z.object({
  ...listInput(10),
  section: listOfValues(z.enum(crewSections)),
  state: z.enum(requestStates).default("open"),
  crewId: z.preprocess(blankToUndefined, crewRecordId.optional()),
});

const row = {
  id: z.number(),
  crewId: z.number(),
  employeeNumber: z.string(),
  fullName: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  section: z.enum(crewSections),
  note: z.string().nullable(),
  createdAt: z.date(),
  createdBy: z.string().nullable(),
  state: z.enum(["open", "Approved", "Rejected", "Withdrawn"]),
  decidedAt: z.date().nullable(),
  decidedBy: z.string().nullable(),
  decisionReason: z.string().nullable(),
  canDecide: z.boolean(),
  canWithdraw: z.boolean(),
};
const changeRequestRow = z.object(row);
export type ChangeRequestRow = z.output<typeof changeRequestRow>;
export const changeRequestPage = pageOf(changeRequestRow).extend({
  counts: z.record(z.enum(requestStates), z.number()),
  /** The total without keyword and filters; null if the list is not filtered. */
  outOf: z.number().nullable(),
});

export const changeRequestId = z.object({ id: crewRecordId });
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
/**
 * A change request with its fields. before is the value on record now, or at the decision. version is the record's, so
 * that the decision applies to what was shown.
 */
export const changeRequestDetail = z.object({
  ...row,
  version: z.number(),
  isRemoval: z.boolean(),
  renews: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  attachment: attachment.nullable(),
});

export const decisionForm = z
  .object({ decision: z.enum(["Approved", "Rejected"]), reason: optionalText(500) })
  .refine(({ decision, reason }) => decision !== "Rejected" || Boolean(reason), {
    path: ["reason"],
    error: "validation.required",
    when: () => true,
  });
export const decideChangeRequestInput = decisionForm.safeExtend({
  id: crewRecordId,
  version: z.preprocess(blankToUndefined, z.coerce.number().int().optional()),
});
export const changeDecided = z.object({
  id: z.number(),
  crewId: z.number(),
  decision: z.enum(["Approved", "Rejected", "Withdrawn"]),
});
