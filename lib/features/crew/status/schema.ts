import { z } from "zod";
import { resignationClasses } from "@/db/enums/crew";
import { blankToUndefined, optionalText, recordId, requiredText, knownVersion } from "@/lib/platform/validation";
import { ofEmployee, crewRecordId } from "../schema";
import { pastDay } from "../sections/values.schema";

/** The form of a resignation; dates in Asia/Jakarta, not in the future. */
export const resignForm = z.object({
  date: pastDay,
  resignationClass: z.enum(resignationClasses),
  reason: requiredText(500),
});
export const rehireForm = z.object({ date: pastDay, reason: requiredText(500) });

const person = { crewId: crewRecordId, version: knownVersion };
export const resignCrewInput = ofEmployee(resignForm.extend(person));
export const rehireCrewInput = ofEmployee(rehireForm.extend(person));
export const statusChanged = z.object({ id: z.number(), crewId: z.number(), version: z.number() });

export const conflictForm = z.object({
  otherCrewId: z.preprocess(blankToUndefined, recordId),
  reason: requiredText(500),
});
export const addConflictInput = ofEmployee(conflictForm.extend({ crewId: crewRecordId }));
export const endConflictForm = z.object({ note: optionalText(300) });
export const endConflictInput = endConflictForm.extend({ id: crewRecordId });
export const conflictChanged = z.object({ id: z.number(), crewId: z.number() });
const conflictRow = z.object({
  id: z.number(),
  crewId: z.number(),
  employeeNumber: z.string(),
  fullName: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  reason: z.string(),
  createdAt: z.date(),
  createdBy: z.string().nullable(),
});
export type ConflictRow = z.output<typeof conflictRow>;
export const conflictRows = z.array(conflictRow);
