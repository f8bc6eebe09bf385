import { z } from "zod";
import { preparationResults } from "@/db/enums/preparation";
import { lookupOptions } from "@/lib/features/lookups/schema";
import { asRecord } from "@/lib/platform/unknown-record";
import { pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, requiredId, recordId, requiredText, knownVersion } from "@/lib/platform/validation";
import { chosenIds, normalizeCrewIds, joinerChoice, listItemsInput, optionalFile, preparationDay } from "../schema";

const text = z.string().nullable();

/** A period of days. The message on the first day is the documented one. D2 §5 */
const training = {
  letterNumber: requiredText(40),
  startDate: preparationDay("preparation.bjst.startBeforeEnd"),
  endDate: preparationDay(),
  place: requiredText(200),
};
const isInOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) => endDate >= startDate;
const endBeforeStart = { path: ["endDate"], error: "preparation.bjst.endBeforeStart", when: () => true };
const normalizeBjstId = (input: unknown) => {
  const body = asRecord(input);
  const id = body.employeePreparationBjstId ?? body.employeePreparationBJSTId ?? body.bjstId;
  return { ...body, employeePreparationBjstId: id };
};

/** One training for one or several joiners of a vessel with one letter. D2 §5, §7 */
export const insertBjstInput = z.preprocess(
  normalizeCrewIds,
  z
    .object({ vesselId: recordId, crewIds: chosenIds, bjstTypeId: requiredId(), ...training })
    .refine(isInOrder, endBeforeStart),
);
export const updateBjstInput = z.preprocess(
  normalizeBjstId,
  z
    .object({ employeePreparationBjstId: recordId, ...training, version: knownVersion })
    .refine(isInOrder, endBeforeStart),
);
/** The result with an optional certificate. D2 §5, product 8 */
export const bjstResultInput = z.preprocess(
  normalizeBjstId,
  z.object({
    employeePreparationBjstId: recordId,
    assessmentStatus: z.preprocess(blankToUndefined, z.enum(preparationResults, "validation.required")),
    attachmentId: optionalFile,
    version: knownVersion,
  }),
);
export const bjstIdInput = z.preprocess(normalizeBjstId, z.object({ employeePreparationBjstId: recordId }));
export const listBjstsInput = listItemsInput;

/** The first id, and all ids. */
export const bjstStored = z.object({
  id: z.number(),
  employeePreparationBJSTId: z.number(),
  employeePreparationId: z.number(),
  ids: z.array(z.number()),
  mailIds: z.array(z.number()),
  rows: z.array(
    z.object({ crewId: z.number(), employeePreparationBJSTId: z.number(), employeePreparationId: z.number() }),
  ),
});
export const bjstChanged = z.object({
  id: z.number(),
  employeePreparationBJSTId: z.number(),
  employeePreparationId: z.number(),
  version: z.number(),
});

const bjstRow = z.object({
  id: z.number(),
  employeePreparationBJSTId: z.number(),
  employeePreparationId: z.number(),
  crewId: z.number(),
  employeeName: z.string(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  vesselId: z.number(),
  vesselName: z.string(),
  bjstTypeId: z.number(),
  bjstTypeName: z.string(),
  bjstTypeNameId: z.string(),
  letterNumber: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  place: z.string(),
  status: z.enum(["Scheduled", ...preparationResults]),
  result: z.enum(preparationResults).nullable(),
  attachmentId: text,
  attachmentFilename: text,
  createdBy: text,
  createdDate: z.date(),
  version: z.number(),
  isEnded: z.boolean(),
  mayUpdate: z.boolean(),
  /** The last day a passed training is valid. */
  countsUntil: text,
});
/** isReplaced: a later training of the type exists. */
export const bjstDetail = bjstRow.extend({
  isReplaced: z.boolean(),
  attachment: z
    .object({ fileId: z.string(), fileName: z.string(), contentType: z.string(), size: z.number() })
    .nullable(),
});
export type BjstRow = z.output<typeof bjstRow>;
export const bjstPage = pageOf(bjstRow);

export const bjstChoicesInput = z.object({ vesselId: recordId });
/** against: types a joiner cannot take, with the message key of the reason. */
export const bjstChoices = z.object({
  joiners: z.array(
    joinerChoice.extend({ blockedReason: z.array(z.object({ typeId: z.number(), reason: z.string() })) }),
  ),
  types: lookupOptions,
});
export type BjstChoices = z.output<typeof bjstChoices>;
