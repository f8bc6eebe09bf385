import { z } from "zod";
import { checkedDocuments } from "@/db/enums/preparation";
import { blankToUndefined } from "@/lib/platform/validation";

export const checkDocumentInput = z.object({
  code: z
    .string()
    .regex(/^[\w-]{22}$/, "validation.invalid")
    .meta({ examples: ["A".repeat(22)] }),
  hash: z.preprocess(
    blankToUndefined,
    z
      .string()
      .regex(/^[0-9a-f]{64}$/, "validation.invalid")
      .meta({ examples: ["0".repeat(64)] })
      .optional(),
  ),
});

/** The matching file of the document; null without a given hash. */
const files = ["original", "signed", "record", "unknown"] as const;
export type CheckedFile = (typeof files)[number];

/** Everything a holder of the document learns. A revoked code reveals nothing of the document. product 2.10 */
export const checkedDocument = z.object({
  kind: z.enum(checkedDocuments),
  isRevoked: z.boolean(),
  file: z.enum(files).nullable(),
  shown: z
    .object({
      number: z.string(),
      initials: z.string(),
      vessel: z.string().nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      status: z.enum(["Pending Sign", "Signed", "Completed", "Issued"]),
      issuedOn: z.string(),
    })
    .nullable(),
});
export type CheckedDocument = z.output<typeof checkedDocument>;
