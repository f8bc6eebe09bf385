import { z } from "zod";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import {
  blankToNull,
  blankToUndefined,
  requiredId,
  numeric,
  optionalText,
  recordId,
  listOfValues,
} from "@/lib/platform/validation";

const id = recordId;
const chosen = requiredId();
const optionalChoice = z.preprocess(blankToNull, id.nullable()).default(null);

/** An instant; without a zone it is in Asia/Jakarta. */
const instant = z.preprocess(
  (value) =>
    typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value)
      ? `${value}+07:00`
      : blankToNull(value),
  z
    .union([z.date(), z.string().transform((value) => new Date(value))])
    .refine((value) => !Number.isNaN(value.getTime()) && value.getUTCFullYear() >= 2000, "validation.date")
    .nullable(),
);

const fields = {
  vesselId: chosen,
  navigationStatusId: chosen,
  portId: chosen,
  originPortId: optionalChoice,
  destinationPortId: optionalChoice,
  voyageNumber: optionalText(30),
  recordedAt: instant.default(null),
  arrivesAt: instant.default(null),
  note: optionalText(500),
};
export const voyageForm = z.object(fields);

/** Accept the documented names of navigation status and port, with or without "Id", and the arrival as ETA. */
export const insertVoyageInput = z.preprocess((input) => {
  const body: Record<string, unknown> = typeof input === "object" && input !== null ? { ...input } : {};
  return {
    ...body,
    navigationStatusId: body.navigationStatusId ?? body.navigationStatus,
    portId: body.portId ?? body.port,
    originPortId: body.originPortId ?? body.origin,
    destinationPortId: body.destinationPortId ?? body.destination,
    arrivesAt: body.arrivesAt ?? body.eta,
  };
}, voyageForm);
export const voyageInserted = z.object({ id: z.number(), vesselId: z.number() });

export const logDays = ["7", "30", "90", "365"] as const;
/** days: only entries of the last days. */
export const listVoyageLogInput = z.object({
  ...listInput(200),
  vesselId: id,
  portId: listOfValues(id),
  navigationStatusId: listOfValues(id),
  days: z.preprocess(blankToUndefined, numeric(z.number().int().min(1).max(3_650)).optional()),
});
export const voyageHeaderInput = z.preprocess(
  (input) => {
    const body: Record<string, unknown> = typeof input === "object" && input !== null ? { ...input } : {};
    return { ...body, vesselId: body.vesselId ?? body.id };
  },
  z.object({ vesselId: id }),
);

const text = z.string().nullable();
export const voyageHeader = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  origin: text,
  destination: text,
  voyageNumber: text,
  arrivesAt: z.date().nullable(),
  currentLocation: text,
  navigationStatus: text,
  navigationStatusNameId: text,
  recordedAt: z.date().nullable(),
});

const voyageEntry = z.object({
  isHeader: z.literal(false),
  id: z.number(),
  vesselId: z.number(),
  navigationStatusId: z.number(),
  navigationStatus: z.string(),
  navigationStatusNameId: text,
  portId: z.number(),
  port: z.string(),
  originPortId: z.number().nullable(),
  originPort: text,
  destinationPortId: z.number().nullable(),
  destinationPort: text,
  voyageNumber: text,
  arrivesAt: z.date().nullable(),
  recordedAt: z.date(),
  note: text,
  createdByName: text,
  createdAt: z.date(),
});
export type VoyageEntry = z.output<typeof voyageEntry>;

/** The header row comes first on every page, because the table drops row one. D2 §2 */
const voyageLogRow = z.discriminatedUnion("isHeader", [
  voyageHeader.extend({ isHeader: z.literal(true) }),
  voyageEntry,
]);
export const voyageLogPage = pageOf(voyageLogRow);
