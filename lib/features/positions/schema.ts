import { z } from "zod";
import { certificateKinds } from "@/db/enums/applicants";
import { divisionNumber, booleanInput, recordId } from "@/lib/platform/validation";

const id = recordId;

export const position = z.object({
  id: z.number(),
  divisionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameEn: z.string(),
  category: z.string(),
  level: z.string(),
  isCadet: z.boolean(),
});
/** A position with the requirements of one vessel type. */
export const positionOnVesselType = position.extend({
  vesselTypeId: z.number(),
  education: z.string(),
  minYears: z.number(),
});
export type PositionOnVesselType = z.output<typeof positionOnVesselType>;
export const vesselType = z.object({
  id: z.number(),
  divisionId: z.number(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
});
export const division = z.object({ id: z.number(), divisionName: z.string() });

export const positionsOfDivision = z.object({ divisionId: z.union([z.literal(1), z.literal(2)]) });
export const positionById = positionsOfDivision.extend({ id });
export const positionsOnVesselType = z.object({ vesselTypeId: id, divisionId: divisionNumber.optional() });
export const shipsInput = z.object({ id: id.optional() });
export const divisionById = z.object({ id });

export const matrixInput = z.object({
  divisionId: z.union([z.literal(1), z.literal(2)]),
  kind: z.enum(certificateKinds),
  jobPositionId: id,
  vesselTypeId: id,
  isMandatory: booleanInput.default(true),
});
export const matrixRow = z.object({
  id: z.number(),
  cocId: z.number().optional(),
  copId: z.number().optional(),
  certificateName: z.string(),
  certificateNameEn: z.string(),
  isMandatory: z.boolean(),
  noExpiry: z.boolean(),
  minMonthsValid: z.number(),
});

export const certificatesOfKind = z.object({ kind: z.enum(certificateKinds) });
export const certificateName = z.object({ id: z.number(), name: z.string(), nameEn: z.string() });
