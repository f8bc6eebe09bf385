import type { FileValue } from "@/lib/features/applicants/registration/fields.schema";
import type { Random } from "./random";

/** A file an entry names; its bytes are made when the applicant is stored. */
export const fileValue = (random: Random, fileName: string): FileValue => ({
  fileId: random.uuid(),
  fileName,
  contentType: fileName.endsWith(".pdf") ? "application/pdf" : "image/jpeg",
  size: 0,
});
