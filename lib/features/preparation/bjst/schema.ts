import { z } from "zod";
import { preparationResults } from "@/db/enums/preparation";
import { asRecord } from "@/lib/platform/record";
import { pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, chosenId, recordId, requiredText, seenVersion } from "@/lib/platform/validation";
import { listItemsInput, preparationDay, uploadedFile } from "../schema";

const text = z.string().nullable();

/** A period of days; the message on the first day is the documented one. D2 §5 */
const training = {
  letterNumber: requiredText(40),
  startDate: preparationDay("preparation.bjst.startBeforeEnd"),
  endDate: preparationDay("preparation.bjst.startBeforeEnd"),
  place: requiredText(200),
};
const isInOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) => endDate >= startDate;
const outOfOrder = { path: ["endDate"], error: "preparation.bjst.endBeforeStart", when: () => true };
const spoken = (input: unknown) => {
  const body = asRecord(input);
  const id = body.employeePreparationBjstId ?? body.employeePreparationBJSTId ?? body.bjstId;
  return { ...body, employeePreparationBjstId: id };
};

export const insertBjstInput = z
  .object({ vesselId: recordId, employeeId: chosenId(), bjstTypeId: chosenId(), ...training })
  .refine(isInOrder, outOfOrder);
export const updateBjstInput = z.preprocess(
  spoken,
  z.object({ employeePreparationBjstId: recordId, ...training, version: seenVersion }).refine(isInOrder, outOfOrder),
);
/** The result with its proof, which the rule demands. D2 §5 */
export const bjstResultInput = z.preprocess(
  (input) => ({ ...spoken(input), attachmentId: blankToUndefined(asRecord(input).attachmentId) }),
  z.object({
    employeePreparationBjstId: recordId,
    assessmentStatus: z.preprocess(blankToUndefined, z.enum(preparationResults, "validation.required")),
    attachmentId: uploadedFile,
    version: seenVersion,
  }),
);
export const bjstIdInput = z.preprocess(spoken, z.object({ employeePreparationBjstId: recordId }));
export const listBjstsInput = listItemsInput;

export const bjstChanged = z.object({
  id: z.number(),
  employeePreparationBJSTId: z.number(),
  employeePreparationId: z.number(),
  version: z.number(),
});

export const bjstRow = z.object({
  id: z.number(),
  employeePreparationBJSTId: z.number(),
  employeePreparationId: z.number(),
  employeeId: z.number(),
  employeeName: z.string(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  vesselId: z.number(),
  vesselName: z.string(),
  bjstTypeId: z.number(),
  bjstTypeName: z.string(),
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
});
export type BjstRow = z.output<typeof bjstRow>;
export const bjstPage = pageOf(bjstRow);
