import { z } from "zod";
import { booleanInput, recordId } from "@/lib/platform/validation";
import { asRecord } from "@/lib/platform/unknown-record";
import { normalizeAppraisalId } from "../schema";

export const generateAppraisalInput = z.preprocess(
  (input) =>
    typeof input === "number" || typeof input === "string"
      ? { employeeAppraisalId: input }
      : normalizeAppraisalId(asRecord(input)),
  z.object({ employeeAppraisalId: recordId, inline: booleanInput.default(false) }),
);
