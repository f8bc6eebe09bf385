import { z } from "zod";
import { blankToUndefined } from "@/lib/platform/validation";
import { asRecord } from "@/lib/platform/unknown-record";
import { requiredId } from "@/lib/platform/validation";
import { id } from "../check-in-out/schema";

const position = requiredId("manning.positionRequired");

/** A new seat. The documents name the position field by division. D2 §3, §7 */
export const seatForm = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { ...body, jobPositionId: body.jobPositionId ?? body.jobPositionMarineId ?? body.jobPositionTankerId };
  },
  z.object({ vesselId: id, jobPositionId: z.preprocess(blankToUndefined, position) }),
);
export const seatStored = z.object({
  id: z.number(),
  vesselCrewId: z.number(),
  vesselId: z.number(),
  jobPositionId: z.number(),
  sequence: z.number(),
});

export const removeSeatInput = z.object({ vesselId: id, vesselCrewId: id });
export const seatRemoved = z.object({ id: z.number(), vesselCrewId: z.number(), vesselId: z.number() });
