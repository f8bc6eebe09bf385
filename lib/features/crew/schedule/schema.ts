import { z } from "zod";
import { blankToUndefined } from "@/lib/platform/validation";
import { seaServiceForm } from "../sections/rows.schema";
import { asRecord, crewIdOf, crewRecordId } from "../schema";

const id = z.preprocess(blankToUndefined, crewRecordId.optional());

/**
 * Sea service entered by hand: on an own vessel by its id, or on another by name. Other fields are checked as sea
 * service.
 */
export const insertBoardScheduleInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    const values = {
      ...body,
      onBoard: body.onBoard ?? body.startDate ?? body.onBoardDate,
      offBoard: body.offBoard ?? body.endDate ?? body.offBoardDate,
    };
    return {
      crewId: crewIdOf(body),
      vesselId: body.vesselId,
      jobPositionId: body.jobPositionId ?? body.jobPositionMarineId ?? body.jobPositionTankerId,
      values,
    };
  },
  z.object({ crewId: crewRecordId, vesselId: id, jobPositionId: id, values: z.record(z.string(), z.unknown()) }),
);
/** The documented request body: on an own vessel, whose names are known, or on another. */
export const boardScheduleBody = () => {
  const service = z.object(seaServiceForm.shape).extend({ crewId: crewRecordId });
  const names = { companyName: true, vesselName: true, vesselType: true, position: true } as const;
  return z.union([
    service.omit(names).extend({ vesselId: crewRecordId, jobPositionId: id }),
    service.extend({ jobPositionId: id }),
  ]);
};
export const boardScheduleInserted = z.object({ id: z.number(), crewId: z.number() });
