import { z } from "zod";
import { blankToUndefined, recordId, knownVersion, messageWhenBlank } from "@/lib/platform/validation";

/** The upload of a form, or its id. */
const upload = z.preprocess(
  (value) =>
    typeof value === "object" && value !== null && "fileId" in value ? value.fileId : blankToUndefined(value),
  z.uuid({ error: (issue) => messageWhenBlank("validation.required")(issue) ?? "files.notFound" }),
);
/** id: the list row the receipt belongs to. */
export const setReceiptInput = z.object({ id: recordId, attachmentId: upload, version: knownVersion });
export const receiptSet = z.object({
  id: z.number(),
  attachmentId: z.string(),
  attachment: z.string(),
  version: z.number(),
});
