import { z } from "zod";
import { booleanInput } from "@/lib/platform/validation";

const fileTypes = [
  "personaldata",
  "Appraisal",
  "asessment",
  "contract",
  "pkl",
  "mcu",
  "bjst",
  "medical",
  "blacklist",
  "job",
] as const;

export const uploadFileInput = z.object({
  fileId: z
    .uuid()
    .optional()
    .or(z.literal("").transform(() => undefined)),
  fileType: z.enum(fileTypes).default("personaldata"),
  fileContent: z.file({ error: "files.wrongType" }),
});
export const uploadedFile = z.object({
  fileId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
});

export const downloadFileInput = z.object({
  fileId: z.uuid("files.notFound"),
  fileType: z.string().max(40).optional(),
  fileName: z.string().max(200).optional(),
  inline: booleanInput.default(false),
});
