import { z } from "zod";
import { onOff, recordId } from "@/lib/platform/validation";
import { asRecord } from "@/lib/platform/record";
import { appraisalSpoken } from "../schema";

export const generateAppraisalInput = z.preprocess(
  (input) =>
    typeof input === "number" || typeof input === "string"
      ? { employeeAppraisalId: input }
      : appraisalSpoken(asRecord(input)),
  z.object({ employeeAppraisalId: recordId, inline: onOff.default(false) }),
);
