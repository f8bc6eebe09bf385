import { z } from "zod";
import { recordMcuResultInput } from "@/lib/features/applicants/pipeline/schema";

/** Convert the form's file object into the file id the operation takes. */
export const mcuResultFormInput = z.preprocess((values) => {
  if (typeof values !== "object" || values === null || !("file" in values)) return values;
  const { file, ...rest } = values;
  return { ...rest, fileId: typeof file === "object" && file !== null && "fileId" in file ? file.fileId : null };
}, recordMcuResultInput);
