import { z } from "zod";
import { resignationClasses } from "@/db/enums/crew";
import { optionalText, requiredText } from "@/lib/platform/validation";
import { asRecord, crewIdOf, crewRecordId } from "./schema";
import { pastDay } from "./sections.schema";

/** What the dialogs ask for; dates in Asia/Jakarta, not in the future. */
export const resignForm = z.object({ date: pastDay, resignationClass: z.enum(resignationClasses, { error: "validation.required" }), reason: requiredText(500) });
export const rehireForm = z.object({ date: pastDay, reason: requiredText(500) });

const named = (input: unknown) => ({ ...asRecord(input), employeeId: crewIdOf(asRecord(input)) });
const person = { employeeId: crewRecordId, version: z.coerce.number().int().optional() };
export const resignCrewInput = z.preprocess(named, resignForm.extend(person));
export const rehireCrewInput = z.preprocess(named, rehireForm.extend(person));
export const statusChanged = z.object({ id: z.number(), employeeId: z.number(), version: z.number() });

export const conflictForm = z.object({ otherEmployeeId: crewRecordId, reason: requiredText(500) });
export const addConflictInput = z.preprocess(named, conflictForm.extend({ employeeId: crewRecordId }));
export const endConflictInput = z.object({ id: crewRecordId, note: optionalText(300) });
export const conflictChanged = z.object({ id: z.number(), employeeId: z.number() });
export const conflictRow = z.object({
  ...{ id: z.number(), employeeId: z.number(), employeeNumber: z.string(), fullName: z.string(), position: z.string() },
  ...{ reason: z.string(), createdAt: z.date(), createdBy: z.string().nullable() },
});
export const conflictRows = z.array(conflictRow);
